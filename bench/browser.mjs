// Drives a real Chromium at a table and tells, as JSON, how long things take: node browser.mjs HOME GAME LOADS ACTS
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { chromium } = createRequire(new URL("../client/package.json", import.meta.url))("@playwright/test");
const [home, game, loads, acts] = [process.argv[2], process.argv[3], Number(process.argv[4]), Number(process.argv[5])];
const SECONDS = 3;
const PATIENCE = 60_000;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** What the page notes of itself, from before its first script on. */
function notes() {
  const onScreen = (box) => box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  const pictured = () => {
    const images = [...document.querySelectorAll(".board-picture img")].filter((image) => onScreen(image.getBoundingClientRect()));
    return images.length > 0 && images.every((image) => image.complete && image.naturalWidth > 0);
  };
  const prompted = () => !!document.querySelector("#prompt h2")?.textContent?.trim();
  const stands = () => !!document.querySelector(".bd-stack, .bd-crowd path");
  // The frame after the one in which something was first there: by then it has been handed over to be shown.
  const afterPaint = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))));
  const until = async (true_) => {
    while (!true_()) await new Promise((done) => requestAnimationFrame(done));
    return afterPaint();
  };
  window.bench = { until, pictured };
  window.bench.prompt = until(prompted);
  window.bench.ready = until(() => prompted() && stands() && pictured());
  window.bench.framed = window.bench.ready.then(() => until(() => document.querySelector(".bd-stack") && pictured()));
  addEventListener("pointerdown", () => (window.bench.pressed = performance.now()), true);
  addEventListener("click", () => (window.bench.pressed = performance.now()), true);
}

/** One seat, both sides, in a browser that has never been here. */
async function table(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: "fr-FR", reducedMotion: "reduce", baseURL: home });
  const headers = { origin: home };
  const me = await (await context.request.post("/api/guest?lang=fr", { data: { name: "Claire" }, headers })).json();
  const options = game === "ts" ? { setup: "ready_made" } : {};
  const made = await context.request.post("/api/tables?lang=fr", {
    data: { game, options, seats: [{ kind: "me" }, { kind: "me" }] },
    headers: { ...headers, "x-csrf-token": me.csrf },
  });
  if (made.status() !== 201) throw new Error(`${made.status()} ${await made.text()}`);
  const { table: now } = await made.json();
  await context.addInitScript(notes);
  return { context, address: `/table/${now.id}` };
}

/** Sockets and answers of a page: bytes, and the last update with its menu. */
async function listening(page) {
  const heard = { wire: 0, files: 0, socket: 0, update: null, units: new Map() };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  cdp.on("Network.loadingFinished", (e) => { heard.wire += e.encodedDataLength; heard.files += 1; });
  cdp.on("Network.webSocketFrameReceived", (e) => {
    heard.socket += e.response.payloadData.length;
    const message = JSON.parse(e.response.payloadData);
    if (message.t !== "update") return;
    heard.update = message;
    for (const unit of message.units) heard.units.set(unit.id, unit);
  });
  return { cdp, heard };
}

async function load(context, address) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const { cdp, heard } = await listening(page);
  await page.goto(address, { waitUntil: "commit" });
  const [prompt, ready, framed] = await page.evaluate(() => Promise.all([window.bench.prompt, window.bench.ready, window.bench.framed]));
  const spots = await targets(page, heard);
  const first = await clickUnit(page, spots[0]);
  const answered = await page.evaluate(() => window.bench.drawn);
  await page.waitForTimeout(500);
  return { page, cdp, heard, found: { prompt, ready, framed, answered, first, wire: heard.wire, files: heard.files, socket: heard.socket } };
}

/** Counters alone in their hex, in the window, that the menu lets be taken: where to click. */
async function targets(page, heard) {
  const nouns = heard.update.menu.verbs.find((verb) => verb.kind === "unit")?.nouns ?? [];
  const spots = await page.evaluate((known) => {
    const may = new Set(known);
    return [...document.querySelectorAll(".bd-stack")].flatMap((stack) => {
      const [unit, ...more] = stack.dataset.units.split(" ");
      const box = stack.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const seen = document.elementFromPoint(x, y)?.closest(".board") !== undefined && document.elementFromPoint(x, y)?.closest(".board") !== null;
      return more.length === 0 && may.has(unit) && seen ? [{ unit, x, y }] : [];
    });
  }, nouns);
  const [cx, cy] = [640, 360];
  return spots.sort((a, b) => Math.hypot(a.x - cx, a.y - cy) - Math.hypot(b.x - cx, b.y - cy));
}

/** From the press of the button to the lit area on the screen. */
async function clickUnit(page, { x, y }) {
  await page.evaluate(() => { window.bench.lit = window.bench.until(() => document.querySelector(".bd-ring") && document.querySelector(".bd-lit")).then((at) => (window.bench.drawn = at)); });
  await page.mouse.click(x, y);
  return page.evaluate(async () => (await window.bench.lit) - window.bench.pressed);
}

