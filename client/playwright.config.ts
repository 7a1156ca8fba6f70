import { defineConfig } from "@playwright/test";

// One real Chromium, one real server per worker: e2e/table.ts starts it. Pictures are kept under out/shots.
export default defineConfig({
  testDir: "e2e",
  outputDir: "../out/browser",
  // test by test, not file by file: the worker that is done first takes the next one
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // On a busy machine a click can meet a map that is just being redrawn: such a test runs again, and is listed
  // as flaky.
  retries: process.env.CI === "true" ? 2 : 0,
  // The longest are run by `make long`: the same turn in every game by keys and by a screen reader.
  grepInvert: process.env.GROGNARD_LONG ? undefined : /@long/,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 720 },
    locale: "fr-FR",
    contextOptions: { reducedMotion: "reduce" },
    // a trace costs as much as the test itself: only where a failure cannot be looked at on the spot
    trace: process.env.CI === "true" || process.env.GROGNARD_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
