// The line from the label of the guided game to the hex or the part of the table it speaks of.
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Desk, useDesk } from "./context";
import { small } from "./small";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From the nearest point of the label to the thing. */
function lineTo(card: Box, x: number, y: number, r: number): { d: string; x: number; y: number } {
  const sx = Math.max(card.left, Math.min(card.right, x));
  const sy = Math.max(card.top, Math.min(card.bottom, y));
  const far = Math.hypot(x - sx, y - sy) || 1;
  const [ex, ey] = [x - ((x - sx) / far) * r, y - ((y - sy) / far) * r];
  return { d: `M${sx.toFixed(1)} ${sy.toFixed(1)}L${ex.toFixed(1)} ${ey.toFixed(1)}`, x: ex, y: ey };
}

/** The hex that a step may mean: the first of those that its verb offers. */
function useHex(): string | null {
  const { tour, model } = useDesk();
  const step = tour.step.value;
  const verb = model.menu.value?.verbs.find((one) => one.verb === step?.verb);
  const noun = verb?.nouns[0];
  if (!step || !verb || noun === undefined || verb.takes === undefined) return null;
  if (verb.kind === "hex") return noun;
  return verb.kind === "unit" ? model.where(noun) : null;
}

const CORNERS = ["se", "ne", "sw", "nw"] as const;
const ROOM = 12; // pixels between the label and the edges of the map
const TOOLS = 62; // pixels that the tools take at the top and at the left
const TARGET = 6; // how many other stacks the hex that is spoken of is worth

/** The corner of the map where the label covers least: no counter if there is such a corner. */
function bestCorner(desk: Desk, hex: string | null): string {
  const host = document.querySelector(".table .mapwrap")?.getBoundingClientRect();
  const card = document.querySelector(".table .slot > [aria-live]")?.getBoundingClientRect();
  if (!host || !card) return "se";
  const spots = [...desk.model.stacks.peek().keys()].map((at) => ({ at: desk.view.place(at), weight: 1 }));
  if (hex !== null) spots.push({ at: desk.view.place(hex), weight: TARGET });
  const covered = (corner: (typeof CORNERS)[number]): number => {
    const left = corner.endsWith("e") ? host.right - card.width - ROOM : host.left + TOOLS;
    const top = corner.startsWith("s") ? host.bottom - card.height - ROOM : host.top + TOOLS;
    return spots.reduce((sum, { at, weight }) => {
      if (!at) return sum;
      const r = at.size / 2;
      const inside =
        at.x > left - r && at.x < left + card.width + r && at.y > top - r && at.y < top + card.height + r;
      return sum + (inside ? weight : 0);
    }, 0);
  };
  return CORNERS.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}

const REST = 420; // milliseconds until the map has come to rest

/** The label stands where it covers least, and looks anew when it speaks of something else. */
function useCorner(shown: boolean, step: unknown, hex: string | null): void {
  const desk = useDesk();
  useLayoutEffect(() => {
    const slot = document.querySelector<HTMLElement>(".table .slot");
    if (!shown || !slot) return;
    const look = () => {
      slot.dataset.corner = bestCorner(desk, hex);
    };
    look();
    const timer = setTimeout(look, REST);
    return () => {
      clearTimeout(timer);
      delete slot.dataset.corner;
    };
  }, [shown, step, hex]);
}

/** A line from the label to the hex or the part of the table it speaks of; it follows the map. */
export function TourLine() {
  const { tour, view, slot } = useDesk();
  const svg = useRef<SVGSVGElement>(null);
  const step = tour.step.value;
  const hex = useHex();
  const shown = step !== null && slot.top.value === "tour" && !small();
  useCorner(shown, step, hex);
  useLayoutEffect(() => {
    if (!shown || !step) return;
    let frame = 0;
    const draw = () => {
      frame = requestAnimationFrame(draw);
      const card = document.querySelector(".table .tourcard")?.getBoundingClientRect();
      const host = svg.current?.getBoundingClientRect();
      if (!card || !host) return;
      const at = hex === null ? null : view.place(hex);
      const part = at ? null : document.querySelector(`.table [data-spot="${step.spot}"].spotlit`);
      const box = part?.getBoundingClientRect();
      const target = at
        ? { x: at.x, y: at.y, r: at.size * 0.62 }
        : box && { x: box.left + box.width / 2, y: box.top + box.height / 2, r: 0 };
      for (const one of svg.current!.querySelectorAll<SVGElement>(".l0,.l1,.rg,.dot"))
        one.style.display = target ? "" : "none";
      if (!target) return;
      const edge = box
        ? { x: Math.max(box.left, Math.min(box.right, card.left)), y: clamp(card.top, box.top, box.bottom) }
        : target;
      const line = lineTo(card, edge.x, edge.y, target.r);
      drawLine(svg.current!, host, line, at ? target : null);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [shown, step, hex]);
  if (!shown) return null;
  return (
    <svg class="tourline" ref={svg} aria-hidden="true">
      <g>
        <path class="l0" />
        <path class="l1" />
        <circle class="dot" r={3.5} />
        <circle class="rg" />
      </g>
    </svg>
  );
}

const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));

function drawLine(
  svg: SVGSVGElement,
  host: Box,
  line: { d: string; x: number; y: number },
  ring: { x: number; y: number; r: number } | null,
): void {
  svg.querySelector("g")!.setAttribute("transform", `translate(${-host.left} ${-host.top})`);
  for (const one of svg.querySelectorAll("path")) one.setAttribute("d", line.d);
  const dot = svg.querySelector(".dot")!;
  dot.setAttribute("cx", String(line.x));
  dot.setAttribute("cy", String(line.y));
  const round = svg.querySelector<SVGElement>(".rg")!;
  round.style.display = ring ? "" : "none";
  if (!ring) return;
  round.setAttribute("cx", String(ring.x));
  round.setAttribute("cy", String(ring.y));
  round.setAttribute("r", String(ring.r));
}
