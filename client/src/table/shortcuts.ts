// Keyboard shortcuts of the table.

import { t } from "../i18n";
import type { Desk } from "./context";
import { focusMap } from "./focus";
import { type Command, commandOf, isTyping, type Where } from "./keys";
import { set, settings } from "./settings";
import { small } from "./small";

const REGIONS = ["map", "hands", "bar", "right", "left", "places"];

function region(step: 1 | -1): void {
  const parts = REGIONS.map((name) => document.getElementById(`region-${name}`)).filter(
    (part) => part !== null && part.getClientRects().length > 0,
  ) as HTMLElement[];
  // hands and places lie within the map
  const at = parts.map((part) => part.contains(document.activeElement)).lastIndexOf(true);
  const next = parts[(at + step + parts.length) % parts.length];
  if (!next) return;
  if (next.id === "region-map") focusMap();
  else next.focus();
}

export function listen(desk: Desk): () => void {
  let tabFree = false;
  const where = (target: EventTarget | null): Where => {
    const active = document.activeElement;
    const map = document.querySelector("#region-map .board, #region-map [role=application]");
    return {
      typing: isTyping(target),
      onMap: active === null || active === document.body || (map?.contains(active) ?? false),
      tabFree: tabFree || active === document.body,
      letters: settings.value.letters,
      overlays: new Map(
        (desk.model.board.value?.overlays ?? []).map((overlay) => [overlay.key.toUpperCase(), overlay.name]),
      ),
    };
  };
  const press = (e: KeyboardEvent): void => {
    if (e.defaultPrevented || document.querySelector("dialog[open], .curtain, [popover=auto]:popover-open"))
      return;
    const command = commandOf(
      { key: e.key, code: e.code, shift: e.shiftKey, other: e.ctrlKey || e.altKey || e.metaKey },
      where(e.target),
    );
    if (e.key !== "Tab" && e.key !== "Shift") tabFree = false;
    if (!command) return;
    if (command.do === "back") {
      if (isTyping(e.target)) (e.target as HTMLElement).blur();
      else tabFree = !obey(desk, command);
      if (tabFree) desk.control.say(t("table-tab-free"));
      e.preventDefault();
    } else if (obey(desk, command)) e.preventDefault();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

/** True when the key was used. */
function obey(desk: Desk, command: Command): boolean {
  const at = desk.view.cursor;
  switch (command.do) {
    case "enter":
      if (desk.army.value) {
        desk.view.armies.frame(desk.army.value);
        return true;
      }
      if (at !== null && desk.plans.on.value) desk.plans.click(at);
      else if (at !== null) desk.control.hex(at, "key");
      return at !== null;
    case "next":
      return desk.control.nextUnit(at, command.step) !== null;
    case "stack":
      return stack(desk, at);
    case "back":
      return back(desk);
    case "hint":
      void desk.adviser.ask();
      return desk.adviser.available.value;
    case "plan":
      if (!desk.model.spectator.value) desk.plans.toggle();
      return !desk.model.spectator.value;
    default:
      run(desk, command);
      return true;
  }
}

/** Commands that always find something to do. */
function run({ view, control, overlays, dialog, legend }: Desk, command: Command): void {
  switch (command.do) {
    case "cursor":
      view.moveCursor(command.dir);
      break;
    case "undo":
      control.undo();
      break;
    case "redo":
      control.redo();
      break;
    case "why":
      if (view.cursor === null) control.why.setMode(true);
      else void control.why.askHex(view.cursor);
      break;
    case "overlay":
      overlays.toggle(command.name);
      break;
    case "key":
      legend.value = !legend.value;
      break;
    case "front":
      view.fit("front");
      break;
    case "whole":
      view.fit("all");
      break;
    case "minimap":
      set({ minimap: !settings.value.minimap });
      break;
    case "hide":
      set({ hidden: !settings.value.hidden });
      break;
    case "zoom":
      view.zoomBy(command.by);
      break;
    case "goto":
    case "help":
      dialog.value = command.do;
      break;
    case "region":
      region(1);
      break;
    case "region-back":
      region(-1);
      break;
  }
}

function stack({ control, peek }: Desk, at: string | null): boolean {
  if (peek.tip.value?.by === "mouse" && peek.pin()) return true;
  if (at === null) return false;
  control.select(at);
  control.pane.value = "stack";
  if (small()) control.sheet.value = "stack";
  requestAnimationFrame(() => {
    const pane = document.getElementById("pane-stack"); // it may be another than before: an army was shown
    (pane?.querySelector<HTMLElement>(".units button") ?? pane)?.focus();
  });
  return true;
}

function back({ control, legend, slot, peek, plans }: Desk): boolean {
  if (plans.stop()) return true;
  if (plans.on.value) {
    plans.toggle();
    return true;
  }
  if (slot.close()) return true;
  if (peek.pins.value.length > 0 && peek.close()) return true;
  if (legend.value) {
    legend.value = false;
    return true;
  }
  if (
    document.activeElement?.closest("#region-left, #region-right, #region-bar, #region-hands, #region-places")
  ) {
    control.clear();
    focusMap();
    return true;
  }
  return control.back();
}
