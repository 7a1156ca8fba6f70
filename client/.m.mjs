import { chromium } from "@playwright/test";

const [out, cols, ...files] = process.argv.slice(2);
const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"],
});
const p = await b.newPage({ viewport: { width: 400, height: 300 } });
const fs = await import("node:fs");
const imgs = files
  .map(
    (f) => `<img style="display:block" src="data:image/png;base64,${fs.readFileSync(f).toString("base64")}">`,
  )
  .join("");
await p.setContent(
  `<body style="margin:0;display:inline-grid;gap:6px;background:#f0f;grid-template-columns:repeat(${cols},max-content)">${imgs}</body>`,
);
await p.waitForTimeout(200);
const box = await p.evaluate(() => {
  const r = document.body.getBoundingClientRect();
  return { width: Math.ceil(r.width), height: Math.ceil(r.height) };
});
await p.setViewportSize(box);
await p.screenshot({ path: out });
await b.close();
