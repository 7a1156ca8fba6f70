import config from "./playwright.config.ts";

// Pictures of the table at every size, theme and language, for the eye: no part of the tests.
export default {
  ...config,
  testMatch: "pictures.ts",
  workers: 1,
  timeout: 300_000,
  use: { ...config.use, trace: "off" as const },
};
