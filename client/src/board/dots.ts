import { num } from "./lattice";

/** A dot for a counter far away; each side has its own shape, not only its colour. */
export function dot(side: number, x: number, y: number, r: number): string {
  switch (((side % 4) + 4) % 4) {
    case 0:
      return `M${num(x - r)} ${num(y - r)}h${num(2 * r)}v${num(2 * r)}h${num(-2 * r)}z`;
    case 1:
      return `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`;
    case 2:
      return `M${num(x)} ${num(y - 1.3 * r)}l${num(1.3 * r)} ${num(1.3 * r)}l${num(-1.3 * r)} ${num(1.3 * r)}l${num(-1.3 * r)} ${num(-1.3 * r)}z`;
    default:
      return `M${num(x)} ${num(y - 1.2 * r)}l${num(1.25 * r)} ${num(2.2 * r)}h${num(-2.5 * r)}z`;
  }
}
