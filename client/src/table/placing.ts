// Where a tip stands: the best of eight places round its hex, clear of what must stay visible.
export interface Spot {
  x: number;
  y: number;
}

export interface Room {
  width: number;
  height: number;
  top: number; // pixels covered by the tools
  bottom: number; // pixels covered by the group bar
}

const EDGE = 8;
const NEAR = 22; // pixels round a hex that should stay visible

/** The upper left corner of a tip of this size for a hex, in pixels of the map. */
export function placeTip(at: Spot, size: number, tip: [number, number], keep: Spot[], room: Room): Spot {
  const [w, h] = tip;
  const gap = size / 2 + 6;
  const places: [number, number, number][] = [
    [at.x + gap, at.y - h - 10, 0],
    [at.x + gap, at.y + 22, 1],
    [at.x - w - gap, at.y - h - 10, 2],
    [at.x - w - gap, at.y + 22, 3],
    [at.x + gap + 8, at.y - h / 2, 1.5],
    [at.x - w - gap - 8, at.y - h / 2, 3],
    [at.x - w / 2, at.y + gap, 2.5],
    [at.x - w / 2, at.y - h - gap, 2],
  ];
  let best: Spot = { x: EDGE, y: room.top };
  let least = Number.POSITIVE_INFINITY;
  const covers = (spot: Spot, x: number, y: number, by: number): boolean =>
    spot.x > x - by && spot.x < x + w + by && spot.y > y - by && spot.y < y + h + by;
  for (const [x0, y0, rank] of places) {
    const x = Math.max(EDGE, Math.min(room.width - w - EDGE, x0));
    const y = Math.max(room.top, Math.min(room.height - room.bottom - h - EDGE, y0));
    let cost = rank + Math.hypot(x - x0, y - y0) / 60;
    for (const spot of keep) if (covers(spot, x, y, NEAR)) cost += 8;
    if (covers(at, x, y, size / 2)) cost += 60;
    if (cost < least) [least, best] = [cost, { x, y }];
  }
  return best;
}
