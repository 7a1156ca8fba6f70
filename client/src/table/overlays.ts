// Overlays: asked of the server, asked again when the position changes, at most two areas at once.
import { signal } from "@preact/signals";
import type { Board, OverlayAnswer, OverlayInfo } from "../protocol";

export interface Shown {
  info: OverlayInfo;
  side: string | null;
  answer: OverlayAnswer | null;
}

export interface OverlayHost {
  ask(question: { name: string; side: string | null; unit: string | null }): Promise<OverlayAnswer>;
  draw(name: string, style: OverlayInfo["style"], answer: OverlayAnswer | null, side?: string): void;
  own(): string | null; // whose eyes
  unit(): string | null; // whom an overlay of one unit is about
}

const FOE_FIRST: readonly OverlayInfo["style"][] = ["zone", "threat"];
const MOST_AREAS = 2;

/** The sides an overlay is shown for, one after the other, before it goes off again. */
export function rounds(info: OverlayInfo, sides: readonly string[], own: string | null): (string | null)[] {
  if (info.per !== "side") return [null];
  const foes = sides.filter((side) => side !== own);
  const mine = sides.filter((side) => side === own);
  return FOE_FIRST.includes(info.style) ? [...foes, ...mine] : [...mine, ...foes];
}

export class Overlays {
  /** Those that are on, oldest first. */
  readonly on = signal<readonly Shown[]>([]);
  /** Of a stack, the unit that was pointed at: overlays of one unit are about it. */
  readonly about = signal<string | null>(null);
  private turn = 0;

  constructor(
    private readonly board: () => Board,
    private readonly host: OverlayHost,
  ) {}

  /** On, then for the next side, then off. */
  toggle(name: string): void {
    const info = this.board().overlays.find((overlay) => overlay.name === name);
    if (!info) return;
    const order = rounds(info, this.board().sides.map((side) => side.id), this.host.own());
    const shown = this.on.value.find((overlay) => overlay.info.name === name);
    const next = shown ? order.indexOf(shown.side) + 1 : 0;
    if (shown) this.remove(name);
    if (next >= order.length) return;
    this.makeRoom(info);
    this.on.value = [...this.on.value, { info, side: order[next] ?? null, answer: null }];
    void this.refresh(name);
  }

  /** An overlay of one unit is on: which of a stack it is about can be said. */
  get ofOne(): boolean {
    return this.on.value.some((shown) => shown.info.per === "unit");
  }

  private makeRoom(info: OverlayInfo): void {
    if (info.style === "line") return;
    const areas = this.on.value.filter((shown) => shown.info.style !== "line");
    for (const shown of areas.slice(0, Math.max(0, areas.length - MOST_AREAS + 1))) this.remove(shown.info.name);
  }

  private remove(name: string): void {
    const gone = this.on.value.find((shown) => shown.info.name === name);
    if (gone) this.host.draw(name, gone.info.style, null);
    this.on.value = this.on.value.filter((shown) => shown !== gone);
  }

  clear(): void {
    for (const shown of this.on.value) this.remove(shown.info.name);
  }

  /** Ask again for one, or for all that are on: only the last answer counts. */
  async refresh(only?: string): Promise<void> {
    const turn = ++this.turn;
    const wanted = this.on.value.filter((shown) => only === undefined || shown.info.name === only);
    await Promise.all(
      wanted.map(async ({ info, side }) => {
        const unit = info.per === "unit" ? this.host.unit() : null;
        const answer = info.per === "unit" && unit === null ? null : await this.host.ask({ name: info.name, side, unit }).catch(() => null);
        const still = this.on.value.find((shown) => shown.info.name === info.name && shown.side === side);
        if (!still || (only === undefined && turn !== this.turn)) return;
        this.on.value = this.on.value.map((shown) => (shown === still ? { ...shown, answer } : shown));
        this.host.draw(info.name, info.style, answer, side ?? undefined);
      }),
    );
  }
}
