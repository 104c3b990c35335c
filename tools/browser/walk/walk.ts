/** From stop to stop, on a device of its own each: whoever looks is there when all of it has come. */
import type { Browser, Page } from "playwright-core";
import { device, still, type Wish } from "../browser.ts";
import type { Stop } from "./stops.ts";

export async function walk(
  browser: Browser,
  hall: string,
  stops: readonly Stop[],
  wish: Wish,
  look: (page: Page, stop: Stop) => Promise<void>,
): Promise<void> {
  const { size = "phone" } = wish;
  for (const stop of stops) {
    if (stop.on?.includes(size) === false) continue;
    const context = await device(browser, hall, { motion: "less", sounds: "off", ...wish });
    const { token } = stop;
    if (token !== null) await context.addCookies([{ name: "guildhall", value: token, url: hall }]);
    const page = await context.newPage();
    await page.goto(stop.path);
    const something = page.locator("#content :is(p, dl, svg, input, h2)");
    await something.filter({ visible: true }).first().waitFor();
    await stop.then?.(page);
    await page.waitForLoadState("networkidle");
    await still(page);
    await look(page, stop);
    await context.close();
  }
}
