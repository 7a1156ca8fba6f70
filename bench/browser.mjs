// Drives a real Chromium at tables of a game and tells, as JSON, how long things took:
//   node browser.mjs HOME GAME LOADS ACTS
// Times are in milliseconds. "Drawn" is the second frame after something was first in the page: the one before it has then been shown.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { chromium } = createRequire(new URL("../client/package.json", import.meta.url))("@playwright/test");
const [home, game] = process.argv.slice(2, 4);
const [loads, acts] = process.argv.slice(4, 6).map(Number);
const WINDOW = { width: 1280, height: 720 };
const MIDDLE = { x: 580, y: 320 }; // of the map in it
const SECONDS = 3;
const PATIENCE = 90_000;
const PAUSE = 150;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** What the page notes of itself, from before its first script on. */
function notes() {
  const onScreen = (box) => box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  let known = "";
  let shown = false;
  const pictured = () => {
    const images = [...document.querySelectorAll(".board-picture img")];
    const now = images.map((image) => `${image.src} ${image.complete}`).join();
    if (now === known) return shown; // places are looked up only when something has changed: that is not for nothing
    known = now;
    const seen = images.filter((image) => onScreen(image.getBoundingClientRect()));
    shown = seen.length > 0 && seen.every((image) => image.complete && image.naturalWidth > 0);
    return shown;
  };
  const prompted = () => !!document.querySelector("#prompt h2")?.textContent?.trim();
  const until = async (there) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (!there()) await frame();
    await frame();
    await frame();
    return performance.now();
  };
  window.bench = { until, prompt: until(prompted), ready: until(() => prompted() && document.querySelector(".bd-stack") && pictured()) };
  addEventListener("pointerdown", () => (window.bench.pressed = performance.now()), true);
}

/** A table with one person on both sides, in a browser that has never been here. */
async function table(browser) {
  const context = await browser.newContext({ viewport: WINDOW, locale: "fr-FR", reducedMotion: "reduce", baseURL: home });
  const headers = { origin: home };
  const me = await (await context.request.post("/api/guest?lang=fr", { data: { name: "Claire" }, headers })).json();
  const made = await context.request.post("/api/tables?lang=fr", {
    data: { game, options: game === "ts" ? { setup: "ready_made" } : {}, seats: [{ kind: "me" }, { kind: "me" }] },
    headers: { ...headers, "x-csrf-token": me.csrf },
  });
  if (made.status() !== 201) throw new Error(`${made.status()} ${await made.text()}`);
  await context.addInitScript(notes);
  return { context, address: `/table/${(await made.json()).table.id}` };
}

/** What goes over the wire to a page, and the last update it was sent. */
async function listening(page) {
  const heard = { wire: 0, files: 0, socket: 0, update: null, asked: new Map(), peeks: [] };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  cdp.on("Network.loadingFinished", (e) => {
    heard.wire += e.encodedDataLength;
    heard.files += 1;
  });
  cdp.on("Network.webSocketFrameReceived", (e) => {
    heard.socket += e.response.payloadData.length;
    const message = JSON.parse(e.response.payloadData);
    if (message.t === "update") heard.update = message;
    const asked = heard.asked.get(message.id);
    if (message.t === "peek" && asked !== undefined) heard.peeks.push((e.timestamp - asked) * 1000);
  });
  cdp.on("Network.webSocketFrameSent", (e) => {
    const message = JSON.parse(e.response.payloadData);
    if (message.t === "peek") heard.asked.set(message.id, e.timestamp);
  });
  return { cdp, heard };
}

/** Processor time of the whole browser so far, and the memory of its largest page. */
async function processes(browser) {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
  await cdp.detach();
  const resident = (pid) => Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
  return { cpu: processInfo.reduce((sum, one) => sum + one.cpuTime * 1000, 0), memory: Math.max(...processInfo.filter((one) => one.type === "renderer").map((one) => resident(one.id))) };
}

/** From the address to the first click that is answered. */
async function load(browser, context, address) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const { cdp, heard } = await listening(page);
  const before = await processes(browser);
  await page.goto(address, { waitUntil: "commit" });
  const [prompt, ready] = await page.evaluate(() => Promise.all([window.bench.prompt, window.bench.ready]));
  const after = await processes(browser);
  const [first] = await counters(page, heard);
  await take(page, first);
  const answered = await page.evaluate(() => window.bench.drawn);
  await page.waitForTimeout(PAUSE);
  const { wire, files, socket } = heard;
  return { page, cdp, heard, found: { prompt, ready, answered, wire, files, socket, cpu: after.cpu - before.cpu } };
}

