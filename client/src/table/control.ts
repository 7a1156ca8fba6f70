// What a player does at the table: clicks, taps and keys become acts; answers become what is shown.
import { batch, effect, signal } from "@preact/signals";
import { t } from "../i18n";
import type { DieWanted, MenuVerb, Reason, ToClient, ToServer, Update } from "../protocol";
import type { TableSocket } from "../net/socket";
import { choicesAt, lively, meaning, neighbour, onMenu, pickOf, sameChoice, type Choice } from "./choose";
import { Hand } from "./hand";
import type { Model } from "./model";
import { answered } from "./offers";
import { whyHex, whyUnit, whyVerb, type Asker, type WhyShown } from "./why";

export type Pane = "stack" | "fight" | "log";
export type Sheet = "" | Pane | "turn";
export type How = "mouse" | "touch" | "key";

/** What the control needs of the board. */
export interface Map2D {
  select(hex: string | null): void;
  goTo(hex: string): void;
  setWhy(hex: string | null): void;
}

export interface Refused {
  message: string;
  reasons: Reason[];
}

interface Sent {
  verb: string;
  noun: string | null;
  seq: number;
}

export class Control {
  readonly selected = signal<string | null>(null);
  readonly preview = signal<Choice | null>(null);
  readonly choices = signal<readonly Choice[]>([]);
  readonly why = signal<WhyShown | null>(null);
  readonly whyMode = signal(false);
  readonly refused = signal<Refused | null>(null);
  readonly busy = signal(false);
  readonly die = signal<DieWanted | null>(null);
  /** The die of a computer waits until it is thrown; that of one's own act is called off with it. */
  readonly dieAside = signal(false);
  readonly pane = signal<Pane>("stack");
  readonly sheet = signal<Sheet>("");
  /** The entry a take-back would go back to, while it is being thought over. */
  readonly backTo = signal<number | null>(null);
  readonly spoken = signal("");
  /** Whose turn it is to look, while the screen is handed over. */
  readonly curtain = signal<string | null>(null);
  /** Verbs that left themselves on the menu when they were played: those can be played for a whole stack. */
  readonly repeats = signal<ReadonlySet<string>>(new Set());
  /** The acts one's own side did, for whoever waits for one. */
  readonly played = signal<Sent | null>(null);

  map: Map2D | null = null;
  private sent: Sent | null = null;
  readonly hand = new Hand();
  private next: { verb: string; noun: string }[] = [];
  private focusChoices = false;
  private withdrawn = false; // one's own offer, by oneself

  constructor(
    readonly model: Model,
    readonly socket: TableSocket,
    private readonly heard: (news: string, good: boolean) => void = () => undefined,
  ) {}

  say(text: string): void {
    // the same words twice are said twice
    this.spoken.value = this.spoken.value === text ? `${text}\u200a` : text;
  }

  // -- acts

  act(verb: string, noun: string | null, faces: number[] = [], seq = this.model.now.value?.seq): void {
    if (this.busy.value || seq === undefined) return;
    if (!this.send({ t: "act", seq, verb, noun, faces })) return;
    this.sent = { verb, noun, seq };
    this.busy.value = true;
  }

  private send(message: ToServer): boolean {
    if (this.socket.send(message)) return true;
    this.refused.value = { message: t("table-not-sent"), reasons: [] };
    return false;
  }

  play(choice: Choice): void {
    this.act(choice.verb.verb, choice.verb.kind === "button" ? null : choice.noun);
  }

  /** A button was pressed: while one asks why not, it is asked about, not done. */
  press(verb: string, noun: string | null = null): void {
    if (this.whyMode.value) void this.askWhyVerb(verb, noun);
    else this.act(verb, noun);
  }

  /** The same act for each of these units, one after the other, as long as the menu has it. */
  playAll(verb: string, nouns: readonly string[]): void {
    const [first, ...rest] = nouns;
    if (first === undefined) return;
    this.next = rest.map((noun) => ({ verb, noun }));
    this.act(verb, first);
  }

  undo(to: number | null = null): void {
    const now = this.model.now.value;
    if (!now?.undo.undo || this.busy.value) return;
    if (this.send({ t: "undo", seq: now.seq, to })) this.busy.value = true;
  }

  redo(): void {
    const now = this.model.now.value;
    if (!now?.undo.redo || this.busy.value) return;
    if (this.send({ t: "redo", seq: now.seq })) this.busy.value = true;
  }

  /** Ask the others for what cannot be undone alone. */
  takeBack(): void {
    if (this.backTo.value !== null) this.send({ t: "offer", what: "takeback", to: this.backTo.value });
    this.backTo.value = null;
  }

