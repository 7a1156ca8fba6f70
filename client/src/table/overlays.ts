// Overlays: requested from the server, again when the position changes; at most two areas at once.
import { signal } from "@preact/signals";
import type { Board, OverlayAnswer, OverlayInfo } from "../protocol";

export interface ActiveOverlay {
  info: OverlayInfo;
  side: string | null;
  answer: OverlayAnswer | null;
}

export interface OverlayHost {
  ask(question: { name: string; side: string | null; unit: string | null }): Promise<OverlayAnswer>;
  draw(name: string, style: OverlayInfo["style"], answer: OverlayAnswer | null, side?: string): void;
  own(): string | null; // the player's side
  unit(): string | null; // the unit an overlay is about
}

const FOE_FIRST: readonly OverlayInfo["style"][] = ["zone", "threat"];
const MOST_AREAS = 2;

/** The sides an overlay is shown for, one after the other, before it is switched off. */
export function rounds(info: OverlayInfo, sides: readonly string[], own: string | null): (string | null)[] {
  if (info.per !== "side") return [null];
  const foes = sides.filter((side) => side !== own);
  const mine = sides.filter((side) => side === own);
  return FOE_FIRST.includes(info.style) ? [...foes, ...mine] : [...mine, ...foes];
}

export class Overlays {
  /** The active overlays, oldest first. */
  readonly on = signal<readonly ActiveOverlay[]>([]);
  /** The unit of a stack that was pointed at, for overlays about one unit. */
  readonly about = signal<string | null>(null);
  private turn = 0;

  constructor(
    private readonly board: () => Board,
    private readonly host: OverlayHost,
  ) {}

  /** On, then for the next side, then off. */
  toggle(name: string): void {
    const info = this.board().overlays.find((candidate) => candidate.name === name);
    if (!info) return;
    const order = rounds(
      info,
      this.board().sides.map((side) => side.id),
      this.host.own(),
    );
    const current = this.find(name);
    const next = current ? order.indexOf(current.side) + 1 : 0;
    if (current) this.remove(name);
    if (next >= order.length) return;
    this.makeRoom(info);
    this.on.value = [...this.on.value, { info, side: order[next] ?? null, answer: null }];
    void this.refresh(name);
  }

  /** Whether an overlay about one unit is on, so that the player can choose the unit. */
  get ofOne(): boolean {
    return this.on.value.some((overlay) => overlay.info.per === "unit");
  }

  private find(name: string): ActiveOverlay | undefined {
    return this.on.value.find((overlay) => overlay.info.name === name);
  }

  private makeRoom(info: OverlayInfo): void {
    if (info.style === "line") return;
    const areas = this.on.value.filter((overlay) => overlay.info.style !== "line");
    for (const overlay of areas.slice(0, Math.max(0, areas.length - MOST_AREAS + 1)))
      this.remove(overlay.info.name);
  }

  private remove(name: string): void {
    const current = this.find(name);
    if (current) this.host.draw(name, current.info.style, null);
    this.on.value = this.on.value.filter((overlay) => overlay !== current);
  }

  clear(): void {
    for (const overlay of this.on.value) this.remove(overlay.info.name);
  }

  /** Request one overlay, or all active ones, again; only the last answer counts. */
  async refresh(only?: string): Promise<void> {
    const turn = ++this.turn;
    const active = this.on.value.filter((overlay) => only === undefined || overlay.info.name === only);
    await Promise.all(
      active.map(async ({ info, side }) => {
        const unit = info.per === "unit" ? this.host.unit() : null;
        const answer =
          info.per === "unit" && unit === null
            ? null
            : await this.host.ask({ name: info.name, side, unit }).catch(() => null);
        const current = this.on.value.find(
          (overlay) => overlay.info.name === info.name && overlay.side === side,
        );
        if (!current || (only === undefined && turn !== this.turn)) return;
        this.on.value = this.on.value.map((overlay) =>
          overlay === current ? { ...overlay, answer } : overlay,
        );
        this.host.draw(info.name, info.style, answer, side ?? undefined);
      }),
    );
  }
}