/** Counters alone in their hexes, in the window, that may be taken in hand: where to click. */
async function counters(page, heard) {
  const nouns = heard.update.menu.verbs.filter((verb) => verb.kind === "unit").flatMap((verb) => verb.nouns);
  return page.evaluate(
    ({ nouns, MIDDLE }) => {
      const may = new Set(nouns);
      const far = ({ x, y }) => Math.hypot(x - MIDDLE.x, y - MIDDLE.y);
      return [...document.querySelectorAll(".bd-stack")]
        .map((stack) => ({ stack, units: stack.dataset.units.split(" ") }))
        .filter(({ units }) => units.length === 1 && may.has(units[0]))
        .map(({ stack, units }) => ({ unit: units[0], box: stack.getBoundingClientRect() }))
        .map(({ unit, box }) => ({ unit, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }))
        .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest(".board"))
        .sort((a, b) => far(a) - far(b));
    },
    { nouns, MIDDLE },
  );
}

/** Click a counter: from the press to the lit area on the screen. */
async function take(page, { x, y }) {
  await page.evaluate(() => void (window.bench.lit = window.bench.until(() => document.querySelector(".bd-ring") && document.querySelector(".bd-lit")).then((at) => (window.bench.drawn = at))));
  await page.mouse.click(x, y);
  return page.evaluate(async () => (await window.bench.lit) - window.bench.pressed);
}

/** Click a lit hex: from the press to the counter standing there. Nothing when none is free in the window. */
async function go(page, heard, board) {
  const unit = heard.update.menu.held;
  const nouns = new Set(heard.update.menu.verbs.filter((verb) => verb.kind === "hex").flatMap((verb) => verb.nouns));
  const hexes = board.hexes.labels.map((hex, i) => ({ hex, x: board.hexes.x[i], y: board.hexes.y[i] })).filter(({ hex }) => nouns.has(hex));
  const spot = await page.evaluate(
    ({ hexes, wide }) => {
      const box = document.querySelector(".board-counters").getBoundingClientRect();
      const k = box.width / wide;
      const taken = new Set([...document.querySelectorAll(".bd-stack")].map((stack) => stack.dataset.hex));
      const open = hexes.filter(({ hex }) => !taken.has(hex)).map(({ hex, x, y }) => ({ hex, x: box.left + x * k, y: box.top + y * k }));
      return open.find(({ x, y }) => document.elementFromPoint(x, y)?.closest(".board")) ?? null;
    },
    { hexes, wide: board.width },
  );
  if (spot === null) return null;
  const stack = `.bd-stack[data-hex="${spot.hex}"][data-units~="${unit}"]`;
  await page.evaluate((stack) => void (window.bench.went = window.bench.until(() => document.querySelector(stack))), stack);
  await page.mouse.click(spot.x, spot.y);
  return page.evaluate(async () => (await window.bench.went) - window.bench.pressed);
}

