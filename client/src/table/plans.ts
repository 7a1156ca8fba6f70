// The plan layer: what the player draws for himself. The server keeps it for his seat and tells nobody else.
import { computed, signal } from "@preact/signals";
import type { AskPlan, DangerAnswer, PlanAnswer, PlanIn } from "../protocol";

export const TOOLS = ["attack", "move", "target", "hold", "watch", "note", "erase"] as const;
export type Tool = (typeof TOOLS)[number];

export interface PlanHost {
  plan(question: Omit<AskPlan, "t" | "id">): Promise<PlanAnswer>;
  danger(): Promise<DangerAnswer>;
  /** The unit that a way from a hex is meant for, or "". */
  unitAt(hex: string): string;
}

type Drawn = Required<PlanIn>;
const NOTHING: Drawn = { arrows: [], marks: [], notes: [] };
const MOST = 100; // of each kind

export class Plans {
  /** The player is drawing: clicks go to the plan. */
  readonly on = signal(false);
  readonly tool = signal<Tool>("attack");
  readonly drawn = signal<Drawn>(NOTHING);
  /** The hexes of an arrow that is begun. */
  readonly draft = signal<readonly string[]>([]);
  /** The hex whose note is being written. */
  readonly writing = signal<string | null>(null);
  readonly failed = signal(false);
  readonly danger = signal<DangerAnswer | null>(null);
  readonly isEmpty = computed(() => Object.values(this.drawn.value).every((list) => list.length === 0));

  constructor(private readonly host: PlanHost) {}

  toggle(): void {
    this.on.value = !this.on.value;
    this.stop();
    if (this.on.value) void this.warn();
    else this.danger.value = null;
  }

  use(tool: Tool): void {
    this.stop();
    this.tool.value = tool;
  }

  /** Away with what is begun; false if there was nothing. */
  stop(): boolean {
    const begun = this.draft.value.length > 0 || this.writing.value !== null;
    this.draft.value = [];
    this.writing.value = null;
    return begun;
  }

  /** A hex was chosen while drawing; `corner`: the way goes on from there. */
  click(hex: string, corner = false): void {
    const tool = this.tool.value;
    if (tool === "attack" || tool === "move") this.lead(tool, hex, corner);
    else if (tool === "erase") this.erase(hex);
    else if (tool === "note") this.writing.value = hex;
    else this.mark(hex, tool);
  }

  private lead(kind: "attack" | "move", hex: string, corner: boolean): void {
    const way = this.draft.value;
    if (way.at(-1) === hex) {
      this.draft.value = [];
      return;
    }
    const longer = [...way, hex];
    if (longer.length < 2 || corner) {
      this.draft.value = longer;
      return;
    }
    this.draft.value = [];
    const unit = kind === "move" ? this.host.unitAt(way[0]!) : "";
    const { arrows, ...rest } = this.drawn.value;
    this.keep({ ...rest, arrows: [...arrows, { kind, way: longer, unit }].slice(-MOST) });
  }

  /** The same sign a second time takes it away. */
  private mark(hex: string, sign: "target" | "hold" | "watch"): void {
    const { marks, ...rest } = this.drawn.value;
    const others = marks.filter((mark) => mark.hex !== hex);
    const had = marks.some((mark) => mark.hex === hex && mark.sign === sign);
    this.keep({ ...rest, marks: had ? others : [...others, { hex, sign }].slice(-MOST) });
  }

  noteAt(hex: string): string {
    return this.drawn.value.notes.find((note) => note.hex === hex)?.text ?? "";
  }

  /** Write the note of the chosen hex; without words it is taken away. */
  write(text: string): void {
    const hex = this.writing.value;
    this.writing.value = null;
    if (hex === null) return;
    const { notes, ...rest } = this.drawn.value;
    const others = notes.filter((note) => note.hex !== hex);
    const words = text.trim();
    this.keep({ ...rest, notes: words ? [...others, { hex, text: words }].slice(-MOST) : others });
  }

  /** Rub out what begins, ends or stands in a hex. */
  private erase(hex: string): void {
    const { arrows, marks, notes } = this.drawn.value;
    this.keep({
      arrows: arrows.filter(({ way }) => way[0] !== hex && way.at(-1) !== hex),
      marks: marks.filter((mark) => mark.hex !== hex),
      notes: notes.filter((note) => note.hex !== hex),
    });
  }

  clear(): void {
    this.stop();
    this.keep(NOTHING);
  }

  private keep(plan: Drawn): void {
    this.drawn.value = plan;
    void this.send({ plan });
  }

  /** What the server keeps: on coming back, or for the other seat of the same player, who sees no other plan. */
  async refresh(): Promise<void> {
    this.stop();
    this.drawn.value = NOTHING;
    await this.send({ plan: null });
  }

  /** Drawn by the same player, here or in another window. */
  take({ arrows, marks, notes }: PlanAnswer): void {
    this.drawn.value = { arrows, marks, notes };
  }

  private async send(question: Omit<AskPlan, "t" | "id">): Promise<void> {
    try {
      const answer = await this.host.plan(question);
      if (question.plan === null) this.take(answer);
      this.failed.value = false;
    } catch {
      this.failed.value = true;
    }
  }

  /** How hard each hex could be struck, while the layer is shown. */
  async warn(): Promise<void> {
    try {
      const answer = await this.host.danger();
      if (this.on.peek()) this.danger.value = answer;
    } catch {
      // the old one stays
    }
  }
}
