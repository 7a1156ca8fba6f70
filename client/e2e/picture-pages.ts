// Pages beside the table, of which pictures are made: the door, a game's end, replay, study, rules, account.
import { expect, type Page } from "@playwright/test";
import { broughtTable, openTable, type Server, signIn } from "./table.ts";

export interface Sheet {
  name: string;
  /** Where it is, once it has been made ready; with whoever the page's context knows. */
  address(page: Page, server: Server): Promise<string>;
  set?(page: Page): Promise<void>;
}

const OVER = {
  ts: "ts/200-greedy",
  vl: "vl/740-greedy",
  avl: "avl/810-greedy",
  vr: "vr/931-greedy-budapest_wien",
  ss: "ss/1040-greedy-dvina",
};

const over = (game: keyof typeof OVER, where: string) => async (page: Page, server: Server) =>
  `/${where}/${await broughtTable(page.request, server.address, OVER[game])}`;

const DUEL = {
  options: { setup: "ready_made" },
  seats: [{ kind: "me" }, { kind: "open" }],
};

async function invitation(page: Page, { address }: Server, game: object): Promise<string> {
  const made = await openTable(page.request, address, { ...DUEL, ...game });
  await page.context().clearCookies();
  return `/join#${made.table.id}.${made.invitations[0]!.token}`;
}

export const SHEETS: Sheet[] = [
  { name: "door-first", address: async () => "/" },
  {
    name: "door-back",
    async address(page, server) {
      const seats = [{ kind: "me" }, { kind: "me" }];
      for (const game of ["ts", "vl", "avl", "vr", "ss"] as const) {
        await broughtTable(page.request, server.address, OVER[game]);
        await openTable(page.request, server.address, { game, options: {}, seats });
      }
      await openTable(page.request, server.address, { ...DUEL, options: {} });
      return "/";
    },
  },
  { name: "door-new-ts", address: async () => "/?game=ts&with=friend" },
  { name: "door-new-vr", address: async () => "/?game=vr" },
  { name: "door-new-ss", address: async () => "/?game=ss" },
  { name: "door-invited", address: (page, server) => invitation(page, server, { game: "ts" }) },
  {
    name: "door-invited-ss",
    address: (page, server) =>
      invitation(page, server, { game: "ss", scenario: "smolensk", options: {}, seats: DUEL.seats }),
  },
  ...(["ts", "vl", "avl", "vr", "ss"] as const).map((game) => ({
    name: `end-${game}`,
    address: over(game, "end"),
    set: (page: Page) =>
      expect(page.locator(".end-fronts .fl").first())
        .toBeAttached({ timeout: 60_000 })
        .catch(() => {}),
  })),
  {
    name: "replay-vr",
    address: over("vr", "replay"),
    set: (page) => expect(page.locator(".acts2 li").first()).toBeVisible({ timeout: 30_000 }),
  },
  {
    name: "replay-ss",
    address: over("ss", "replay"),
    set: (page) => expect(page.locator(".acts2 li").first()).toBeVisible({ timeout: 30_000 }),
  },
  { name: "study-ss", address: over("ss", "study") },
  { name: "rules-ss", address: async () => "/rules/ss" },
  { name: "atlas-ss", address: async () => "/maps/ss" },
  {
    name: "account",
    async address(page, server) {
      await signIn(page.request, server.address);
      return "/account";
    },
  },
];
