// A player who hears the page: what has a role and a name can be found, what is in a live region is heard, and
// nothing else exists. To press is what a screen reader does: no mouse, no place on the screen.
import { expect, type Locator, type Page } from "@playwright/test";
import type { MenuVerb } from "../src/protocol.ts";
import type { Act, Player } from "./player.ts";

export interface Names {
  places: string;
  doable: string;
  occupied: string;
  bar: string;
  right: string;
  choose: string;
}

declare global {
  interface Window {
    heard: string[];
  }
}

export class Listener {
  constructor(
    readonly page: Page,
    readonly names: Names,
    public player: Player | null = null,
  ) {}

  /** Hear the live regions from the first page on. */
  async listen(): Promise<void> {
    await this.page.addInitScript(() => {
      window.heard = [];
      const live = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
          const text = region?.textContent?.replace(/\s+/g, " ").trim();
          if (text && window.heard.at(-1) !== text) window.heard.push(text);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }

  heard(): Promise<string[]> {
    return this.page.evaluate(() => window.heard);
  }

  /** Press what has this role and name, wherever it lies. */
  async press(what: Locator): Promise<void> {
    await expect(what).toHaveCount(1);
    await what.focus();
    await what.dispatchEvent("click");
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", { name });
  }

  get bar(): Locator {
    return this.page.getByRole("region", { name: this.names.bar });
  }

  get places(): Locator {
    return this.page.getByRole("region", { name: this.names.places });
  }

  /** Open the map in words. */
  async openPlaces(): Promise<void> {
    const head = this.places.getByRole("button", { name: this.names.places, exact: true });
    if ((await head.getAttribute("aria-expanded")) === "false") await this.press(head);
    await expect(this.places.getByRole("list", { name: this.names.occupied })).toHaveCount(1);
  }

  /** One act of the menu, by the name it goes by, and all that it asks back. */
  async act(act: Act): Promise<void> {
    const player = this.player!;
    const before = player.now.seq;
    const heard = (await this.heard()).length;
    await this.press(this.named(act));
    await this.answer(act, before);
    await player.until((now) => now.seq !== before);
    await player.rest();
    await expect
      .poll(async () => (await this.heard()).slice(heard).join(" | "), {
        message: `${act.verb.verb} is heard`,
      })
      .not.toBe("");
  }

  /** The one control by which this is done. */
  private named({ verb, noun }: Act): Locator {
    const player = this.player!;
    if (verb.kind === "button") return this.button(starting(verb.label), this.bar).first();
    if (verb.kind === "option" || verb.kind === "box")
      return this.button(starting(verb.names[noun!]!), this.bar).first();
    const name = verb.kind === "unit" ? player.name(noun!) : noun!;
    const hex = verb.kind === "hex" ? noun! : player.at(noun!);
    if (hex === null)
      return this.button(new RegExp(escaped(name)), this.page.getByRole("main").or(this.bar)).first();
    return this.button(new RegExp(`^${this.words(verb, noun!)}\\s.*${escaped(hex)},`), this.places).first();
  }

  /** How a button begins that does this to a unit or a hex. */
  private words(verb: MenuVerb, noun: string): string {
    const name = verb.kind === "unit" ? this.player!.name(noun) : noun;
    return verb.act ? escaped(verb.act.replace("{}", name)) : `(${escaped(verb.label)}.*)?${escaped(name)}`;
  }

  private async answer({ verb, noun }: Act, before: number): Promise<void> {
    const player = this.player!;
    const choice = this.page.getByRole("group", { name: this.names.choose });
    for (let tries = 0; tries < 400 && player.now.seq === before; tries++) {
      await this.page.waitForTimeout(25);
      // a counter with which several things can be done: the question has a name, and so has each answer
      if (noun !== null && (await choice.count()) > 0) {
        const known = this.button(new RegExp(`^${this.words(verb, noun)}`), choice).first();
        await this.press(known).catch(() => {}); // it may have been answered meanwhile
        continue;
      }
      const asked = await this.page.evaluate(() => {
        const at = document.activeElement;
        return at?.matches(".acts .main, .endcard .sure, .curtain button") ?? false;
      });
      // what asks back has taken the focus: it is read out, and pressed
      if (asked) await this.page.keyboard.press("Enter");
    }
  }
}

/** As a pattern; a name has plain spaces, whatever the text has. */
const escaped = (words: string): string =>
  words.replace(/[.*+?^$()|[\]{}\\]/g, "\\$&").replace(/\s+/g, "\\s+");
/** A button that begins with these words, and not one that only says why not. */
const starting = (words: string): RegExp =>
  new RegExp(`^(?!.*(not possible now|impossible pour l))${escaped(words)}`);
