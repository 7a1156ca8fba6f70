// The selected hex: its terrain is known from the board at once, everything else comes from the server.
import { signal } from "@preact/signals";
import { api, errorText } from "../api";
import type { HexTold } from "../protocol";

const PATIENCE = 70; // milliseconds on a hex before its facts are requested
const CACHE_SIZE = 400;

export class HexReader {
  readonly hex = signal("");
  readonly report = signal<HexTold | null>(null);
  readonly wrong = signal("");
  private readonly cache = new Map<string, HexTold>();
  private asking: AbortController | null = null;
  private timer = 0;

  constructor(private readonly game: string) {}

  /** Select a hex; an empty name selects none. */
  choose(hex: string, lang: string): void {
    this.stop();
    this.hex.value = hex;
    this.wrong.value = "";
    const key = `${lang} ${hex}`;
    const found = this.cache.get(key);
    this.report.value = found ?? null;
    if (hex && !found) this.timer = window.setTimeout(() => void this.ask(hex, lang, key), PATIENCE);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.asking = null;
  }

  private async ask(hex: string, lang: string, key: string): Promise<void> {
    const asking = new AbortController();
    this.asking = asking;
    try {
      const report = await api.get<HexTold>(
        `/api/maps/${encodeURIComponent(this.game)}/hexes/${encodeURIComponent(hex)}?lang=${lang}`,
        { quiet: true, signal: asking.signal },
      );
      this.cache.set(key, report);
      if (this.cache.size > CACHE_SIZE) this.cache.delete(this.cache.keys().next().value!);
      if (!asking.signal.aborted) this.report.value = report;
    } catch (e) {
      if (!asking.signal.aborted) this.wrong.value = errorText(e);
    }
  }
}
