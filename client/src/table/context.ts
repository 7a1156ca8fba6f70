// The context of the table page.

import type { Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardView } from "../board/BoardView";
import type { Air } from "./air";
import type { Alarm } from "./alarm";
import type { CatchUp } from "./catchup";
import type { Control } from "./control";
import type { Draws } from "./draws";
import type { PhaseEnd } from "./ending";
import type { Adviser } from "./hint";
import type { Lists } from "./lists";
import type { Model } from "./model";
import type { Mustering } from "./muster";
import type { Orders } from "./orders";
import type { Overlays } from "./overlays";
import type { Peek } from "./peek";
import type { Plans } from "./plans";
import type { Questions } from "./questions";
import type { Rolls } from "./rolls";
import type { CardSlot } from "./slot";
import type { Tour } from "./tour";

export type DialogName = "" | "menu" | "help" | "goto" | "dice" | "resign" | "orders" | "report";

export interface Desk {
  id: string;
  model: Model;
  control: Control;
  overlays: Overlays;
  tour: Tour;
  adviser: Adviser;
  peek: Peek;
  plans: Plans;
  alarm: Alarm;
  air: Air;
  orders: Orders;
  lists: Lists;
  muster: Mustering;
  catchUp: CatchUp;
  questions: Questions;
  rolls: Rolls;
  end: PhaseEnd;
  draws: Draws;
  slot: CardSlot;
  view: BoardView;
  dialog: Signal<DialogName>;
  legend: Signal<boolean>;
  /** The army chosen from afar, or "". */
  army: Signal<string>;
  /** The map is about to be framed anew. */
  framing: Signal<boolean>;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside a table");
  return desk;
}
