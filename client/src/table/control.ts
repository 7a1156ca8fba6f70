// The controller of the table: clicks, taps and keys become actions; messages become what is shown.
import { batch, effect, signal } from "@preact/signals";
import { t } from "../i18n";
import type { TableSocket } from "../net/socket";
import type { DieWanted, MenuVerb, Step, ToClient, Update } from "../protocol";
import type { ActOptions, Map2D, SentAct } from "./acts";
import {
  activeHexes,
  type Choice,
  choicesAt,
  joinable,
  meaning,
  neighbour,
  onMenu,
  pickOf,
  repeatable,
  sameChoice,
  takesUnits,
} from "./choose";
import { sideBehindCurtain } from "./curtain";
import { isFinal, isFinalityKnown, isSure, wasteOf } from "./finality";
import { Group } from "./group";
import { Messenger } from "./messenger";
import type { Model } from "./model";
import { offerOutcome } from "./offers";
import { type Pane, paneOf, type Sheet } from "./panes";
import { Selection } from "./selection";
import { WhyNot } from "./whyNot";

export type How = "mouse" | "touch" | "key";

export class Control extends Messenger {
  readonly selected = signal<string | null>(null);
  readonly preview = signal<Choice | null>(null);
  readonly choices = signal<readonly Choice[]>([]);
  readonly why: WhyNot;
  readonly group: Group;
  readonly busy = signal(false);
  readonly die = signal<DieWanted | null>(null);
  /**
   * The dialog for a computer's die can be put aside; closing the one for the player's own action cancels the
   * action.
   */
  readonly dieAside = signal(false);
  readonly pane = signal<Pane>("stack");
  readonly sheet = signal<Sheet>("");
  /** The side that looks next, while the screen changes hands. */
  readonly curtain = signal<string | null>(null);
  /** Verbs that stayed on the menu after being played: they can be played for a whole stack. */
  readonly repeats = signal<ReadonlySet<string>>(new Set());
  /** The player's last action. */
  readonly lastAct = signal<SentAct | null>(null);

  map: Map2D | null = null;
  /** The hexes of the player's units in need, in order. */
  needs: () => readonly string[] = () => [];
  private pending: SentAct | null = null;
  readonly selection = new Selection();
  private next: { verb: string; noun: string | null }[] = [];
  private focusChoices = false;

  constructor(
    model: Model,
    socket: TableSocket,
    private readonly notify: (news: string, good: boolean) => void = () => undefined,
  ) {
    super(model, socket);
    this.why = new WhyNot(model, {
      ask: (question) => socket.ask<"why">({ t: "why", ...question }),
      say: t,
      mark: (hex) => this.map?.setWhy(hex),
      announce: (text) => this.say(text),
      fail: (message) => this.refuse(message),
    });
    this.group = new Group(model, {
      all: () => this.selection.all(model.menu.value),
      ask: (question) => socket.ask<"group">({ t: "group", ...question }),
      play: (acts) => this.playSteps(acts),
      take: (verb, unit) => this.act(verb, unit, { sure: false }),
      select: (hex) => this.select(hex),
      explain: (card) => (this.why.card.value = card),
      say: t,
      fail: (message) => this.refuse(message),
    });
  }

  // -- acts

  act(
    verb: string,
    noun: string | null,
    { faces = [], seq = this.model.now.value?.seq, sure = true }: ActOptions = {},
  ): void {
    if (this.busy.value || seq === undefined) return;
    if (!this.send({ t: "act", seq, verb, noun, faces, sure })) return;
    this.pending = { verb, noun, seq };
    this.busy.value = true;
  }

  /** The server asks back before an action without undo, unless the player has seen that it is one. */
  play(choice: Choice): void {
    const { verb, kind, final } = choice.verb;
    const noun = kind === "button" ? null : choice.noun;
    this.act(verb, noun, { sure: final || isFinalityKnown(choice.verb) });
  }

  /** A button was pressed; in "Why not?" mode it asks instead of acting, and what would be wasted is asked back. */
  press(verb: string, noun: string | null = null): void {
    const menu = this.model.menu.value;
    const found = menu?.verbs.find((one) => one.verb === verb);
    if (this.why.mode.value) void this.why.askVerb(verb, noun);
    else if (found && isFinal(found, noun) && wasteOf(found, noun)) this.show({ verb: found, noun });
    else this.act(verb, noun, { sure: isSure(menu, verb) });
  }

