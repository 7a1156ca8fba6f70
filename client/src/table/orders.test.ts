import { expect, test } from "vitest";
import type { OrdersAnswer, OrdersIn } from "../protocol";
import { Orders } from "./orders";

function seat(fail = false) {
  const given: OrdersIn[] = [];
  let kept: OrdersIn = { answers: {}, until: 0 };
  const orders = new Orders(({ orders: now }) => {
    if (fail) return Promise.reject(new Error());
    if (now) {
      given.push(now);
      kept = now;
    }
    const answer: OrdersAnswer = {
      t: "orders",
      id: 1,
      kinds: [],
      policy: "",
      answers: kept.answers ?? {},
      until: kept.until ?? 0,
      turn: 3,
      turns: 9,
    };
    return Promise.resolve(answer);
  });
  return { orders, given };
}

test("orders are given one by one, counted and revoked", async () => {
  const { orders, given } = seat();
  await orders.refresh();
  expect(orders.count.value).toBe(0);
  await orders.answer("retreat", "policy");
  await orders.answer("reroll", "keep");
  await orders.passUntil(5);
  expect(given.at(-1)).toEqual({ answers: { retreat: "policy", reroll: "keep" }, until: 5 });
  expect(orders.count.value).toBe(3);
  await orders.passUntil(3); // that turn has begun
  expect(orders.count.value).toBe(2);
  await orders.answer("reroll", null);
  expect(orders.now.value?.answers).toEqual({ retreat: "policy" });
  await orders.revoke();
  expect(orders.count.value).toBe(0);
});

test("a failure is told, and nothing is changed", async () => {
  const { orders } = seat(true);
  await orders.answer("retreat", "policy");
  expect(orders.failed.value).toBe(true);
  expect(orders.now.value).toBeNull();
});