/** Rest on stacks all over the window: each time what the server is asked, and how long its answer takes. */
async function point(page, many) {
  const spots = await page.evaluate(() =>
    [...document.querySelectorAll(".bd-stack")]
      .map((stack) => stack.getBoundingClientRect())
      .map((box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest(".board")),
  );
  for (let n = 0; n < Math.min(many, spots.length); n++) {
    const { x, y } = spots[Math.floor((n * spots.length) / many) % spots.length];
    await page.mouse.move(x, y);
    await page.waitForTimeout(PAUSE);
  }
}

/** Take a counter and send it somewhere, again and again, pointing at others in between. */
async function play(browser, page, heard, board) {
  const found = { take: [], go: [], sent: [], cpu: [] };
  await go(page, heard, board); // the one in hand since the page was opened
  const begun = await processes(browser);
  for (let n = 0; n < acts; n++) {
    await page.waitForTimeout(PAUSE);
    let open = await counters(page, heard);
    for (let tries = 0; open.length === 0 && tries < 8; tries++) {
      await pull(page, 0, -250); // all of these have moved: look at others
      open = await counters(page, heard);
    }
    if (open.length === 0) break;
    let before = heard.socket;
    found.take.push(await take(page, open[n % Math.min(open.length, 6)]));
    await page.waitForTimeout(PAUSE);
    found.sent.push(heard.socket - before);
    before = heard.socket;
    const went = await go(page, heard, board);
    if (went === null) {
      await page.keyboard.press("u"); // put it back, and try another
      continue;
    }
    found.go.push(went);
    found.sent.push(heard.socket - before);
    await point(page, 3); // in each position anew
  }
  const ended = await processes(browser);
  found.cpu.push((ended.cpu - begun.cpu) / Math.max(1, found.take.length + found.go.length));
  return found;
}

/** Milliseconds between frames while something is done: those the page made, those in which the map was elsewhere than before, and those that reached the screen (none where nothing changes). */
async function frames(page, cdp, does) {
  const shown = [];
  const note = (e) => shown.push(...e.value.filter((one) => one.name === "DrawFrame").map((one) => one.ts / 1000));
  cdp.on("Tracing.dataCollected", note);
  const ended = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
  await cdp.send("Tracing.start", { traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"] } });
  await page.evaluate(() => {
    window.bench.frames = [];
    window.bench.moves = [];
    const world = document.querySelector(".board-world");
    let last = world.style.transform;
    const tick = (now) => {
      window.bench.frames.push(now);
      if (world.style.transform !== last) window.bench.moves.push(now);
      last = world.style.transform;
      window.bench.ticking = requestAnimationFrame(tick);
    };
    window.bench.ticking = requestAnimationFrame(tick);
  });
  await does();
  const [made, moved] = await page.evaluate(() => {
    cancelAnimationFrame(window.bench.ticking);
    return [window.bench.frames, window.bench.moves];
  });
  await cdp.send("Tracing.end");
  await ended;
  cdp.off("Tracing.dataCollected", note);
  const between = (times) => times.sort((a, b) => a - b).slice(1).map((at, i) => at - times[i]);
  return { made: between(made), moved: between(moved), shown: between(shown) };
}

/** Something done with the mouse sixty times a second for some seconds, whether the page keeps up or not. */
async function keepDoing(does) {
  const end = Date.now() + SECONDS * 1000;
  let last;
  for (let i = 0; Date.now() < end; i++) {
    last = does(i);
    await new Promise((done) => setTimeout(done, 1000 / 60));
  }
  await last;
}

/** Draw the map some pixels aside. */
async function pull(page, dx, dy) {
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await page.mouse.down();
  await page.mouse.move(MIDDLE.x + dx, MIDDLE.y + dy, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(2 * PAUSE);
}

/** To and fro, as far as the map can be drawn: a map at its edge does not move, and nothing is shown anew. */
async function drag(page, [wide, high]) {
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await page.mouse.down();
  await keepDoing((i) => page.mouse.move(MIDDLE.x + wide * Math.sin(i / 60), MIDDLE.y + high * Math.sin(i / 40)));
  await page.mouse.up();
}

/** Out to half the scale and in again, over and over: at its smallest a map does not change, and nothing is shown anew. */
async function wheel(page) {
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await keepDoing((i) => page.mouse.wheel(0, i % 52 < 26 ? 20 : -20));
}

async function motions(page, cdp) {
  await page.keyboard.press("f");
  await page.waitForTimeout(1000);
  const near = await frames(page, cdp, () => drag(page, [300, 200]));
  await page.waitForTimeout(1000);
  const zoom = await frames(page, cdp, () => wheel(page));
  await page.keyboard.press("0");
  await page.waitForTimeout(2000);
  const far = await frames(page, cdp, () => drag(page, [120, 80]));
  return { "drag near by": near, "wheel, out and in again": zoom, "drag the whole map": far };
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
const found = { loads: [] };
let last;
for (let n = 0; n < loads; n++) {
  await last?.context.close();
  const made = await table(browser);
  last = { ...made, ...(await load(browser, made.context, made.address)) };
  found.loads.push(last.found);
}
const board = await (await last.context.request.get(`/api/games/${game}/board?lang=fr`)).json();
found.acts = await play(browser, last.page, last.heard, board);
found.peeks = last.heard.peeks;
found.frames = await motions(last.page, last.cdp);
found.memory = (await processes(browser)).memory;
await last.cdp.send("Performance.enable");
const { metrics } = await last.cdp.send("Performance.getMetrics");
found.heap = metrics.find((one) => one.name === "JSHeapUsedSize").value;
found.nodes = metrics.find((one) => one.name === "Nodes").value;
console.log(JSON.stringify(found));
await browser.close();
