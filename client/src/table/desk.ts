// One table: socket, model, control, board. `leave` cleans everything up.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { api, errorText } from "../api";
import { BoardView } from "../board/BoardView";
import { type Lang, lang, t } from "../i18n";
import { TableSocket } from "../net/socket";
import type { Board, PlanAnswer } from "../protocol";
import { place } from "../router";
import { shade } from "../theme";
import { toast } from "../ui";
import { callAll } from "../ui/effects";
import { Air } from "./air";
import { Alarm } from "./alarm";
import { bindArmies } from "./armyChoice";
import { cardsOf, watchCards } from "./cards";
import { CatchUp } from "./catchup";
import { entries } from "./choose";
import type { Desk, DialogName } from "./context";
import { Control } from "./control";
import { Adviser } from "./hint";
import { Lists } from "./lists";
import { Model } from "./model";
import { Mustering } from "./muster";
import { watchTalk, watchTurns } from "./notify";
import { Orders } from "./orders";
import { Overlays } from "./overlays";
import { Peek } from "./peek";
import { bindPlans, plansOf } from "./planning";
import { keepSettings, set, settings } from "./settings";
import { Stage } from "./stage";
import { Tour } from "./tour";

export function boardOf(game: string): Promise<Board> {
  return api.get<Board>(`/api/games/${encodeURIComponent(game)}/board?lang=${lang.value}`, { quiet: true });
}

/** The part that needs no board: it connects at once, while the board is loading. */
export class TableSession {
  readonly model = new Model();
  readonly control: Control;
  readonly error = signal<unknown>(null);
  private readonly undo: (() => void)[] = [];
  private readonly stages: Stage[] = [];
  private heardPlan: ((plan: PlanAnswer) => void) | null = null;
  private language: Lang = lang.peek(); // the language of the server's messages

