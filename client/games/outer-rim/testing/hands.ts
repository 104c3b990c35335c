/** Hands for browser tests: they answer whatever is asked with what lies lit on the table. */
import type { Locator, Page } from "playwright-core";

/** Deals a table on this device; `how` are values of the create sheet. */
export async function deal(page: Page, how: Readonly<Record<string, string>>): Promise<void> {
  await page.locator(".game-plate", { hasText: "Outer Rim" }).locator(".button").last().click();
  await page.locator('dialog input[value="device"]').check();
  await page.locator("dialog details summary").first().click();
  for (const [label, value] of Object.entries(how))
    await page
      .locator("dialog fieldset", { hasText: label })
      .locator(`input[value="${value}"]`)
      .first()
      .check();
  await page.locator("dialog .button.lamp").click();
  await page.locator(".or").waitFor();
}

async function press(found: Locator, which: number): Promise<boolean> {
  const count = await found.count();
  if (count === 0) return false;
  // What was lit may be gone by now: another look then finds what is.
  await found
    .nth(which % count)
    .click({ timeout: 1500 })
    .catch(() => undefined);
  return true;
}

/** One answer, wherever it is; `turn` varies which. False when I am not asked. */
export async function answer(page: Page, turn: number): Promise<boolean> {
  const told = page.locator(".or-telling-doors .button");
  if ((await told.count()) > 0)
    await told
      .last()
      .click({ timeout: 1500 })
      .catch(() => undefined);
  const things = [
    ".or-take .button.lamp",
    ".or-story .or-line",
    ".or-verdict .button:not([aria-expanded])",
    ".or-panel .or-answers .button",
    ".or-hold .or-rep.or-lit",
  ];
  for (const thing of things) if (await press(page.locator(`${thing}:visible`), turn)) return true;
  // A deal is opened by whoever wants one: opening and closing the trays answers nothing.
  const dock = page.locator(".or-dock .or-answers .button:not([aria-expanded]):visible");
  const lit = page.locator(".or-place.or-lit > button:visible, .or-hold .or-slot.or-lit:visible");
  if ((await lit.count()) > 0 && (turn % 3 !== 0 || (await dock.count()) === 0))
    return press(lit, turn);
  return press(dock, turn % 2 === 0 ? (await dock.count()) - 1 : 0);
}
