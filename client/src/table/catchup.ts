// Replays on the board what the opponent did while the player was away.
import { signal } from "@preact/signals";
import { api } from "../api";
import { type Move, movesIn } from "../board/trails";
import { lang } from "../i18n";
import type { LogEntry, ReplayPosition } from "../protocol";
import type { Control } from "./control";
import { type Model, unseenEntries } from "./model";
import type { Player, Stage } from "./stage";

export class CatchUp {
  /** How many actions can be replayed; 0 if there is nothing to offer. */
  readonly offered = signal(0);
  /** The player has never been here. */
  readonly first = signal(false);
  readonly running = signal<{ n: number; of: number; entry: LogEntry | null } | null>(null);
  private stopped = false;
  private from = 0;
  private started = false;

  constructor(
    private readonly id: string,
    private readonly model: Model,
    private readonly control: Control,
    private readonly board: Player,
    private readonly stage: Stage,
    private readonly guided: () => boolean = () => false,
    private readonly asked: () => boolean = () => false,
  ) {}

  /** Call after the first update. Who is guided through his first turn is not shown anything else. */
  begin(): void {
    const seen = this.model.seen.value;
    if (this.started || seen === null || this.model.now.value === null) return;
    this.started = true;
    const mine = new Set(
      this.model.seats.value.filter((seat) => seat.you && seat.side).map((seat) => seat.side!),
    );
    const hides = this.model.spectator.value || this.guided();
    const found = hides ? [] : unseenEntries(this.model.log.value, seen, mine);
    this.from = (found[0]?.n ?? 1) - 1;
    this.first.value = seen === 0;
    this.offered.value = found.length;
    if (this.offered.value === 0) this.seen();
    else if (this.asked()) void this.run();
  }

  seen(): void {
    const last = this.model.lastEntry.value;
    if (last >= 0) this.control.markSeen(last);
  }

  dismiss(): void {
    this.offered.value = 0;
    this.seen();
  }

  /** Put the card away, or stop what is being shown. */
  close(): void {
    if (this.running.peek()) this.stop();
    else this.dismiss();
  }

  /** A few lines of what happened: where dice fell or units were lost, if anything of the kind did. */
  highlights(most: number): string[] {
    const entries = this.model.log.value.filter((entry) => entry.n > this.from && entry.lines.length > 0);
    const told = entries.filter((entry) =>
      entry.lines.some((line) => line.face > 0 || line.kind === "removed"),
    );
    return (told.length > 0 ? told : entries).slice(-most).map((entry) => entry.lines[0]!.text);
  }

  stop(): void {
    this.stopped = true;
  }

  private position(n: number): Promise<ReplayPosition> {
    return api.get<ReplayPosition>(
      `/api/tables/${encodeURIComponent(this.id)}/replay/${n}?lang=${lang.value}`,
      { quiet: true },
    );
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
      const trails: Move[] = [];
      for (let n = this.from + 1; n <= last && !this.stopped; n++) {
        const next = await this.position(n);
        this.running.value = {
          n: n - this.from,
          of: last - this.from,
          entry: this.model.log.value.find((entry) => entry.n === n) ?? null,
        };
        await this.board.play(next.events);
        if (this.stopped) break;
        trails.push(...movesIn(next.events));
        this.board.setPosition(next.units, next.hidden);
        this.board.setTrails(trails.slice(-30));
      }
    } catch {
      // what cannot be fetched is not replayed; the position is shown anyway
    } finally {
      this.running.value = null;
      const now = this.model.now.value;
      if (now) this.stage.release(now);
      this.seen();
    }
  }
}
