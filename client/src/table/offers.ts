// What became of an offer, told from the position before and after: nobody says it in as many words.
import type { Update } from "../protocol";

/** What two people may agree on for as long as both like. */
export const WISHES = ["steward", "hints"] as const;

export type Answered = "accepted" | "refused" | "lapsed";
type Then = Pick<Update, "seq" | "offer" | "result" | "clock">;

/** Of an offer of one's own that is no longer there; null when there was none, or it still stands. */
export function answered(before: Then, now: Then & Pick<Update, "cut" | "full">, lastBefore: number): Answered | null {
  const offer = before.offer;
  if (!offer?.yours || now.offer) return null;
  const done =
    offer.what === "draw" ? now.result !== null
    : offer.what === "takeback" ? now.full || now.cut < lastBefore
    : now.clock?.paused === (offer.what === "pause");
  if (done) return "accepted";
  return now.seq === before.seq ? "refused" : "lapsed"; // somebody went on playing
}
