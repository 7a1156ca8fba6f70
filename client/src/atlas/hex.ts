// The hex that is looked at: its words from the board at once, everything else when the server has told it.
import { signal } from "@preact/signals";
import { api, saying } from "../api";
import type { HexTold } from "../protocol";

const PATIENCE = 70; // milliseconds on a hex before it is asked for: a cursor that runs asks for nothing
const KEPT = 400;

export class HexReader {
  readonly chosen = signal("");
  readonly told = signal<HexTold | null>(null);
  readonly wrong = signal("");
  private readonly known = new Map<string, HexTold>();
  private asking: AbortController | null = null;
  private timer = 0;

  constructor(private readonly game: string) {}

  /** Look at a hex; an empty name looks at none. */
  choose(hex: string, lang: string): void {
    this.stop();
    this.chosen.value = hex;
    this.wrong.value = "";
    const key = `${lang} ${hex}`;
    const found = this.known.get(key);
    this.told.value = found ?? null;
    if (hex && !found) this.timer = window.setTimeout(() => void this.ask(hex, lang, key), PATIENCE);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.asking = null;
  }

  private async ask(hex: string, lang: string, key: string): Promise<void> {
    const asking = (this.asking = new AbortController());
    try {
      const told = await api.get<HexTold>(`/api/maps/${encodeURIComponent(this.game)}/hexes/${encodeURIComponent(hex)}?lang=${lang}`, { quiet: true, signal: asking.signal });
      this.known.set(key, told);
      if (this.known.size > KEPT) this.known.delete(this.known.keys().next().value!);
      if (!asking.signal.aborted) this.told.value = told;
    } catch (e) {
      if (!asking.signal.aborted) this.wrong.value = saying(e);
    }
  }
}
