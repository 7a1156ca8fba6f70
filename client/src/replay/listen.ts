// Keyboard shortcuts of the replay.
import { isTyping } from "../table/keys";
import { set, settings } from "../table/settings";
import { type Command, commandOf } from "./keys";
import type { ReplayModel } from "./replayModel";

const PRESSABLE = "button, a[href], summary, select, [role=switch]";

export function listen(model: ReplayModel): () => void {
  const press = (e: KeyboardEvent): void => {
    if (e.defaultPrevented || document.querySelector("dialog[open], .cite-card:popover-open")) return;
    const active = document.activeElement;
    const command = commandOf(
      { key: e.key, shift: e.shiftKey, ctrl: e.ctrlKey, alt: e.altKey, meta: e.metaKey },
      {
        typing: isTyping(e.target),
        onMap: active?.matches(".board:focus-visible") ?? false,
        onButton: (active?.matches(PRESSABLE) && active.matches(":focus-visible")) ?? false,
        letters: settings.value.letters,
      },
    );
    if (!command) return;
    e.preventDefault();
    // it has the focus from a click: the key is not meant for it
    if (command.do === "play" && active instanceof HTMLElement && active.matches(PRESSABLE)) active.blur();
    obey(model, command);
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

function obey(model: ReplayModel, command: Command): void {
  const { player } = model;
  const view = model.view.peek();
  switch (command.do) {
    case "step":
      player.move(command.way, command.by);
      break;
    case "first":
      player.go(0);
      break;
    case "last":
      player.go(model.reel.peek().last);
      break;
    case "play":
      player.toggle();
      break;
    case "note":
      model.write();
      break;
    case "help":
      model.dialog.value = "keys";
      break;
    case "front":
      view?.fit("front");
      break;
    case "whole":
      view?.fit("all");
      break;
    case "hide":
      set({ hidden: !settings.value.hidden });
      break;
    case "zoom":
      view?.zoomBy(command.by);
      break;
    case "cursor":
      view?.moveCursor(command.way);
      break;
    case "look":
      if (view?.cursor) model.inspect(view.cursor);
      break;
    case "leave":
      document.querySelector<HTMLElement>(".replay .tl")?.focus();
      break;
  }
}
