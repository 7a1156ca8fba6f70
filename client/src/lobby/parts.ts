// Which control an option gets, told from its values alone.
import type { OptionInfo, OptionValue } from "../protocol";

export type Shape = "check" | "slide" | "select";

const whole = (v: OptionValue): boolean => /^\d+$/.test(v.value);
const FEWEST = 4; // numbers that make a slider

export function shapeOf(option: OptionInfo): Shape {
  const values = option.values.map((v) => v.value);
  if (values.length === 2 && values.includes("yes") && values.includes("no")) return "check";
  return option.values.filter(whole).length >= FEWEST ? "slide" : "select";
}

/** The numbers of a slider, and what else the option may be. */
export function sliderOf(option: OptionInfo): { numbers: number[]; others: OptionValue[] } {
  const numbers = option.values.filter(whole).map((v) => Number(v.value));
  return { numbers: numbers.sort((a, b) => a - b), others: option.values.filter((v) => !whole(v)) };
}

/** As a rulebook lays them out: how the game is prepared, then variants, then readings left open. */
export function grouped(options: OptionInfo[]): { before: OptionInfo[]; variants: OptionInfo[]; readings: OptionInfo[] } {
  const variants = options.filter((o) => shapeOf(o) === "check");
  const first = options.findIndex((o) => shapeOf(o) === "check");
  const rest = options.filter((o) => shapeOf(o) !== "check");
  const before = rest.filter((o) => shapeOf(o) === "slide" || first < 0 || options.indexOf(o) < first);
  return { before, variants, readings: rest.filter((o) => !before.includes(o)) };
}

/** "variant: no Red militia", under the heading "Variants", is "No Red militia". */
export function label(text: string): string {
  const bare = text.replace(/^variante?\s*:\s*/i, "");
  return bare.charAt(0).toLocaleUpperCase() + bare.slice(1);
}

/** "The Whites" in the middle of a sentence. */
export const inside = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
