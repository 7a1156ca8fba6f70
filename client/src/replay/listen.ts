// Keys of the replay: read on the whole page, done on the study.
import { isTyping } from "../table/keys";
import { set, settings } from "../table/settings";
import { commandOf, type Command } from "./keys";
import type { Study } from "./study";

const PRESSABLE = "button, a[href], summary, select, [role=switch]";

export function listen(study: Study): () => void {
  const press = (e: KeyboardEvent): void => {
    if (e.defaultPrevented || document.querySelector("dialog[open], .cite-card:popover-open")) return;
    const active = document.activeElement;
    const command = commandOf(
      { key: e.key, shift: e.shiftKey, ctrl: e.ctrlKey, alt: e.altKey, meta: e.metaKey },
      {
        typing: isTyping(e.target),
        onMap: active !== null && active.matches(".board:focus-visible"),
        onButton: active !== null && active.matches(PRESSABLE) && active.matches(":focus-visible"),
        letters: settings.value.letters,
      },
    );
    if (!command) return;
    e.preventDefault();
    if (command.do === "play" && active instanceof HTMLElement && active.matches(PRESSABLE)) active.blur(); // clicked before: the key is not for it
    obey(study, command);
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

function obey(study: Study, command: Command): void {
  const { player } = study;
  const view = study.view.peek();
  switch (command.do) {
    case "step": return player.move(command.way, command.by);
    case "first": return player.go(0);
    case "last": return player.go(study.reel.peek().last);
    case "play": return player.toggle();
    case "note": return study.write();
    case "help": return void (study.dialog.value = "keys");
    case "front": return view?.fit("front");
    case "whole": return view?.fit("all");
    case "hide": return set({ hidden: !settings.value.hidden });
    case "zoom": return view?.zoomBy(command.by);
    case "cursor": return view?.moveCursor(command.way);
    case "look": return view?.cursor ? study.inspect(view.cursor) : undefined;
    case "leave": return document.querySelector<HTMLElement>(".replay .tl")?.focus();
  }
}
