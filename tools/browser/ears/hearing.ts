/** Playing by ear: after each key everything spoken until silence, beside what the announcer wanted said. */
import type { Page } from "playwright-core";
import type { Ears, Speech } from "./orca.ts";

export interface EarPlayer {
  readonly page: Page;
  press(key: string): Promise<void>;
  /** As a screen reader's own keys lead to a button. */
  pressOn(selector: string): Promise<boolean>;
  /** What it came to. The reader writes a line down with the next one: two more keys bring the last. */
  report(): Promise<Report>;
}

export interface Report {
  readonly presses: number;
  readonly utterances: number;
  readonly announced: readonly string[];
  /** What the announcer wanted said and nobody heard. */
  readonly unheard: readonly string[];
  /** What was spoken more often than it was announced; the announcer itself says no news twice in five seconds. */
  readonly repeated: readonly string[];
  readonly lostFocus: readonly string[];
}

interface Announcer {
  readonly announced: string[];
}

export async function hearing(ears: Ears): Promise<EarPlayer> {
  const { page } = ears;
  const lostFocus: string[] = [];
  const begun = ears.heard().length;
  const mine = (): readonly Speech[] => ears.heard().slice(begun);
  let presses = 0;
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes)
          if (target instanceof Element && target.matches(".spoken, .spoken-at-once"))
            announced.push(node.textContent ?? "");
    }).observe(document.body, { childList: true, subtree: true });
  });
  const announced = (): Promise<readonly string[]> =>
    page.evaluate(() => [...(globalThis as unknown as Announcer).announced]);
  let last: readonly string[] = [];

  async function settle(after: string): Promise<void> {
    presses++;
    await ears.silence();
    last = await announced();
    const isOn = page.waitForFunction(() => document.activeElement !== document.body, null, {
      timeout: 1000,
    });
    await isOn.catch(() => lostFocus.push(after));
  }

  return {
    page,
    async press(key) {
      await page.keyboard.press(key);
      await settle(key);
    },
    async pressOn(selector) {
      const found = page.locator(selector).filter({ visible: true }).first();
      if ((await found.count()) === 0) return false;
      await found.focus();
      await page.keyboard.press("Enter");
      await settle(selector);
      return true;
    },
    async report() {
      const all = presses;
      for (const key of ["Tab", "Shift+Tab"]) {
        await page.keyboard.press(key);
        await settle(key);
      }
      return {
        presses: all,
        utterances: mine().length,
        announced: last,
        unheard: unheardOf(last, mine()),
        repeated: repeatedOf(last, mine()),
        lostFocus,
      };
    },
  };
}

const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();

function unheardOf(announced: readonly string[], heard: readonly Speech[]): readonly string[] {
  const all = heard.map(({ text }) => plain(text)).join(" ");
  return announced.filter((text) => !all.includes(plain(text)));
}

/** More often than it was wanted: a question may be asked anew, and is then announced anew. */
function repeatedOf(announced: readonly string[], heard: readonly Speech[]): readonly string[] {
  // With a page that has just opened, the reader reads its first words where they stand as well.
  const wanted = announced.slice(1).map(plain);
  const count = (all: readonly string[], text: string): number =>
    all.filter((one) => one === text).length;
  const spoken = heard.map(({ text }) => plain(text));
  return [...new Set(wanted)].filter((text) => count(spoken, text) > count(wanted, text));
}