  offer(what: "draw" | "pause" | "resume"): void {
    this.send({ t: "offer", what });
  }

  answer(yes: boolean): void {
    this.withdrawn = this.model.now.value?.offer?.yours ?? false;
    this.send({ t: "answer", yes });
  }

  resign(): void {
    this.send({ t: "resign" });
  }

  chat(text: string): boolean {
    return this.send({ t: "say", text });
  }

  seen(n: number): void {
    this.socket.send({ t: "seen", n });
  }

  throwDie(face: number): void {
    const die = this.die.value;
    this.die.value = null;
    if (die) this.act(die.verb, die.noun, [...die.faces, face], die.seq);
  }

  putDieAside(): void {
    if (this.model.menu.value?.yours) this.die.value = null;
    else this.dieAside.value = true;
  }

  // -- clicks

  select(hex: string | null): void {
    this.selected.value = hex;
    this.map?.select(hex);
  }

  clear(): void {
    batch(() => {
      this.preview.value = null;
      this.choices.value = [];
      this.refused.value = null;
    });
  }

  hex(hex: string, how: How): void {
    if (this.whyMode.value) {
      void this.askWhyOf(hex);
      return;
    }
    const found = meaning(this.model.menu.value, hex, this.model.unitsAt(hex));
    const before = this.preview.value;
    this.clear();
    this.closeWhy();
    if (found.does === "look") {
      if (this.swapFor(hex)) return;
      this.select(hex);
      if (this.model.unitsAt(hex).length > 0) this.pane.value = "stack";
    } else if (found.does === "play") {
      this.select(hex);
      // what a finger does is shown first, and so is what nobody can take back
      if ((how === "touch" || found.choice.verb.final) && !sameChoice(before, found.choice)) this.show(found.choice);
      else this.play(found.choice);
    } else {
      this.select(hex);
      this.choices.value = found.choices;
      this.pane.value = "stack";
      this.focusChoices = how === "key";
    }
  }

  private show(choice: Choice): void {
    this.preview.value = choice;
    if (choice.verb.final) this.say(t("table-confirm"));
  }

  /** True once, when the choice list should take the focus. */
  wantsFocus(): boolean {
    const wanted = this.focusChoices;
    this.focusChoices = false;
    return wanted;
  }

  /** Another unit is clicked than the one in hand: this one is put back, or left where it has come to, and that one taken. */
  private swapFor(hex: string): boolean {
    const other = this.model.unitsAt(hex).find((unit) => this.swappable(unit));
    return other !== undefined && this.swap(other);
  }

  swap(unit: string): boolean {
    const how = this.exchange(unit);
    if (!how) return false;
    if (how === "undo") this.undo();
    else this.act(how.verb, null);
    this.next = [{ verb: this.hand.verb, noun: unit }];
    return true;
  }

  /** Units the one in hand can be exchanged for. */
  swappable(unit: string): boolean {
    return this.exchange(unit) !== null;
  }

  private exchange(unit: string): "undo" | MenuVerb | null {
    return this.hand.exchange(unit, this.model.menu.value, this.model.undo.value.undo);
  }

  /** The verb just played with a unit, when it can be played for others at once; a final one never. */
  again(): { verb: MenuVerb; nouns: readonly string[] } | null {
    const verb = this.model.menu.value?.verbs.find((known) => known.verb === this.played.value?.verb);
    const repeats = verb !== undefined && verb.kind === "unit" && !verb.final && this.repeats.value.has(verb.verb);
    if (!repeats || verb.nouns.includes(this.played.value?.noun ?? "")) return null; // who may do it twice is not one of the others
    const side = (unit: string | null | undefined) => this.model.roster.value.get(unit ?? "")?.side;
    return side(verb.nouns[0]) === side(this.played.value?.noun) && this.model.menu.value!.yours && verb.nouns.length > 1 ? { verb, nouns: verb.nouns } : null;
  }

  confirm(): void {
    if (this.preview.value) this.play(this.preview.value);
  }

  /** One step back; false when there was nothing to step back from. */
  back(): boolean {
    if (this.why.value || this.whyMode.value) {
      this.closeWhy();
      return true;
    }
    if (this.preview.value || this.choices.value.length > 0 || this.refused.value) {
      this.clear();
      return true;
    }
    if (this.sheet.value !== "") {
      this.sheet.value = "";
      return true;
    }
    if (this.hand.fresh && this.model.undo.value.undo) {
      this.undo();
      return true;
    }
    if (this.selected.value !== null) {
      this.select(null);
      return true;
    }
    return false;
  }

  nextUnit(from: string | null, step: 1 | -1): string | null {
    const hex = neighbour(lively(this.model.menu.value, (unit) => this.model.where(unit)), from, step);
    if (hex !== null) this.map?.goTo(hex);
    return hex;
  }