  /** A unit beside the map was pressed: the bar asks which, if several things can be done with it. */
  pressUnit(unit: string): void {
    const choices = this.actsOf(unit);
    const [only] = choices;
    if (choices.length > 1 && !this.why.mode.value) {
      this.clear();
      this.choices.value = choices;
      this.focusChoices = true;
    } else if (only) this.press(only.verb.verb, unit);
  }

  /** Play the same action for each of these units, as long as it is on the menu. */
  playAll(verb: string, nouns: readonly string[]): void {
    this.playTogether(
      nouns.map((noun) => ({ verb, noun })),
      true,
    );
  }

  /** Several actions as one; then, if a verb is named, its button. */
  playSteps(acts: readonly Step[], then = ""): void {
    if (acts.length === 0) this.act(then, null);
    this.playTogether(acts);
    this.next = acts.length === 0 || then === "" ? [] : [{ verb: then, noun: null }];
  }

  /** Several actions as one: one undo takes them all back. */
  private playTogether(acts: readonly Step[], most = false): void {
    const seq = this.model.now.value?.seq;
    if (this.busy.value || seq === undefined || acts.length === 0) return;
    if (!this.send({ t: "acts", seq, acts: [...acts], most })) return;
    this.pending = { ...acts.at(-1)!, seq };
    this.busy.value = true;
  }

  /** Undo a whole move or group, or everything after a log entry. */
  undo(to: number | null = null): void {
    const now = this.model.now.value;
    if (!now?.undo.undo || this.busy.value) return;
    if (this.send({ t: "undo", seq: now.seq, to: to ?? now.undo.whole })) this.busy.value = true;
  }

  redo(): void {
    const now = this.model.now.value;
    if (!now?.undo.redo || this.busy.value) return;
    if (this.send({ t: "redo", seq: now.seq, whole: true })) this.busy.value = true;
  }

