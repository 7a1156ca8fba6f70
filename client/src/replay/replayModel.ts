// One replay: the game's actions, board, positions and player.
import { batch, effect, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { ApiError, api, errorText } from "../api";
import type { BoardView } from "../board/BoardView";
import { artOf, sideText } from "../board/sides";
import { lang } from "../i18n";
import type { Board, FaceArt, Replay, ReplayPosition, TableMade, TableNow, UnitInfo } from "../protocol";
import { navigate, place } from "../router";
import { settings } from "../table/settings";
import { shade } from "../theme";
import { toast } from "../ui";
import { callAll } from "../ui/effects";
import { hashOf, readHash } from "./address";
import { Notes } from "./notes";
import { Player } from "./player";
import { Positions } from "./positions";
import { isDealtAnew, noBranch, Reel } from "./reel";
import { Scene } from "./scene";
import { Show } from "./show";

export type Pane = "acts" | "dice" | "tracks" | "notes" | "stack";
export type DialogName = "" | "share" | "dice" | "keys" | "branch" | "dealt";

const AHEAD = 14; // stops fetched in advance
const BEHIND = 5;
const GLIDE = 400; // milliseconds of the camera's movement to the front
const SETTLED = 300; // milliseconds until the address is updated

export class ReplayModel {
  readonly replay = signal<Replay | null>(null);
  readonly board = signal<Board | null>(null);
  readonly reel = signal(new Reel([]));
  readonly now = signal<ReplayPosition | null>(null);
  readonly error = signal<unknown>(null);
  readonly pane = signal<Pane>("acts");
  readonly dialog = signal<DialogName>("");
  readonly refusal = signal("");
  /** The action whose note is being edited. */
  readonly writing = signal<number | null>(null);
  readonly hex = signal<string | null>(null);
  readonly busy = signal(false);
  readonly view = signal<BoardView | null>(null);
  readonly notes: Notes;
  readonly player = new Player(() => this.reel.peek());
  readonly positions: Positions;
  private show: Show | null = null;
  private readonly undo: (() => void)[] = [];
  private addressTimer = 0; // timers
  private frontTimer = 0;

  constructor(readonly id: string) {
    this.notes = new Notes(id);
    this.positions = new Positions(
      (n) => api.get<ReplayPosition>(`${this.path}/replay/${n}?lang=${lang.peek()}`),
      (n) => this.show?.onArrival(n),
    );
    this.player.show = (n, dragged) => this.look(n, dragged);
    this.undo.push(
      effect(() => void this.load(lang.value)),
      this.followAddress(),
      this.refreshOnReturn(),
    );
  }

  get path(): string {
    return `/api/tables/${encodeURIComponent(this.id)}`;
  }

  leave(): void {
    this.player.stop();
    clearTimeout(this.addressTimer);
    clearTimeout(this.frontTimer);
    callAll(this.undo.splice(0));
  }

  /** Load actions and board in a language; again when the game has gone on. */
  private async load(of: string): Promise<void> {
    try {
      const replay = await api.get<Replay>(`${this.path}/replay?lang=${of}`);
      const board = await api.get<Board>(
        `/api/games/${encodeURIComponent(replay.table.game)}/board?lang=${of}`,
        { quiet: true },
      );
      if (of !== lang.peek()) return;
      const first = this.replay.peek() === null;
      const atEnd =
        !first &&
        this.player.n.peek() === this.reel.peek().last &&
        this.replay.peek()?.table.status !== "over";
      batch(() => {
        this.positions.clear();
        this.board.value = board;
        this.replay.value = replay;
        this.reel.value = new Reel(replay.moves, board.phases);
        if (first) this.begin();
        else this.player.n.value = atEnd ? this.reel.value.last : this.reel.value.clamp(this.player.n.value);
      });
      if (first) return;
      await this.show?.again(this.player.n.peek());
      this.prefetch(this.player.n.peek());
    } catch (error) {
      if (this.replay.peek() === null) this.error.value = error;
      else toast(errorText(error), "error");
    }
  }

  again(): void {
    this.error.value = null;
    void this.load(lang.peek());
  }

  /**
   * Start at the address's action; otherwise at the end of a running game, or where a finished one begins to
   * be played.
   */
  private begin(): void {
    const address = readHash(place.peek().hash);
    const reel = this.reel.peek();
    const over = this.replay.peek()?.table.status === "over";
    this.player.until.value = address?.to ?? null;
    this.player.n.value = reel.clamp(address?.from ?? (over ? reel.start : reel.last));
  }

  private followAddress(): () => void {
    return effect(() => {
      const address = readHash(place.value.hash);
      if (!address || this.replay.peek() === null || address.from === this.player.n.peek()) return;
      this.player.until.value = address.to;
      this.player.go(address.from);
    });
  }

  /** Reload a running game when the page becomes visible. */
  private refreshOnReturn(): () => void {
    const look = (): void => {
      const status = this.replay.peek()?.table.status;
      if (!document.hidden && status !== undefined && status !== "over") void this.load(lang.peek());
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }

  // ---- the board ----

  lay(view: BoardView, host: HTMLElement): () => void {
    const board = this.board.peek()!;
    const scene = new Scene(host, board, shade.peek());
    const show = new Show(
      view,
      scene,
      host,
      this.positions,
      () => this.reel.peek(),
      (now) => {
        this.now.value = now;
        view.scenery.sky.setSorties(now.sorties);
      },
      (error) => toast(errorText(error), "error"),
    );
    this.show = show;
    this.view.value = view;
    const stops = [
      effect(() => scene.setLook(this.board.value!, shade.value)),
      effect(() => view.setCounterScale(settings.value.counters)),
      effect(() => view.showNumbers(settings.value.numbers)),
      effect(() => view.showNames(settings.value.names)),
      effect(() => view.select(this.hex.value)),
      view.on("hex", ({ hex }) => this.inspect(hex)),
    ];
    void this.look(this.player.n.peek(), true).then(() => {
      view.fit("front");
      this.frontTimer = window.setTimeout(() => show.look(), GLIDE);
    });
    return () => {
      callAll(stops);
      this.show = null;
      this.view.value = null;
    };
  }

  /** Start a note on the current action. */
  write(): void {
    this.player.stop();
    this.pane.value = "acts";
    this.writing.value = this.player.n.value;
  }

  inspect(hex: string): void {
    const again = this.hex.value === hex;
    this.hex.value = again ? null : hex;
    if (!again) this.pane.value = "stack";
  }

  /** Dragging on the timeline has ended. */
  rest(): void {
    this.show?.look();
  }

  private look(n: number, dragged: boolean): Promise<void> {
    this.writeAddress(n);
    const finished = this.show?.go(n, dragged) ?? Promise.resolve();
    if (!dragged) this.prefetch(n);
    else void finished.then(() => this.player.n.peek() === n && this.prefetch(n));
    return finished;
  }

  /** Fetch what will be needed next: the actions around, and those of this phase with trails. */
  private prefetch(n: number): void {
    const reel = this.reel.peek();
    const at = reel.stops.findIndex((stop) => stop >= n);
    const here = at < 0 ? reel.stops.length - 1 : at;
    const ahead = reel.stops.slice(here, here + AHEAD + 1).flatMap((stop) => [stop, stop - 1]);
    const behind = reel.stops
      .slice(Math.max(0, here - BEHIND), here)
      .reverse()
      .flatMap((stop) => [stop, stop - 1]);
    const phase = reel.phaseAt(n);
    const trailActs = reel
      .movesWithLines(phase)
      .filter((move) => move.n <= n && move.lines.some((line) => line.kind === "moved"))
      .map((move) => move.n);
    const ends = [
      reel.after(n, "phase"),
      reel.before(n, "phase"),
      reel.after(n, "turn"),
      reel.before(n, "turn"),
    ];
    const wishes = [
      n - 1,
      ...ahead.slice(0, 6),
      ...trailActs,
      ...ahead,
      ...behind,
      ...ends.filter((end) => end !== null),
    ];
    this.positions.prefetch(
      [...new Set(wishes)].filter((prefetch) => prefetch >= 0 && prefetch <= reel.last),
    );
  }

  private writeAddress(n: number): void {
    clearTimeout(this.addressTimer);
    const to = this.player.until.peek();
    this.addressTimer = window.setTimeout(
      () =>
        history.replaceState(
          null,
          "",
          location.pathname + location.search + hashOf({ from: n, to: to !== null && to > n ? to : null }),
        ),
      SETTLED,
    );
  }

  // ---- what is known ----

  phaseText(phase: string): string {
    return this.board.value?.phases.find((info) => info.id === phase)?.text ?? "";
  }

  art(side: string | null | undefined): FaceArt | null {
    return artOf(this.board.value, side, shade.value);
  }

  sideText(side: string): string {
    return sideText(this.board.value, side);
  }

  unit(id: string): UnitInfo | undefined {
    return this.board.value?.units.find((unit) => unit.id === id);
  }

  // ---- who may see it ----

  /** Allow everybody who has the link to see the game once it is over, or no longer. */
  async share(on: boolean): Promise<void> {
    try {
      const table = await api.post<TableNow>(`${this.path}/share?lang=${lang.value}`, { on });
      const replay = this.replay.value;
      if (replay) this.replay.value = { ...replay, table };
    } catch (error) {
      toast(errorText(error), "error");
    }
  }

  // ---- playing on ----

  get noBranch(): "" | "playing" | "over" {
    const table = this.replay.value?.table;
    return table ? noBranch(table, this.now.value) : "";
  }

  /** Play on from here; `sure` once it is known that what is hidden is dealt anew. */
  async branch(sure = false): Promise<void> {
    if (this.busy.value) return;
    this.player.stop();
    this.refusal.value = "";
    const table = this.replay.value?.table;
    const dealt = table !== undefined && !sure && isDealtAnew(table);
    if (this.noBranch || dealt) {
      this.dialog.value = this.noBranch ? "branch" : "dealt";
      return;
    }
    this.dialog.value = "";
    this.busy.value = true;
    try {
      const made = await api.post<TableMade>(`${this.path}/branch?lang=${lang.value}`, {
        n: this.player.n.value,
      });
      navigate(`/table/${made.table.id}`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        this.refusal.value = error.message;
        this.dialog.value = "branch";
      } else toast(errorText(error), "error", error instanceof ApiError ? error.reasons : []);
    } finally {
      this.busy.value = false;
    }
  }
}

export const ReplayContext = createContext<ReplayModel | null>(null);

export function useReplay(): ReplayModel {
  const model = useContext(ReplayContext);
  if (!model) throw new Error("outside a replay");
  return model;
}
