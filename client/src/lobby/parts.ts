// Which control an option gets, judging by its values.
import type { OptionInfo, OptionValue } from "../protocol";
import { capitalise } from "../ui/sentence";

export type Shape = "check" | "slide" | "select";

const whole = (v: OptionValue): boolean => /^\d+$/.test(v.value);
const FEWEST = 4; // numbers an option needs for a slider

export function shapeOf(option: OptionInfo): Shape {
  const values = option.values.map((v) => v.value);
  if (values.length === 2 && values.includes("yes") && values.includes("no")) return "check";
  return option.values.filter(whole).length >= FEWEST ? "slide" : "select";
}

/** The numbers of a slider, and the option's other values. */
export function sliderOf(option: OptionInfo): { numbers: number[]; others: OptionValue[] } {
  const numbers = option.values.filter(whole).map((v) => Number(v.value));
  return { numbers: numbers.sort((a, b) => a - b), others: option.values.filter((v) => !whole(v)) };
}

const SETUP = "setup"; // stands alone where no variants part the preparation from the readings

/** Group options as a rulebook does: set-up, variants, interpretations. */
export function groupOptions(options: OptionInfo[]): {
  before: OptionInfo[];
  variants: OptionInfo[];
  readings: OptionInfo[];
} {
  const variants = options.filter((o) => shapeOf(o) === "check");
  const first = options.findIndex((o) => shapeOf(o) === "check");
  const rest = options.filter((o) => shapeOf(o) !== "check");
  const before = rest.filter(
    (o) => shapeOf(o) === "slide" || (first < 0 ? o.name === SETUP : options.indexOf(o) < first),
  );
  return { before, variants, readings: rest.filter((o) => !before.includes(o)) };
}

/** "variant: no Red militia", under the heading "Variants", is "No Red militia". */
export function label(text: string): string {
  return capitalise(text.replace(/^(?:variante?|option)\s*:\s*/i, ""));
}
