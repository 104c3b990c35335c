/**
 * Every button of a page pressed by key, in the page's order, and what each opens as well: whoever plays by keys has
 * never lost their place, and what was opened leads back to where it was opened from.
 */
import type { Locator, Page } from "playwright-core";

export interface ButtonWalk {
  readonly page: Page;
  /** Brings the page as it is at first. */
  readonly open: () => Promise<void>;
  /** How many buttons one after the other: a sheet, what stands in it, what that opens. */
  readonly depth: number;
  /** Names of buttons that were pressed elsewhere already. */
  readonly tried?: Set<string>;
}

/** By the names of the buttons that led there. */
type Path = readonly string[];

const pressable =
  ":is(button, summary, [role=button], [role=tab]):not([aria-disabled=true], [disabled])";

/** Where the focus was lost, one line each; empty when it never was. */
export async function astrayAfter({
  page,
  open,
  depth,
  tried = new Set(),
}: ButtonWalk): Promise<readonly string[]> {
  const astray: string[] = [];
  const paths: Path[] = [[]];
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    await open();
    if (!(await pressAlong(page, path))) continue;
    const where = path.join(" › ");
    if (path.length > 0 && !(await hasFocus(page))) astray.push(where);
    if (path.length < depth)
      for (const name of await namesIn(buttonsOn(page))) {
        if (name === "" || tried.has(name)) continue;
        tried.add(name);
        paths.push([...path, name]);
      }
    if (path.length > 0 && (await isCovered(page))) {
      await page.keyboard.press("Escape");
      if (!(await hasFocus(page))) astray.push(`${where} › closed`);
    }
  }
  return astray;
}

const isCovered = async (page: Page): Promise<boolean> =>
  (await page.locator("dialog[open]").count()) > 0;

/** What lies behind a dialog is not pressed. */
function buttonsOn(page: Page): Locator {
  return page
    .locator(`dialog[open] ${pressable}`)
    .or(page.locator(`:root:not(:has(dialog[open])) ${pressable}`))
    .filter({ visible: true });
}

/** As they are called, in the page's order; an icon is named by its title. */
async function namesIn(buttons: Locator): Promise<readonly string[]> {
  return buttons.evaluateAll((all) =>
    all.map((one) => {
      const text = one.textContent.replaceAll(/\s+/g, " ").trim();
      return (
        one.getAttribute("aria-label") ?? (text === "" ? one.getAttribute("title") : text) ?? ""
      );
    }),
  );
}

/** False where one of them is not there this time: what a game tells may differ. */
async function pressAlong(page: Page, path: Path): Promise<boolean> {
  for (const name of path) {
    const buttons = buttonsOn(page);
    const at = (await namesIn(buttons)).indexOf(name);
    if (at === -1) return false;
    const button = buttons.nth(at);
    await button.focus();
    await page.keyboard.press("Enter");
    await rest(page);
  }
  return true;
}

/** Until nothing loads and the focus stays where it is: on nothing, where it is lost. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async (stillMs) => {
    let before = document.activeElement;
    for (let since = performance.now(); performance.now() - since < stillMs;) {
      await new Promise(requestAnimationFrame);
      const now = document.activeElement;
      if (now === before && document.querySelector(".loading") === null) continue;
      before = now;
      since = performance.now();
    }
  }, quietMs);
}
const quietMs = 220;

/** The page as a whole counts: it has just been opened. */
export async function hasFocus(page: Page): Promise<boolean> {
  await rest(page);
  return page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== null && activeElement !== body;
  });
}
