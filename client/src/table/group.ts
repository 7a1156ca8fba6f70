// Several units taken as one: whole stacks or chosen counters. The server says who can go where, and why not
// the others.
import { batch, computed, type Signal, signal } from "@preact/signals";
import type { GroupAnswer, Menu, Group as Question, Step } from "../protocol";
import type { Model } from "./model";
import type { Explanation } from "./why";
import { mergeParts } from "./why";

/** What a group needs of the table. */
export interface GroupHost {
  /** The units that could have been selected instead of the selected one, including it. */
  all(): readonly string[];
  ask(question: Omit<Question, "t" | "id">): Promise<GroupAnswer>;
  play(acts: readonly Step[]): void;
  /** Select one unit. */
  take(verb: string, unit: string): void;
  select(hex: string): void;
  explain(card: Explanation): void;
  say(id: string, args?: Record<string, string | number>): string;
  fail(message: string): void;
}

export interface Click {
  hex: string;
  how: "mouse" | "touch" | "key";
  /** The counter under the pointer. */
  unit?: string | undefined;
  shift?: boolean | undefined;
}

export class Group {
  /** The units shown in the bar, the strongest of each stack first. */
  readonly members = signal<readonly string[]>([]);
  /** Those of them that are to go. */
  readonly chosen: Signal<ReadonlySet<string>> = signal(new Set<string>());
  /** Where they could go. */
  readonly whole = signal<GroupAnswer | null>(null);
  /** Who of them can go to the hex pointed at. */
  readonly target = signal<GroupAnswer | null>(null);
  /** Who cannot get to the hex goes as near as it can. */
  readonly best = signal(false);
  /** The next click adds a stack. */
  readonly adding = signal(false);
  readonly on = computed(() => this.members.value.length > 0);
  private armed: string | null = null; // the hex that was clicked: a second click confirms
  private turn = 0;
  private pointed: string | null = null;

  constructor(
    private readonly model: Model,
    private readonly host: GroupHost,
  ) {}

  /** What the map highlights for the group; null while there is none. */
  readonly menu = computed((): Menu | null => {
    const [menu, whole] = [this.model.menu.value, this.whole.value];
    if (!this.on.value || !menu) return null;
    const n = this.chosen.value.size;
    const lit = Object.fromEntries(
      Object.entries(whole?.reach ?? {}).map(([hex, at]) => [
        hex,
        { cost: at.n < n ? `${at.n}/${n}` : at.cost, stop: false },
      ]),
    );
    const plain = {
      label: "",
      cite: "",
      final: false,
      finals: [],
      names: {},
      act: "",
      role: "" as const,
      takes: false,
      wasted: {},
      foretold: {},
    };
    return {
      ...menu,
      verbs: [
        { ...plain, verb: "", kind: "hex", nouns: Object.keys(lit), lit },
        { ...plain, verb: "", kind: "unit", nouns: [...this.chosen.value], lit: {} },
      ],
    };
  });

  /** The hexes that only part of the group can enter. */
  readonly part = computed((): string[] => {
    const n = this.chosen.value.size;
    const reach = Object.entries(this.whole.value?.reach ?? {});
    return this.on.value ? reach.filter(([, at]) => at.n < n).map(([hex]) => hex) : [];
  });

  /** From where to where each would go, when each goes as near as it can. */
  readonly ways = computed((): string[][] => {
    const ends = this.best.value ? Object.entries(this.target.value?.ends ?? {}) : [];
    const ways = ends.map(([unit, to]) => [this.model.where(unit), to]);
    const known = ways.filter((way): way is string[] => way[0] !== null);
    return [...new Map(known.map((way) => [way.join(), way])).values()];
  });

  setBest(best: boolean): void {
    const hex = this.target.value?.hex ?? this.pointed;
    this.best.value = best;
    this.target.value = null;
    if (hex !== null && this.on.value)
      void this.look(hex).then((answer) => {
        if (answer) this.target.value = answer;
      });
  }

  /** The units of a hex that can be selected. */
  takeable(hex: string): string[] {
    const menu = this.model.menu.value;
    if (!menu?.yours) return [];
    const able = new Set([
      ...menu.verbs.filter((verb) => verb.kind === "unit" && verb.takes).flatMap((v) => v.nouns),
      ...this.host.all(),
      ...(menu.held !== null ? [menu.held] : []),
    ]);
    return this.model.unitsAt(hex).filter((unit) => able.has(unit));
  }

  /** A click on the map; true if it was meant for a group. */
  click({ hex, how, unit, shift }: Click): boolean {
    if (shift || this.adding.value) return this.add(hex);
    if (this.on.value) {
      if (this.stands(hex)) this.clear();
      else void this.go(hex, how);
      return true;
    }
    const here = this.takeable(hex);
    const menu = this.model.menu.value;
    if (here.length < 2 || !menu) return false;
    if (menu.held !== null) return here.includes(menu.held) && !this.joins(hex) && this.add(hex);
    if (how !== "mouse" || this.otherwise(hex)) return false;
    const top = unit !== undefined && here.includes(unit) ? unit : here[0]!;
    const verbs = menu.verbs.filter((verb) => verb.takes && verb.nouns.includes(top));
    if (verbs.length !== 1) return false;
    this.host.select(hex);
    this.host.take(verbs[0]!.verb, top);
    return true;
  }

