// The air forces while it is their phase: missions, bases, and fighters sent to meet a raid. The server makes them.
import { batch, computed, signal } from "@preact/signals";
import type { AirAnswer, AskAir, Step } from "../protocol";

type Question = Omit<AskAir, "t" | "id">;

interface Host {
  ask(question: Question): Promise<AirAnswer>;
  /** Play these acts as one, then press the button that closes the question. */
  play(acts: readonly Step[]): void;
}

export class Air {
  readonly now = signal<AirAnswer | null>(null);
  /** How many fighters are to meet each raid, by hex. */
  readonly meet = signal<Readonly<Record<string, number>>>({});
  /** The reader has put the question aside. */
  readonly aside = signal(false);
  readonly asked = computed(() => this.now.value?.asked === true && !this.aside.value);
  private phase = "";
  private turn = 0;

  constructor(private readonly host: Host) {}

  /** The position has changed; outside air phases nothing is asked for. */
  stale(phase: string): void {
    const fresh = phase !== this.phase;
    this.phase = phase;
    if (fresh) this.aside.value = false;
    if (!fresh && !this.now.peek()?.open) return;
    this.meet.value = {};
    void this.refresh();
  }

  async send(hex: string, n: number): Promise<void> {
    this.meet.value = { ...this.meet.value, [hex]: Math.max(0, n) };
    await this.refresh();
  }

  /** All that were told to rise do; then, or if nobody is to, the question is closed. */
  rise(): void {
    this.host.play(this.now.value?.acts ?? []);
  }

  putAside(): void {
    this.aside.value = true;
  }

  private async refresh(): Promise<void> {
    const turn = ++this.turn;
    try {
      const answer = await this.host.ask({ meet: { ...this.meet.value } });
      if (turn !== this.turn) return;
      const able = answer.raids.map(({ at, sent }): [string, number] => [at, sent.length]);
      batch(() => {
        this.now.value = answer.open ? answer : null;
        // fewer may be able to rise than were asked for
        if (answer.asked) this.meet.value = Object.fromEntries(able);
      });
    } catch {
      // the old one stays
    }
  }

  stop(): void {
    this.turn++;
  }
}
