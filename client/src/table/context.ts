// What every part of the table page needs, handed down once.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardView } from "../board/BoardView";
import { shade } from "../theme";
import type { FaceArt } from "../protocol";
import type { CatchUp } from "./catchup";
import type { Control } from "./control";
import type { Model } from "./model";
import type { Overlays } from "./overlays";
import type { Adviser } from "./hint";
import type { Tour } from "./tour";
import type { Signal } from "@preact/signals";

export type DialogName = "" | "menu" | "help" | "goto" | "dice" | "resign";

export interface Desk {
  id: string;
  model: Model;
  control: Control;
  overlays: Overlays;
  tour: Tour;
  adviser: Adviser;
  catchUp: CatchUp;
  view: BoardView;
  dialog: Signal<DialogName>;
  legend: Signal<boolean>;
  /** The map is about to be looked at differently. */
  framing: Signal<boolean>;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside a table");
  return desk;
}

export function artOf(model: Model, side: string | null): FaceArt | null {
  const info = model.board.value?.sides.find((known) => known.id === side);
  return info ? info[shade.value] : null;
}
