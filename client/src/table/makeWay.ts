// Moves the map a little so that what is spoken of is neither outside the window nor under the open card.
import { effect } from "@preact/signals";
import type { Desk } from "./context";

export interface Spot {
  x: number;
  y: number;
  /** Half of what has to be seen around it. */
  r: number;
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far to move spots so that all lie in the window and none under the card; the first counts most. */
export function wayFor(spots: readonly Spot[], window: Area, card: Area | null): [dx: number, dy: number] {
  const [into, intoY] = inside(spots, window);
  const moved = spots.map((spot) => ({ ...spot, x: spot.x + into, y: spot.y + intoY }));
  const covered = card ? moved.filter((spot) => overlaps(spot, card)) : [];
  if (!card || covered.length === 0) return [into, intoY];
  const left = Math.min(0, ...covered.map((spot) => card.left - (spot.x + spot.r)));
  const up = Math.min(0, ...covered.map((spot) => card.top - (spot.y + spot.r)));
  const fits = (dx: number, dy: number): boolean =>
    moved.every(({ x, y, r }) => x + dx - r >= window.left && y + dy - r >= window.top);
  const ways = [
    { dx: left, dy: 0 },
    { dx: 0, dy: up },
  ].sort((a, b) => Math.abs(a.dx + a.dy) - Math.abs(b.dx + b.dy));
  const way = ways.find(({ dx, dy }) => fits(dx, dy));
  if (way) return [into + way.dx, intoY + way.dy];
  // not all of them have room: the first alone
  return spots.length > 1
    ? wayFor(spots.slice(0, 1), window, card)
    : [into + ways[0]!.dx, intoY + ways[0]!.dy];
}

/** As many of them as can be seen at once, the first before the others. */
function inside(spots: readonly Spot[], window: Area): [number, number] {
  let [dx, dy] = [0, 0];
  const seen: Spot[] = [];
  for (const spot of spots) {
    const [ax, ay] = lacks({ ...spot, x: spot.x + dx, y: spot.y + dy }, window);
    const moved = seen.map((one) => ({ ...one, x: one.x + dx + ax, y: one.y + dy + ay }));
    if (moved.some((one) => lacks(one, window).some((by) => by !== 0))) continue;
    [dx, dy] = [dx + ax, dy + ay];
    seen.push(spot);
  }
  return [dx, dy];
}

/** How far a spot is outside of the window. */
function lacks({ x, y, r }: Spot, { left, top, right, bottom }: Area): [number, number] {
  const dx = Math.max(0, left + r - x) - Math.max(0, x - (right - r));
  const dy = Math.max(0, top + r - y) - Math.max(0, y - (bottom - r));
  return [dx, dy];
}

function overlaps({ x, y, r }: Spot, area: Area): boolean {
  return x + r > area.left && x - r < area.right && y + r > area.top && y - r < area.bottom;
}

/** What must be seen: the fight, the stack that was clicked, the hex that is asked about. */
function hexesOf({ model, control, adviser, draws }: Desk): string[] {
  const odds = model.odds.value;
  const held = model.menu.value?.held;
  const attackers = odds?.attackers.map((item) => (item.unit ? model.where(item.unit) : null)) ?? [];
  const hexes = [
    odds?.hex,
    control.why.card.value?.hex,
    adviser.hex.value,
    control.selected.value,
    held ? model.where(held) : null,
    ...control.group.members.value.map((unit) => model.where(unit)),
    ...attackers,
    ...(draws.card.value?.hexes ?? []),
  ];
  return [...new Set(hexes.filter((hex): hex is string => hex != null))];
}

const ROOM = 10; // pixels between a hex and what is beside it

/** The lower edge of what is seen of the map: the top of what lies across its foot. */
function floorOf(map: DOMRect): number {
  const bars = [...document.querySelectorAll(".table .groupbar, .table .notches")];
  const across = bars.map((one) => one.getBoundingClientRect()).filter((box) => box.width > map.width / 2);
  return Math.min(map.bottom, ...across.map((box) => box.top));
}

export function makeWay(desk: Desk, host: HTMLElement): () => void {
  const { view, slot } = desk;
  let waiting = 0;
  const go = (): void => {
    waiting = 0;
    const map = host.getBoundingClientRect();
    const tools = document.querySelector(".table .tools")?.getBoundingClientRect();
    const window = { left: map.left, top: tools?.bottom ?? map.top, right: map.right, bottom: floorOf(map) };
    const open = document.querySelector(".table .slot .card")?.getBoundingClientRect() ?? null;
    const spots = hexesOf(desk).flatMap((hex) => {
      const at = view.place(hex);
      return at ? [{ x: at.x, y: at.y, r: at.size / 2 + ROOM }] : [];
    });
    const near = spots.filter(({ x, y, r }) =>
      overlaps({ x, y, r }, { ...window, bottom: innerHeight, right: innerWidth }),
    );
    const [dx, dy] = wayFor(near, window, open);
    if (dx !== 0 || dy !== 0) view.panBy(dx, dy);
  };
  // once the page is laid out
  const soon = (): void => {
    waiting ||= requestAnimationFrame(() => requestAnimationFrame(go));
  };
  const stop = effect(() => {
    void [slot.top.value, hexesOf(desk)];
    soon();
  });
  const watch = new ResizeObserver(soon);
  watch.observe(host);
  const card = document.querySelector(".table .slot");
  if (card) watch.observe(card);
  return () => {
    stop();
    cancelAnimationFrame(waiting);
    watch.disconnect();
  };
}