  rollDie(face: number): void {
    const die = this.die.value;
    this.die.value = null;
    if (die) this.act(die.verb, die.noun, { faces: [...die.faces, face], seq: die.seq });
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
      this.refusal.value = null;
    });
  }

  hex(hex: string, how: How, unit?: string, shift = false): void {
    if (this.why.mode.value) {
      void this.why.askHex(hex);
      return;
    }
    if (this.group.click({ hex, how, unit, shift })) {
      this.clear();
      return;
    }
    const found = meaning(this.model.menu.value, hex, this.model.unitsAt(hex));
    const before = this.preview.value;
    this.clear();
    this.why.close();
    if (found.does === "look") {
      if (this.swapFor(hex)) return;
      this.select(hex);
      if (this.model.unitsAt(hex).length > 0) this.pane.value = "stack";
    } else if (found.does === "play") {
      this.select(hex);
      // taps are previewed first; a second click confirms what the preview shows
      const again = before !== null && sameChoice(before, found.choice);
      if (again) this.play(before);
      else if (how === "touch") this.show(found.choice);
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

  /** Whether the choices should take the focus; true only once. */
  wantsFocus(): boolean {
    const wants = this.focusChoices;
    this.focusChoices = false;
    return wants;
  }

  /** Another unit was clicked: deselect the current one and select that one. */
  private swapFor(hex: string): boolean {
    const other = this.model.unitsAt(hex).find((unit) => this.swappable(unit));
    return other !== undefined && this.swap(other);
  }

  swap(unit: string): boolean {
    const how = this.exchange(unit);
    if (!how) return false;
    if (how === "undo") this.undo();
    else this.act(how.verb, null);
    this.next = [{ verb: this.selection.verbOf(unit), noun: unit }];
    return true;
  }

  /** Whether the selection can be exchanged for this unit. */
  swappable(unit: string): boolean {
    return this.exchange(unit) !== null;
  }

  /** Deselect the unit, and do that instead. */
  instead({ verb, noun }: Choice): void {
    this.undo();
    this.next = [{ verb: verb.verb, noun: noun! }];
  }

  private exchange(unit: string): "undo" | MenuVerb | null {
    return this.selection.exchange(unit, this.model.menu.value, this.model.undo.value.undo);
  }

  /** The last verb, if it can be played for other units at once; never one without undo. */
  again(): MenuVerb | null {
    const { menu, roster } = this.model;
    return repeatable(
      menu.value,
      this.lastAct.value,
      this.repeats.value,
      (unit) => roster.value.get(unit)?.side,
    );
  }

  /** The verb by which all units that can still join do so at once. */
  joinAll(): MenuVerb | null {
    return this.again() === null ? joinable(this.model.menu.value) : null;
  }

  confirm(): void {
    if (this.preview.value) this.play(this.preview.value);
  }

  /** Go one step back; false if there was nothing to cancel. */
  back(): boolean {
    if (this.why.card.value || this.why.mode.value) {
      this.why.close();
      return true;
    }
    if (this.group.on.value) {
      this.group.clear();
      return true;
    }
    if (this.preview.value || this.choices.value.length > 0 || this.refusal.value) {
      this.clear();
      return true;
    }
    if (this.sheet.value !== "") {
      this.sheet.value = "";
      return true;
    }
    if (this.selection.fresh && this.model.undo.value.undo) {
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
    const active = activeHexes(this.model.menu.value, (unit) => this.model.where(unit));
    const needs = this.needs().filter((one) => active.includes(one));
    const hex = neighbour(needs.length > 0 ? needs : active, from, step);
    if (hex !== null) this.map?.goTo(hex);
    return hex;
  }

  /** The actions on the menu for one unit. */
  actsOf(unit: string): Choice[] {
    return choicesAt(this.model.menu.value, "", [unit]);
  }

  // -- what the server says

  onMessage(message: ToClient): void {
    const before = this.model.now.value;
    const last = this.model.lastEntry.value;
    this.model.take(message);
    if (message.t === "update") {
      this.onUpdate(before, message);
      this.sayOffer(before && offerOutcome(before, message, last), this.notify);
    }
    if (message.t === "refused" || message.t === "problem") {
      this.busy.value = false;
      this.next = [];
      this.refuse(message.message, message.t === "refused" ? message.reasons : []);
    }
    if (message.t === "confirm") this.askBack(message.verb, message.noun);
    if (message.t === "die") {
      this.busy.value = false;
      this.die.value = message;
      this.dieAside.value = false;
    }
  }

  /** The action cannot be undone: show it, and wait for another click. */
  private askBack(verb: string, noun: string | null): void {
    this.busy.value = false;
    this.next = [];
    const found = this.model.menu.value?.verbs.find((one) => one.verb === verb);
    if (found) this.show({ verb: { ...found, final: true }, noun });
  }

  private onUpdate(before: Update | null, now: Update): void {
    const mine = this.pending && before && now.seq > this.pending.seq && !now.stale ? this.pending : null;
    batch(() => {
      this.busy.value = false;
      this.pending = null;
      this.clear();
      if (this.why.card.value) this.why.close();
      this.selection.update(mine && before ? pickOf(before.menu, mine, now.menu) : null);
      if (mine && takesUnits(now.menu, mine.verb))
        this.repeats.value = new Set([...this.repeats.value, mine.verb]);
      if (mine) this.lastAct.value = mine;
      if (now.stale) this.refuse(t("table-stale"));
      if (before?.seq !== now.seq) this.group.clear();
      if (!before && !now.menu.yours) this.pane.value = "log";
      if (before && before.menu.who !== now.menu.who) this.select(null);
      this.lookAtSelection(now);
      this.curtain.value =
        sideBehindCurtain(before, now, (hex) => this.model.words.value.has(hex)) ?? this.curtain.value;
    });
    if (before) this.sayWhatHappened(before, now);
    this.goOn(now);
  }

  private lookAtSelection(now: Update): void {
    const at = now.menu.held === null ? null : this.model.where(now.menu.held);
    if (at !== null && at !== this.selected.value) this.select(at);
    this.pane.value = paneOf(this.pane.value, now);
  }

  private goOn(now: Update): void {
    const next = this.next.shift();
    if (next && onMenu(now.menu, next.verb, next.noun))
      this.act(next.verb, next.noun, { sure: next.noun === null });
    else this.next = [];
  }

  /** A lost connection cancels what waits for an answer. */
  watchLink(): () => void {
    return effect(() => {
      if (this.socket.link.value === "open") return;
      this.busy.value = false;
      this.pending = null;
      this.next = [];
      if (this.socket.link.value === "shut") this.refusal.value = null; // the banner says so
    });
  }
}