  /** Acts on the menu for one unit, wherever it stands. */
  actsOf(unit: string): Choice[] {
    const menu = this.model.menu.value;
    return choicesAt(menu, "", [unit]);
  }

  // -- why not

  setWhyMode(on: boolean): void {
    this.whyMode.value = on;
    if (!on) this.closeWhy();
    else this.say(t("table-why-pick"));
  }

  closeWhy(): void {
    this.why.value = null;
    this.whyMode.value = false;
    this.map?.setWhy(null);
  }

  /** Why nothing, or not more, can be done in a hex. */
  askWhyOf(hex: string): Promise<void> {
    this.map?.setWhy(hex);
    return this.explain((asker) => whyHex(hex, this.model, asker));
  }

  askWhyVerb(verb: string, noun: string | null = null): Promise<void> {
    return this.explain((asker) => whyVerb(verb, noun, this.model, asker));
  }

  askWhyUnit(unit: string): Promise<void> {
    return this.explain((asker) => whyUnit(unit, this.model, asker));
  }

  private async explain(of: (asker: Asker) => Promise<WhyShown>): Promise<void> {
    try {
      this.why.value = await of({ ask: (question) => this.socket.ask<"why">({ t: "why", ...question }), say: t });
    } catch (error) {
      this.refused.value = { message: (error instanceof Error && error.message) || t("table-no-answer"), reasons: [] };
    }
  }

  // -- what the server says

  hear(message: ToClient): void {
    const before = this.model.now.value;
    const last = this.model.lastEntry.value;
    this.model.take(message);
    if (message.t === "update") {
      this.updated(before, message);
      const came = before && answered(before, message, last);
      if (came && !this.withdrawn) this.heard(t(`table-offer-${came}`), came === "accepted");
      if (came) this.withdrawn = false;
    }
    if (message.t === "refused" || message.t === "problem") {
      this.busy.value = false;
      this.next = [];
      this.refused.value = { message: message.message, reasons: message.t === "refused" ? message.reasons : [] };
    }
    if (message.t === "die") {
      this.busy.value = false;
      this.die.value = message;
      this.dieAside.value = false;
    }
  }

  private updated(before: Update | null, now: Update): void {
    const mine = this.sent && before && now.seq > this.sent.seq && !now.stale ? this.sent : null;
    batch(() => {
      this.busy.value = false;
      this.sent = null;
      this.clear();
      if (this.why.value) this.closeWhy();
      this.hand.took(mine && before ? pickOf(before.menu, mine, now.menu) : null);
      if (mine && onMenuAtAll(now, mine.verb)) this.repeats.value = new Set([...this.repeats.value, mine.verb]);
      if (mine) this.played.value = mine;
      if (now.stale) this.refused.value = { message: t("table-stale"), reasons: [] };
      if (!before && !now.menu.yours) this.pane.value = "log";
      if (before && before.menu.who !== now.menu.who) this.select(null);
      this.lookAtHand(now);
      this.drawCurtain(before, now);
    });
    this.goOn(now);
  }

  private lookAtHand(now: Update): void {
    const at = now.menu.held === null ? null : this.model.where(now.menu.held);
    if (at !== null && at !== this.selected.value) this.select(at);
    if (now.odds && this.pane.value === "stack") this.pane.value = "fight";
    if (!now.odds && this.pane.value === "fight") this.pane.value = "stack";
  }

  /** On one screen, what is hidden from a side is not shown before that side sits there. */
  private drawCurtain(before: Update | null, now: Update): void {
    const mine = now.seats.filter((seat) => seat.you).length;
    const secret = [...now.hidden, ...(before?.hidden ?? [])].some((unit) => this.model.words.value.has(unit.at)); // beside the map it tells nothing
    if (mine > 1 && secret && before && before.side !== now.side && now.side !== null) this.curtain.value = now.side;
  }

  private goOn(now: Update): void {
    const next = this.next.shift();
    if (!next) return;
    if (onMenu(now.menu, next.verb, next.noun)) this.act(next.verb, next.noun);
    else this.next = [];
  }

  /** Lost connections answer nothing. */
  watchLink(): () => void {
    return effect(() => {
      if (this.socket.link.value === "open") return;
      this.busy.value = false;
      this.sent = null;
      this.next = [];
      if (this.socket.link.value === "shut") this.refused.value = null; // the banner says it
    });
  }
}

function onMenuAtAll(now: Update, verb: string): boolean {
  return now.menu.verbs.some((v) => v.verb === verb && v.kind === "unit" && v.nouns.length > 0);
}
