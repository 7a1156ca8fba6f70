import { signal } from "@preact/signals";
import type { TableMade } from "../protocol";

/** A new table with open seats, whose links are shown wherever one is. */
export const newTable = signal<TableMade | null>(null);