/** From the press of the button to the counter standing where it was sent. */
async function clickHex(page, heard, board) {
  const unit = heard.update.menu.held;
  const verb = heard.update.menu.verbs.find((one) => one.kind === "hex" && one.nouns.length > 0);
  const spot = await page.evaluate(
    ({ nouns, hexes, wide }) => {
      const box = document.querySelector(".board-counters").getBoundingClientRect();
      const k = box.width / wide;
      const taken = new Set([...document.querySelectorAll(".bd-stack")].map((stack) => stack.dataset.hex));
      for (const [hex, hx, hy] of hexes) {
        if (taken.has(hex) || !nouns.includes(hex)) continue;
        const [x, y] = [box.left + hx * k, box.top + hy * k];
        if (document.elementFromPoint(x, y)?.closest(".board")) return { hex, x, y };
      }
      return null;
    },
    { nouns: verb.nouns, hexes: board.hexes.labels.map((hex, i) => [hex, board.hexes.x[i], board.hexes.y[i]]).filter(([hex]) => verb.nouns.includes(hex)), wide: board.width },
  );
  if (!spot) return null;
  await page.evaluate(
    ({ unit, hex }) => { window.bench.moved = window.bench.until(() => document.querySelector(`.bd-stack[data-hex="${hex}"][data-units~="${unit}"]`)); },
    { unit, hex: spot.hex },
  );
  await page.mouse.click(spot.x, spot.y);
  return page.evaluate(async () => (await window.bench.moved) - window.bench.pressed);
}

/** Frames while something is done for some seconds: times between those the page drew, and between those that were shown. */
async function frames(page, cdp, does) {
  const shown = [];
  const note = (e) => shown.push(...e.value.filter((one) => one.name === "DrawFrame").map((one) => one.ts / 1000));
  cdp.on("Tracing.dataCollected", note);
  const ended = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
  await cdp.send("Tracing.start", { traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"] } });
  await page.evaluate(() => {
    const times = (window.bench.times = []);
    const tick = (now) => { times.push(now); window.bench.ticking = requestAnimationFrame(tick); };
    window.bench.ticking = requestAnimationFrame(tick);
  });
  await does();
  const drawn = await page.evaluate(() => { cancelAnimationFrame(window.bench.ticking); return window.bench.times; });
  await cdp.send("Tracing.end");
  await ended;
  cdp.off("Tracing.dataCollected", note);
  shown.sort((a, b) => a - b);
  const between = (times) => times.slice(1).map((at, i) => at - times[i]);
  return { drawn: between(drawn), shown: between(shown) };
}

async function drag(page) {
  const end = Date.now() + SECONDS * 1000;
  await page.mouse.move(640, 360);
  await page.mouse.down();
  for (let i = 0; Date.now() < end; i++) {
    await page.mouse.move(640 + 300 * Math.sin(i / 40), 360 + 200 * Math.sin(i / 27));
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
}

async function wheel(page) {
  const end = Date.now() + SECONDS * 1000;
  await page.mouse.move(640, 360);
  for (let i = 0; Date.now() < end; i++) {
    await page.mouse.wheel(0, Math.floor(i / 30) % 2 ? -60 : 60);
    await page.waitForTimeout(8);
  }
  await page.waitForTimeout(400);
}

/** Memory of the page: what its scripts hold, its nodes, and what its process takes. */
async function memory(cdp) {
  await cdp.send("Performance.enable");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap: of("JSHeapUsedSize"), nodes: of("Nodes") };
}

function resident(browser) {
  void browser;
  const lines = execFileSync("ps", ["-eo", "pid,ppid,rss,args"], { encoding: "utf8" }).split("\n");
  const mine = lines.filter((line) => line.includes("--type=renderer") && line.includes("--user-data-dir="));
  return Math.max(0, ...mine.map((line) => Number(line.trim().split(/\s+/)[2])));
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
const found = { loads: [], again: [], take: [], go: [], drag: null, far: null, zoom: null, socket: [], memory: null };
let last = null;
for (let n = 0; n < loads; n++) {
  const { context, address } = await table(browser);
  const made = await load(context, address);
  found.loads.push(made.found);
  if (n < loads - 1) await context.close();
  else last = { context, address, ...made };
}
const { page, cdp, heard } = last;
const board = await (await last.context.request.get(`/api/games/${game}/board?lang=fr`)).json();
await clickHex(page, heard, board); // the unit in hand since the page was opened
for (let n = 0; n < acts; n++) {
  await page.waitForTimeout(150);
  const spots = await targets(page, heard);
  if (spots.length === 0) break;
  let before = heard.socket;
  found.take.push(await clickUnit(page, spots[n % Math.min(spots.length, 5)]));
  found.socket.push(heard.socket - before);
  await page.waitForTimeout(150);
  before = heard.socket;
  const went = await clickHex(page, heard, board);
  if (went === null) break;
  found.go.push(went);
  found.socket.push(heard.socket - before);
}
found.memory = await memory(cdp);
found.drag = await frames(page, cdp, () => drag(page));
found.zoom = await frames(page, cdp, () => wheel(page));
await page.keyboard.press("Home");
console.log(JSON.stringify(found));
await browser.close();
