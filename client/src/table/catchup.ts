// What the others did while one was away, played again on the board, act by act.
import { signal } from "@preact/signals";
import { api } from "../api";
import { lang } from "../i18n";
import type { LogEntry, ReplayPosition } from "../protocol";
import type { Control } from "./control";
import { missed, type Model } from "./model";
import type { Player, Stage, Trail } from "./stage";

export class CatchUp {
  /** How many acts there are to see again; nought when there is nothing to offer. */
  readonly offered = signal(0);
  readonly running = signal<{ n: number; of: number; entry: LogEntry | null } | null>(null);
  private stopped = false;
  private from = 0;
  private begun = false;

  constructor(
    private readonly id: string,
    private readonly model: Model,
    private readonly control: Control,
    private readonly board: Player,
    private readonly stage: Stage,
  ) {}

  /** To be called once the first update is there. */
  begin(): void {
    const seen = this.model.seen.value;
    if (this.begun || seen === null || this.model.now.value === null) return;
    this.begun = true;
    const mine = new Set(this.model.seats.value.filter((seat) => seat.you && seat.side).map((seat) => seat.side!));
    const found = this.model.spectator.value ? [] : missed(this.model.log.value, seen, mine);
    this.from = (found[0]?.n ?? 1) - 1;
    this.offered.value = seen > 0 ? found.length : 0;
    if (this.offered.value === 0) this.seen();
  }

  seen(): void {
    const last = this.model.lastEntry.value;
    if (last >= 0) this.control.seen(last);
  }

  dismiss(): void {
    this.offered.value = 0;
    this.seen();
  }

  stop(): void {
    this.stopped = true;
  }

  private position(n: number): Promise<ReplayPosition> {
    return api.get<ReplayPosition>(`/api/tables/${encodeURIComponent(this.id)}/replay/${n}?lang=${lang.value}`, { quiet: true });
  }

  async run(): Promise<void> {
    const last = this.model.lastEntry.value;
    this.stopped = false;
    this.offered.value = 0;
    this.stage.hold();
    try {
      const start = await this.position(this.from);
      this.board.setMenu(null);
      this.board.setTrails([]);
      this.board.setPosition(start.units, start.hidden);
      const trails: Trail[] = [];
      for (let n = this.from + 1; n <= last && !this.stopped; n++) {
        const next = await this.position(n);
        this.running.value = { n: n - this.from, of: last - this.from, entry: this.model.log.value.find((entry) => entry.n === n) ?? null };
        await this.board.play(next.events);
        if (this.stopped) break;
        for (const event of next.events) if (event.kind === "moved" && event.unit !== null) trails.push({ unit: event.unit, path: event.path });
        this.board.setPosition(next.units, next.hidden);
        this.board.setTrails(trails.slice(-30));
      }
    } catch {
      // what cannot be fetched is not replayed: the position stands in any case
    } finally {
      this.running.value = null;
      const now = this.model.now.value;
      if (now) this.stage.release(now);
      this.seen();
    }
  }
}
