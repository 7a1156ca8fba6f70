// A player who has a keyboard and nothing else: every stop of the focus has to be seen, and no mouse is heard.
import { expect, type Page } from "@playwright/test";
import type { Act, Player } from "./player.ts";

/** Whatever a mouse, a pen or a finger would send. */
const OTHER_HANDS = ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart", "wheel"];
const FAR = 12; // hexes that nobody walks with the arrows

interface Stop {
  words: string;
  name: string;
  row: string;
  off: boolean;
  seen: boolean;
}

declare global {
  interface Window {
    otherHands: string[];
  }
}

export class Fingers {
  /** Stops of the focus that nothing shows. */
  readonly unseen = new Set<string>();
  readonly pressed = new Map<string, number>();

  constructor(
    readonly page: Page,
    public player: Player | null = null,
  ) {}

  /** Hear whether anything but a key is used. */
  async listen(): Promise<void> {
    await this.page.addInitScript((kinds) => {
      window.otherHands = [];
      for (const kind of kinds)
        addEventListener(kind, (e) => e.isTrusted && window.otherHands.push(kind), true);
    }, OTHER_HANDS);
  }

  otherHands(): Promise<string[]> {
    return this.page.evaluate(() => window.otherHands);
  }

  async press(key: string): Promise<void> {
    this.pressed.set(key, (this.pressed.get(key) ?? 0) + 1);
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** What has the focus, in words, and whether one can see that it has. */
  private async stop(part: string): Promise<Stop> {
    const stop = await this.page.evaluate((where) => {
      const at = document.activeElement;
      if (!at || at === document.body) return { words: "", name: "nothing", row: "", off: true, seen: true };
      const label = at.id ? document.querySelector(`label[for="${at.id}"]`) : at.closest("label");
      let seen = false;
      for (let one: Element | null = at, up = 0; one && up < 4; one = one.parentElement, up++)
        seen ||= getComputedStyle(one).outlineStyle !== "none";
      const words = [
        at.textContent,
        at.getAttribute("aria-label"),
        at.getAttribute("title"),
        label?.textContent,
      ];
      return {
        words: at.closest(where) ? words.filter(Boolean).join(" ") : "",
        name: `${at.tagName} ${at.className} ${at.getAttribute("aria-label") ?? at.textContent ?? ""}`,
        row: at.closest("li.unit")?.querySelector("h3")?.textContent ?? "",
        off: at.classList.contains("off"),
        seen,
      };
    }, part);
    if (!stop.seen) this.unseen.add(stop.name.slice(0, 120));
    return stop;
  }

  /** By Tab to the first stop whose words are so. */
  async reach(part: string, wanted: (stop: Stop) => boolean, what: string, most = 320): Promise<void> {
    const region = part.startsWith("#region") ? part.split(" ")[0]! : null;
    for (let tries = 0; region && tries < 8 && !(await this.isIn(region)); tries++) await this.press("F6");
    for (let tries = 0; tries < most; tries++) {
      const stop = await this.stop(part);
      if (stop.words && !stop.off && wanted(stop)) return;
      await this.press("Tab");
    }
    throw new Error(`Tab does not come to "${what}", last at ${JSON.stringify(await this.stop(part))}`);
  }

  /** Reach something by its words and press it. */
  async push(words: string, part = "body", key = "Enter"): Promise<void> {
    await this.reach(part, (stop) => stop.words.includes(words), words);
    await this.press(key);
  }

  /** Choose one of a group of radio buttons, which is one stop of Tab. */
  async radio(name: string, words: string): Promise<void> {
    const at = () =>
      this.page.evaluate(() => {
        const one = document.activeElement as HTMLInputElement;
        return {
          name: one.name ?? "",
          words: document.querySelector(`label[for="${one.id}"]`)?.textContent ?? "",
        };
      });
    for (let tries = 0; tries < 80 && (await at()).name !== name; tries++) await this.press("Tab");
    for (let tries = 0; tries < 9 && !(await at()).words.includes(words); tries++)
      await this.press("ArrowDown");
    expect(await at()).toEqual({ name, words: expect.stringContaining(words) });
    expect(await this.page.evaluate(() => (document.activeElement as HTMLInputElement).checked)).toBe(true);
  }

  isIn(part: string): Promise<boolean> {
    return this.page.evaluate((where) => document.activeElement?.closest(where) != null, part);
  }

  // -- on the map

  async toMap(): Promise<void> {
    for (let tries = 0; tries < 8 && !(await this.isIn(".board")); tries++) await this.press("F6");
    expect(await this.isIn(".board"), "F6 comes to the map").toBe(true);
  }

  /** The hex the cursor is on, as it is read out. */
  async cursor(): Promise<string> {
    const read = (await this.page.locator(".board-live").textContent()) ?? "";
    return read.split(",")[0]!.trim();
  }

  /** Walk the cursor to a hex by the arrows, or name the hex where it is far. */
  async walk(hex: string): Promise<void> {
    await this.toMap();
    if ((await this.cursor()) === "") await this.press("ArrowUp");
    const { labels } = this.player!.board.hexes;
    for (let steps = 0; steps < 2 * FAR; steps++) {
      const at = await this.cursor();
      if (at === hex) return;
      const way = labels.includes(at) ? this.way(at, hex) : null;
      if (way === null) break;
      await this.press(way);
      if ((await this.cursor()) === at) break; // the edge of the map
    }
    await this.goto(hex);
  }

  private way(from: string, to: string): string | null {
    const { labels, x, y } = this.player!.board.hexes;
    const [a, b] = [labels.indexOf(from), labels.indexOf(to)];
    const [dx, dy] = [x[b]! - x[a]!, y[b]! - y[a]!];
    if (Math.hypot(dx, dy) > FAR * this.player!.board.size) return null;
    const ways: [string, number, number][] = [
      ["ArrowUp", 0, -1],
      ["ArrowDown", 0, 1],
      ["ArrowLeft", -0.87, -0.5],
      ["Shift+ArrowLeft", -0.87, 0.5],
      ["ArrowRight", 0.87, -0.5],
      ["Shift+ArrowRight", 0.87, 0.5],
    ];
    return ways
      .map(([key, wx, wy]) => ({ key, along: wx * dx + wy * dy }))
      .sort((p, q) => q.along - p.along)[0]!.key;
  }

  private async goto(hex: string): Promise<void> {
    await this.press("g");
    await expect(this.page.locator("#goto-hex")).toBeFocused();
    await this.type(hex);
    await this.press("Enter");
    await expect(this.page.locator("dialog[open]")).toHaveCount(0);
    await this.toMap();
    expect(await this.cursor()).toBe(hex);
  }

  // -- acts

  /** One act of the menu, and all that it asks back. */
  async act({ verb, noun }: Act): Promise<void> {
    const player = this.player!;
    const before = player.now.seq;
    const hex = verb.kind === "hex" ? noun : verb.kind === "unit" ? player.at(noun!) : null;
    if (hex === null) await this.beside({ verb, noun });
    else if (verb.kind === "unit" && player.stack(hex).length > 1) await this.ofStack(noun!, hex, verb.act);
    else {
      await this.walk(hex);
      await this.press("Enter");
    }
    await this.answer({ verb, noun }, before);
    await player.until((now) => now.seq !== before);
    await this.uncover();
    await player.rest();
  }

  /** Put down what is in hand; out of a list, the first Escape comes back to the map. */
  async escape(): Promise<void> {
    const player = this.player!;
    for (let tries = 0; tries < 3 && player.now.menu.held !== null; tries++) {
      await this.press("Escape");
      await player.rest();
      await this.page.waitForTimeout(500);
    }
    await player.until((now) => now.menu.held === null);
    await player.rest();
  }

  /** A button, an option, or a unit that is not on the map. */
  private async beside({ verb, noun }: Act): Promise<void> {
    const { player, page } = this;
    if (verb.kind === "unit") {
      const shown = page.locator(`button[data-unit="${noun}"]:visible`).first();
      const inHand =
        (await shown.count()) > 0 && (await shown.evaluate((one) => one.closest("#region-map") !== null));
      const name = player!.name(noun!);
      await this.push(name, inHand ? "#region-hands" : "#region-bar");
    } else await this.push(verb.kind === "button" ? verb.label : verb.names[noun!]!, "#region-bar .acts");
  }

  /** One unit of several in a hex: the list of the stack has them all. */
  private async ofStack(unit: string, hex: string, act: string): Promise<void> {
    await this.walk(hex);
    await this.press("Space");
    await expect.poll(() => this.isIn("#pane-stack"), { message: "the stack takes the focus" }).toBe(true);
    const name = this.player!.name(unit);
    const words = act ? act.replace("{}", name) : name;
    await this.reach(
      "#pane-stack",
      (stop) => stop.row.startsWith(`${name} `) && stop.words.includes(words),
      words,
    );
    await this.press("Enter");
  }

  /** Several meanings, a thing that cannot be undone, the end of a phase: each is asked back. */
  private async answer({ verb, noun }: Act, before: number): Promise<void> {
    const player = this.player!;
    const chosen = this.page.locator(".chosen");
    const sure = this.page.locator(".acts .main.final, .endcard .sure");
    for (let tries = 0; tries < 400 && player.now.seq === before; tries++) {
      if (await chosen.isVisible()) {
        await expect.poll(() => this.isIn(".chosen"), { message: "the choices take the focus" }).toBe(true);
        const name = verb.kind === "unit" ? player.name(noun!) : noun!;
        await this.push(verb.act ? verb.act.replace("{}", name) : name, ".chosen");
        await expect(chosen).toBeHidden();
      } else if (await sure.isVisible()) {
        // on the map the same key again confirms; else the button has taken the focus
        if (!(await this.isIn(".board"))) await expect(sure).toBeFocused();
        await this.press("Enter");
        await expect(sure).toBeHidden();
      }
      await this.page.waitForTimeout(25);
    }
  }

  /** Where both sides sit at one screen, it changes hands. */
  private async uncover(): Promise<void> {
    if (await this.page.locator(".curtain").isVisible()) {
      await this.press("Enter");
      await expect(this.page.locator(".curtain")).toHaveCount(0);
    }
  }
}
