import type { MarkInfo } from "../protocol";
import { lettering } from "./type/index";

const SHAPES: Record<string, string> = {
  moved: '<circle class="mk" r="7.6"/><path class="mk-s" d="M-3.6 0H3M.4-3L3.4 0L.4 3"/>',
  fought:
    '<rect class="mk mk-d" x="-7" y="-7" width="14" height="14" rx="2"/><path class="mk-s mk-p" d="M-3.2-3.2L3.2 3.2M3.2-3.2L-3.2 3.2"/>',
  panic: '<path class="mk mk-y" d="M0-8.6L8.4 6.4H-8.4Z"/><path class="mk-s" d="M0-3V1M0 3.6V3.7"/>',
};
const OCTAGON = '<path class="mk mk-d" d="M-4-8H4L8-4V4L4 8H-4L-8 4V-4Z"/>';

/** The mark for a counter's state, 15 units wide, centred on (0, 0). */
export function mark(info: MarkInfo | undefined, id: string): string {
  const shape = info?.shape ?? "letter";
  if (Object.hasOwn(SHAPES, shape)) return SHAPES[shape]!;
  const letter = lettering((info?.letter || id.slice(0, 1)).toUpperCase().slice(0, 2), 0, 3.8, {
    size: 10.5,
  });
  const octagon = shape === "supply" || shape === "isolated";
  return `${octagon ? OCTAGON : '<circle class="mk" r="7.6"/>'}<path class="mk-t${octagon ? " mk-p" : ""}" d="${letter}"/>`;
}
