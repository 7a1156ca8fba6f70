// Standing orders: answers the player has given beforehand. The server keeps them and tells nobody else.
import { computed, signal } from "@preact/signals";
import type { AskOrders, OrdersAnswer, OrdersIn } from "../protocol";

export type AskForOrders = (question: Omit<AskOrders, "t" | "id">) => Promise<OrdersAnswer>;

export class Orders {
  readonly now = signal<OrdersAnswer | null>(null);
  readonly failed = signal(false);
  /** How many orders are in force. */
  readonly count = computed(() => {
    const now = this.now.value;
    if (!now) return 0;
    return Object.keys(now.answers).length + Number(now.until > now.turn);
  });

  constructor(private readonly ask: AskForOrders) {}

  /** Read them again: the turn may have changed, or the language. */
  async refresh(): Promise<void> {
    await this.send({ orders: null });
  }

  /** Answer a kind of question beforehand; null: be asked. */
  async answer(kind: string, how: string | null): Promise<void> {
    const answers = { ...this.now.value?.answers };
    if (how === null) delete answers[kind];
    else answers[kind] = how;
    await this.give({ answers, until: this.now.value?.until ?? 0 });
  }

  /** Pass the player's own phases until a turn begins; 0: do not. */
  async passUntil(turn: number): Promise<void> {
    await this.give({ answers: this.now.value?.answers ?? {}, until: turn });
  }

  async revoke(): Promise<void> {
    await this.give({ answers: {}, until: 0 });
  }

  private give(orders: OrdersIn): Promise<void> {
    return this.send({ orders });
  }

  private async send(question: Omit<AskOrders, "t" | "id">): Promise<void> {
    try {
      this.now.value = await this.ask(question);
      this.failed.value = false;
    } catch {
      this.failed.value = true;
    }
  }
}