  constructor(readonly id: string) {
    const socket = new TableSocket(
      () => {
        this.language = lang.peek();
        return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${encodeURIComponent(id)}?lang=${this.language}`;
      },
      (message) => {
        if (message.t === "plan") this.heardPlan?.(message);
        this.control.onMessage(message);
        if (message.t === "update") for (const stage of this.stages) stage.show(message);
      },
    );
    this.control = new Control(this.model, socket, (news, good) => toast(news, good ? "good" : "plain"));
    this.undo.push(
      () => socket.close(),
      this.control.watchLink(),
      this.fetchBoard(),
      this.speak(),
      watchTurns(this.model),
      watchTalk(this.model, id),
      keepSettings(),
    );
  }

  /** What the same player draws in another window. */
  private onPlan(hear: (plan: PlanAnswer) => void): () => void {
    this.heardPlan = hear;
    return () => {
      this.heardPlan = null;
    };
  }

  /** The board in the reader's language, again whenever that changes. */
  private fetchBoard(): () => void {
    let current = "";
    return effect(() => {
      const game = this.model.table.value?.game;
      const key = `${game} ${lang.value}`;
      if (game === undefined || key === current) return;
      current = key;
      boardOf(game).then(
        (board) => {
          if (key === current) this.model.board.value = board;
        },
        (error: unknown) => this.noBoard(error),
      );
    });
  }

  private noBoard(error: unknown): void {
    if (this.model.board.peek())
      toast(errorText(error), "error"); // the board in the other language is still usable
    else this.error.value = error;
  }

  private speak(): () => void {
    const { socket } = this.control;
    return effect(() => {
      const key = lang.value;
      if (socket.link.value === "open" && key !== this.language && socket.send({ t: "lang", lang: key }))
        this.language = key;
    });
  }

  /** Create the board on the page. */
  lay(host: HTMLElement): { desk: Desk; lift: () => void } {
    const board = this.model.board.peek()!;
    const { model, control } = this;
    const view = new BoardView(host, board, { theme: shade.peek(), lang: lang.peek(), say: t });
    control.map = view;
    const overlays = this.overlaysOn(view);
    const stage = this.stageOn(view, overlays);
    const tour = new Tour(model, control);
    const catchUp = this.catchUpOn(view, stage, tour);
    const adviser = new Adviser(model, control, t);
    const alarm = new Alarm(model, () => control.socket.ask<"danger">({ t: "danger" }));
    const air = airOf(model, control);
    const lists = new Lists(() => control.socket.ask<"lists">({ t: "lists" }));
    const cards = cardsOf({ model, control, view, air, catchUp, tour, adviser, alarm });
    const desk: Desk = {
      id: this.id,
      model,
      control,
      overlays,
      tour,
      adviser,
      peek: peekAt(control),
      plans: plansOf(model, control),
      alarm,
      air,
      lists,
      muster: new Mustering(lists),
      orders: new Orders((question) => control.socket.ask<"orders">({ t: "orders", ...question })),
      catchUp,
      ...cards,
      view,
      dialog: signal<DialogName>(""),
      legend: signal(false),
      army: signal(""),
      framing: signal(true),
    };
    const now = model.now.peek();
    if (now) stage.release(now);
    // at once, so that the right part of the map is fetched first
    view.fit(now && !model.setup.peek() ? "front" : "field", false);
    this.stages.push(stage);
    const stops = [
      this.follow(desk),
      this.bindMap(desk),
      bindArmies(desk),
      bindPlans(desk, (hear) => this.onPlan(hear)),
      this.mark(catchUp),
      this.usher(desk, host),
      this.point(desk, host),
      watchCards(desk),
      this.light(desk),
      this.remember(desk),
      this.lead(desk),
    ];
    return {
      desk,
      lift: () => {
        callAll(stops);
        this.stages.splice(this.stages.indexOf(stage), 1);
        control.map = null;
        view.destroy();
      },
    };
  }

  private stageOn(view: BoardView, overlays: Overlays): Stage {
    const { model, control } = this;
    const whole = {
      units: () => model.units.peek().values(),
      sideOf: (unit: string) => model.roster.peek().get(unit)?.side ?? "",
    };
    return new Stage(
      view,
      whole,
      () => document.hidden || control.curtain.peek() !== null,
      () => void overlays.refresh(),
    );
  }

  /** What happened meanwhile is shown at once to those who asked for it before they came in. */
  private catchUpOn(view: BoardView, stage: Stage, tour: Tour): CatchUp {
    const guided = () => tour.on.peek() || Tour.phaseId(place.peek().query);
    const asked = () => place.peek().query.get("catch") === "1";
    return new CatchUp(this.id, this.model, this.control, view, stage, guided, asked);
  }

  private overlaysOn(view: BoardView): Overlays {
    const { model, control } = this;
    const overlays: Overlays = new Overlays(() => model.board.peek()!, {
      ask: (question) => control.socket.ask<"overlay">({ t: "overlay", ...question }),
      draw: (name, style, answer, side) => view.setOverlay(name, style, answer, side),
      own: () => model.now.peek()?.side ?? null,
      unit: () => overlayUnit(model, control.selected.peek(), overlays.about.peek()),
    });
    return overlays;
  }

  private follow({ view, model, control, overlays, air, muster }: Desk): () => void {
    const stops = [
      effect(() => view.setTheme(shade.value)),
      effect(() => {
        const board = model.board.value;
        if (board) view.setBoard(board, lang.peek());
      }),
      effect(() => view.scenery.setMarkers(model.now.value?.markers ?? [])),
      effect(() => view.scenery.sky.setSorties(model.now.value?.sorties ?? [])),
      effect(() => view.scenery.sky.setAir(air.now.value)),
      effect(() => view.scenery.zones.set(muster.all.value, muster.chosen.value?.noun ?? "")),
      effect(() => view.setCounterScale(settings.value.counters)),
      effect(() => view.hideCounters(settings.value.hidden)),
      effect(() => view.showNumbers(settings.value.numbers)),
      effect(() => view.showNames(settings.value.names)),
      effect(() => {
        void [control.selected.value, overlays.about.value];
        untracked(() => overlays.ofOne && void overlays.refresh());
      }),
    ];
    return () => callAll(stops);
  }

  /** Mark the hex of a hint and bring it into the window. */
  private point({ view, adviser, control }: Desk, host: HTMLElement): () => void {
    return effect(() => {
      const hex = adviser.hex.value;
      if (hex === null && control.why.card.peek() !== null) return; // the mark belongs to "Why not?"
      view.setWhy(hex, "hint");
      if (hex === null) return;
      view.cursor = hex;
      requestAnimationFrame(
        () => !inWindow(view, host, hex, document.querySelector(".hintcard")) && view.centre(hex),
      ); // once the card is there
    });
  }

  /** A player's standing orders, again when a turn begins or the language changes. */
  private remember({ model, orders }: Desk): () => void {
    const key = computed(() =>
      model.spectator.value || !model.now.value ? "" : `${model.now.value.turn} ${lang.value}`,
    );
    return effect(() => {
      if (key.value) untracked(() => void orders.refresh());
    });
  }

  /** The lists of a player follow the position; Tab follows the lists. */
  private lead({ model, control, lists, air }: Desk): () => void {
    control.needs = () => lists.hexes((unit) => model.where(unit));
    const stop = effect(() => {
      void [model.now.value?.seq, lang.value];
      if (!model.spectator.value) untracked(() => lists.stale());
      untracked(() => air.stale(`${model.now.value?.turn} ${model.now.value?.phase} ${lang.value}`));
    });
    return () => {
      stop();
      lists.stop();
      air.stop();
      control.needs = () => [];
    };
  }

  /** Draw the way to the hex pointed at; while a group is selected, highlight where it can go. */
  private light({ view, control, model, peek }: Desk): () => void {
    let lit = false;
    const { group } = control;
    const ways = effect(() =>
      view.setWays(group.on.value && group.best.value ? group.ways.value : [peek.way.value]),
    );
    const reach = effect(() => {
      const menu = group.menu.value;
      const own = model.menu.peek();
      if (menu) view.setMenu(menu, group.part.value);
      else if (lit) view.setMenu(own?.yours ? own : null);
      lit = menu !== null;
    });
    return () => callAll([ways, reach]);
  }

  /** When a unit enters the map and none of its hexes is in the window, show one. */
  private usher({ view, model }: Desk, host: HTMLElement): () => void {
    const isVisible = (hex: string): boolean => inWindow(view, host, hex);
    return effect(() => {
      const hexes = entries(model.menu.value, (unit) => untracked(() => model.where(unit)) !== null);
      if (hexes.length > 0 && !hexes.some(isVisible)) view.centre(hexes[hexes.length >> 1]!);
    });
  }

  private bindMap({ view, control, peek, model, plans }: Desk): () => void {
    const stops = [
      view.on("hex", ({ hex, how, unit, shift }) =>
        plans.on.peek() ? plans.click(hex, shift) : control.hex(hex, how, unit, shift),
      ),
      view.on("hover", ({ hex }) => {
        control.group.point(hex);
        peek.point(hex);
      }),
      view.on("cursor", ({ hex }) => peek.point(hex, "key")),
      view.on("why", ({ hex, how }) =>
        how === "touch" ? peek.point(hex, "touch", 0) : void control.why.askHex(hex),
      ),
      effect(() => {
        void [model.now.value?.seq, control.group.chosen.value];
        untracked(() => peek.forget());
      }),
    ];
    return () => callAll(stops);
  }

  /** Report what is on the screen as seen. */
  private mark(catchUp: CatchUp): () => void {
    const look = (): void => {
      if (!document.hidden && catchUp.offered.peek() === 0 && catchUp.running.peek() === null) catchUp.seen();
    };
    const stop = effect(() => {
      if (this.model.now.value === null || this.model.lastEntry.value < 0) return;
      catchUp.begin();
      look();
    });
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }

  leave(): void {
    batch(() => callAll(this.undo.splice(0)));
    set({ hidden: false });
  }
}

/** The button that closes the open question. */
function closing({ menu }: Model): string {
  return menu.peek()?.verbs.find(({ role, kind }) => role === "close" && kind === "button")?.verb ?? "";
}

function airOf(model: Model, control: Control): Air {
  return new Air({
    ask: (question) => control.socket.ask<"air">({ t: "air", ...question }),
    play: (acts) => control.playSteps(acts, closing(model)),
  });
}

function peekAt(control: Control): Peek {
  return new Peek({
    ask: (question) => control.socket.ask<"peek">({ t: "peek", ...question }),
    units: () => (control.group.on.peek() ? [...control.group.chosen.peek()] : []),
  });
}

/** Whether a hex is in the window and not covered by a card. */
function inWindow(view: BoardView, host: HTMLElement, hex: string, over: Element | null = null): boolean {
  const at = view.place(hex);
  const inside = ({ left, right, top, bottom }: DOMRect, room: number) =>
    at !== null && at.x > left - room && at.x < right + room && at.y > top - room && at.y < bottom + room;
  return (
    inside(host.getBoundingClientRect(), 0) && !(over && inside(over.getBoundingClientRect(), at!.size / 2))
  );
}

/**
 * The unit an overlay is about: the selected unit, or in the selected stack the one pointed at or the top
 * one.
 */
function overlayUnit(model: Model, hex: string | null, about: string | null): string | null {
  const stack = hex === null ? [] : model.unitsAt(hex);
  return model.menu.peek()?.held ?? stack.find((unit) => unit === about) ?? stack[0] ?? null;
}
