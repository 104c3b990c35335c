/** What of the market can be read without scrolling, for browser tests. */
import type { Page } from "playwright-core";

/** The cards of the market that are whole in sight: the one that is meant, and whether two rows of them are. */
export async function wholePlates(page: Page): Promise<{ meant: number; enough: boolean }> {
  const whole = await page.locator(".or-market").evaluate((market) => {
    const { top, bottom } = market.getBoundingClientRect();
    return [...market.querySelectorAll(".or-plate")]
      .filter((plate) => {
        const box = plate.getBoundingClientRect();
        return box.top >= top - 1 && box.bottom <= bottom + 1;
      })
      .map((plate) => plate.hasAttribute("data-meant"));
  });
  return { meant: whole.filter(Boolean).length, enough: whole.length >= 4 };
}
