// What passes between the controller, the board and the server.
import type { Reason } from "../protocol";

/** The part of the board the control needs. */
export interface Map2D {
  select(hex: string | null): void;
  goTo(hex: string): void;
  setWhy(hex: string | null): void;
}

export interface Refusal {
  message: string;
  reasons: Reason[];
}

export interface ActOptions {
  faces?: number[];
  seq?: number | undefined;
  /** False: the server asks back before an action without undo. */
  sure?: boolean;
}

export interface SentAct {
  verb: string;
  noun: string | null;
  seq: number;
}
