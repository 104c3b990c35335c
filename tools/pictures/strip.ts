/** A fight of Outer Rim on a phone, moment by moment, side by side: the README's film. */
import { writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { outerRim } from "#rules/outer-rim/index.ts";
import { device } from "../browser/browser.ts";
import { openKept } from "../browser/kept-game.ts";
import { asking, momentOf } from "../browser/outer-rim/moments.ts";

/** Milliseconds after *Roll*: in the air, one after the other on the table, the verdict, what it brings. */
const instants = [250, 900, 1250, 1700, 2500, 3500] as const;

export async function drawStrip(browser: Browser, url: string, path: string): Promise<void> {
  const context = await device(browser, url, { size: "phone", name: "Ginny", sharpness: 1 });
  const page = await context.newPage();
  await page.goto("/");
  await page.locator(".game-plate").first().waitFor();
  const until = asking("encounter", (view) =>
    outerRim.options(view).some(({ type }) => type === "fight-patrol"),
  );
  await openKept(page, momentOf({ seats: 2, seed: 10, until }));
  const shots = [await atRest(page)];
  await page
    .locator(".or-panel .or-answers .button", { hasText: /^Fight/ })
    .first()
    .click();
  const roll = page.locator('.or-telling[data-fall="held"] .or-telling-doors .button').first();
  await roll.waitFor();
  shots.push(await atRest(page));
  const camera = await page.context().newCDPSession(page);
  const frames: { readonly at: number; readonly data: string }[] = [];
  await roll.click();
  const began = Date.now();
  camera.on("Page.screencastFrame", ({ data, sessionId }) => {
    frames.push({ at: Date.now() - began, data });
    void camera.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await camera.send("Page.startScreencast", { format: "png" });
  await page.waitForTimeout(Math.max(...instants) + 300);
  await camera.send("Page.stopScreencast");
  for (const instant of instants) {
    const frame = frames.findLast(({ at }) => at <= instant);
    if (frame !== undefined) shots.push(frame.data);
  }
  await context.close();
  writeFileSync(path, await sideBySide(browser, shots));
}

async function atRest(page: Page): Promise<string> {
  await page.waitForTimeout(900);
  return (await page.screenshot()).toString("base64");
}

async function sideBySide(browser: Browser, shots: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 440 } });
  const pictures = shots.map(
    (shot) => `<img src="data:image/png;base64,${shot}" style="height:424px">`,
  );
  await page.setContent(
    `<body style="margin:8px;background:#0c0e12;display:flex;justify-content:space-between">${pictures.join("")}</body>`,
  );
  const strip = await page.screenshot();
  await page.close();
  return strip;
}