  /** Whether a click on a hex could mean anything but selecting a unit in it; what else units can do is offered
   * beside the map. */
  private otherwise(hex: string): boolean {
    const here = new Set(this.model.unitsAt(hex));
    const able = new Set(this.takeable(hex));
    return (
      this.model.menu.value?.verbs.some(
        (verb) =>
          (verb.kind === "hex" && verb.nouns.includes(hex)) ||
          (verb.kind === "unit" &&
            !verb.takes &&
            verb.nouns.some((noun) => here.has(noun) && !able.has(noun))),
      ) ?? false
    );
  }

  /** Whether others of a hex can join what is in hand: ships its voyage, divisions its overrun. */
  private joins(hex: string): boolean {
    const here = this.model.unitsAt(hex);
    const verbs = this.model.menu.value?.verbs.filter(({ role, kind }) => role === "join" && kind === "unit");
    return verbs?.some(({ nouns }) => nouns.some((unit) => here.includes(unit))) ?? false;
  }

  private stands(hex: string): boolean {
    return this.members.value.some((unit) => this.model.where(unit) === hex);
  }

  /** Add the stack of a hex; a selected unit becomes the first of the group. */
  add(hex: string): boolean {
    const here = this.takeable(hex).filter((unit) => !this.members.value.includes(unit));
    if (here.length === 0) return false;
    const held = this.on.value ? null : (this.model.menu.value?.held ?? null);
    const before = held !== null && !here.includes(held) ? [held] : this.members.value;
    this.set([...before, ...here], new Set([...before, ...this.chosen.value, ...here]));
    this.host.select(hex);
    return true;
  }

  /** Put one unit in, or leave it out. */
  toggle(unit: string): void {
    const chosen = new Set(this.chosen.value);
    if (!chosen.delete(unit)) chosen.add(unit);
    if (chosen.size > 0) this.set(this.members.value, chosen);
  }

  private set(members: readonly string[], chosen: ReadonlySet<string>): void {
    batch(() => {
      this.members.value = members;
      this.chosen.value = chosen;
      this.adding.value = false;
      this.whole.value = null;
      this.target.value = null;
    });
    this.armed = null;
    this.pointed = null;
    void this.look(null).then((answer) => {
      if (answer) this.whole.value = answer;
    });
  }

  /** Ask about the chosen units; null if something else has been asked since. */
  private async look(hex: string | null): Promise<GroupAnswer | null> {
    const turn = ++this.turn;
    try {
      const answer = await this.host.ask({ units: [...this.chosen.value], hex, best: this.best.value });
      return turn === this.turn && this.on.value ? answer : null;
    } catch {
      return null;
    }
  }

  /** The pointer is over a hex. */
  point(hex: string | null): void {
    if (!this.on.value || this.armed !== null || hex === this.pointed || this.whole.value === null) return;
    this.pointed = hex;
    if (hex === null || this.stands(hex)) this.target.value = null;
    else
      void this.look(hex).then((answer) => {
        if (answer && this.armed === null) this.target.value = answer;
      });
  }

  /** Go to a hex at once if all can; otherwise say how many can, and why not the others. */
  async go(hex: string, how: Click["how"]): Promise<void> {
    const again = this.armed === hex && this.target.value?.hex === hex;
    this.armed = hex;
    const answer = this.target.value?.hex === hex ? this.target.value : await this.look(hex);
    if (!answer) return;
    this.target.value = answer;
    if (answer.go.length > 0 && (again || (answer.stay.length === 0 && how === "mouse"))) this.confirm();
    else if (answer.stay.length > 0) this.why();
  }

  confirm(): void {
    const answer = this.target.value;
    if (answer && answer.acts.length > 0) this.host.play(answer.acts);
  }

  /** Why some of them cannot go. */
  why(): void {
    const answer = this.target.value ?? this.whole.value;
    if (!answer || answer.stay.length === 0) return;
    const parts = answer.stay.map(({ unit, reasons }) => ({
      about: this.model.name(unit),
      note: reasons.filter((reason) => reason.cite === "").map(({ text }) => text)[0] ?? "",
      legal: false,
      reasons: reasons.filter((reason) => reason.cite !== ""),
      ways: [],
    }));
    const { hex, go } = answer;
    const title = this.host.say("group-why", { n: answer.stay.length, of: answer.stay.length + go.length });
    this.host.explain({ hex, what: title, title, parts: mergeParts(parts) });
  }

  clear(): void {
    this.turn++;
    this.armed = null;
    this.pointed = null;
    batch(() => {
      this.members.value = [];
      this.chosen.value = new Set();
      this.whole.value = null;
      this.target.value = null;
      this.adding.value = false;
    });
  }
}
