// The unit in hand, and what it can be exchanged for without more clicks.
import type { Menu, MenuVerb } from "../protocol";
import { putDown, type Pick } from "./choose";

export class Hand {
  private pick: Pick | null = null; // kept after it was put down: an undo may put it in hand again
  /** It was only just taken: undoing that puts it back. */
  fresh = false;

  took(pick: Pick | null): void {
    this.fresh = pick !== null;
    this.pick = pick ?? this.pick;
  }

  /** The verb units are taken with. */
  get verb(): string {
    return this.pick?.verb ?? "";
  }

  /** How another could be had instead: by undoing; or, once it has done something, by the only button there is, if that can be undone. */
  exchange(unit: string, menu: Menu | null, undo: boolean): "undo" | MenuVerb | null {
    if (!this.holds(menu) || !this.pick!.others.includes(unit)) return null;
    if (this.fresh) return undo ? "undo" : null;
    return putDown(menu!);
  }

  /** It came from beside the map: those that lay there with it, itself among them. */
  spare(menu: Menu | null, onMap: (unit: string) => boolean): readonly string[] | null {
    if (!this.holds(menu) || onMap(this.pick!.noun)) return null;
    return this.pick!.all.filter((unit) => !onMap(unit));
  }

  private holds(menu: Menu | null): boolean {
    return this.pick !== null && menu !== null && menu.yours && menu.held === this.pick.noun;
  }
}
