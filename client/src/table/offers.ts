// The outcome of an offer, derived from the updates before and after: the server does not report it.
import type { Update } from "../protocol";

/** What both players can agree on. */
export const WISHES = ["steward", "hints"] as const;

export type OfferOutcome = "accepted" | "refused" | "lapsed";
type Then = Pick<Update, "seq" | "offer" | "result" | "clock">;

/** The outcome of the player's own offer; null if there was none or it still stands. */
export function offerOutcome(
  before: Then,
  now: Then & Pick<Update, "cut" | "full">,
  lastBefore: number,
): OfferOutcome | null {
  const offer = before.offer;
  if (!offer?.yours || now.offer) return null;
  const done =
    offer.what === "draw"
      ? now.result !== null
      : offer.what === "takeback"
        ? now.full || now.cut < lastBefore
        : now.clock?.paused === (offer.what === "pause");
  if (done) return "accepted";
  return now.seq === before.seq ? "refused" : "lapsed"; // a player went on playing
}
