// The selected unit, and what it can be exchanged for with one click.
import type { Menu, MenuVerb } from "../protocol";
import { type Choice, type Pick, putDown } from "./choose";

export class Selection {
  private pick: Pick | null = null; // kept after deselection: an undo may select it again
  /** It was selected by the last action: an undo deselects it. */
  fresh = false;

  update(pick: Pick | null): void {
    this.fresh = pick !== null;
    this.pick = pick ?? this.pick;
  }

  /** The verb that selects a unit. */
  verbOf(unit: string): string {
    return this.pick?.verbs?.get(unit) ?? this.pick?.verb ?? "";
  }

  /**
   * How to select another unit instead: by an undo, or, once the unit has acted, by the only button if that
   * can be undone.
   */
  exchange(unit: string, menu: Menu | null, undo: boolean): "undo" | MenuVerb | null {
    if (!this.holds(menu) || !this.pick!.others.includes(unit)) return null;
    if (this.fresh) return undo ? "undo" : null;
    return putDown(menu!);
  }

  /** The units that could have been selected, including the selected one. */
  all(menu: Menu | null): readonly string[] {
    return this.holds(menu) ? this.pick!.all : [];
  }

  /** What else could have been done with the unit, while an undo leads back to that. */
  besides(menu: Menu | null, undo: boolean): readonly Choice[] {
    return this.fresh && undo && this.holds(menu) ? this.pick!.besides : [];
  }

  /** If it came from off the map: all units that can come with it, including itself. */
  spare(menu: Menu | null, onMap: (unit: string) => boolean): readonly string[] | null {
    if (!this.holds(menu) || onMap(this.pick!.noun)) return null;
    return this.pick!.all.filter((unit) => !onMap(unit));
  }

  private holds(menu: Menu | null): boolean {
    return this.pick !== null && menu?.yours === true && menu.held === this.pick.noun;
  }
}
