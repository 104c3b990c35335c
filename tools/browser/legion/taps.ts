/** How many taps a page has really had, whoever made them: counted where they arrive, across the hall's own pages. */
import type { Page } from "playwright-core";

export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset["taps"] = "0";
    document.addEventListener(
      "click",
      () => (dataset["taps"] = String(Number(dataset["taps"]) + 1)),
      true,
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset["taps"]));
}
