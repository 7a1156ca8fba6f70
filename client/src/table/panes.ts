// Which of the panes beside the map is looked at.
import type { Update } from "../protocol";

export type Pane = "stack" | "fight" | "log";
export type Sheet = "" | Pane | "turn";

/** A fight takes the place of the stack, and gives it back. */
export function paneOf(pane: Pane, now: Update): Pane {
  const fight = now.odds !== null || now.steps.length > 0;
  if (fight) return pane === "stack" ? "fight" : pane;
  return pane === "fight" ? "stack" : pane;
}
