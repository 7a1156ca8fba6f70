// What the other player asks of this one besides moves, until it is answered or put aside.
import { computed, signal } from "@preact/signals";
import type { Model } from "./model";
import { WISHES } from "./offers";

export class Questions {
  private readonly declined = signal<readonly string[]>([]);
  /** Put aside: it comes back when something else is asked. */
  private readonly aside = signal("");

  constructor(private readonly model: Model) {}

  /** Agreements that the other player wants and this one has not answered. */
  readonly requests = computed(() => {
    const now = this.model.now.value;
    const mine = this.model.seats.value.filter((seat) => seat.you).map((seat) => seat.n);
    if (!now || now.result || this.model.spectator.value || mine.length === 0) return [];
    return WISHES.filter(
      (what) =>
        now.terms[what].seats.some((n) => !mine.includes(n)) &&
        !mine.every((n) => now.terms[what].seats.includes(n)) &&
        !this.declined.value.includes(what),
    );
  });

  private readonly asked = computed(() => {
    const offer = this.model.now.value?.offer;
    return [...(offer ? [`${offer.what} ${offer.by} ${offer.to}`] : []), ...this.requests.value].join();
  });

  readonly open = computed(() => this.asked.value !== "" && this.asked.value !== this.aside.value);

  decline(what: string): void {
    this.declined.value = [...this.declined.value, what];
  }

  putAside(): void {
    this.aside.value = this.asked.peek();
  }
}
