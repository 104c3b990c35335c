/** Playing by ear: after each key everything spoken until silence, beside what the announcer wanted said. */
import type { Page } from "playwright-core";
import type { Ears, Speech } from "./orca.ts";

export interface EarPlayer {
  readonly page: Page;
  press(key: string): Promise<void>;
  /** As a screen reader's own keys lead to a button. */
  pressOn(selector: string): Promise<boolean>;
  /** What it came to. */
  report(): Promise<Report>;
}

export interface Report {
  readonly presses: number;
  readonly utterances: number;
  readonly announced: readonly string[];
  /** What the announcer wanted said and nobody heard. */
  readonly unheard: readonly string[];
  /** What was announced, and spoken more than once within five seconds. */
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
  async function settle(after: string): Promise<void> {
    presses++;
    await ears.silence();
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
      const all = await announced();
      return {
        presses,
        utterances: mine().length,
        announced: all,
        unheard: unheardOf(all, mine()),
        repeated: repeatedOf(all, mine()),
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

const sameWithinMs = 5000;

/** What was to be said by itself, and was spoken again, alone or among other words, before five seconds had passed. */
function repeatedOf(announced: readonly string[], heard: readonly Speech[]): readonly string[] {
  const wanted = [...new Set(announced.map(plain))].filter((text) => text !== "");
  return wanted.filter((text) => {
    const times = heard.filter((one) => plain(one.text).includes(text)).map(({ at }) => at);
    return times.some((at, i) => i > 0 && at - (times[i - 1] ?? -Infinity) < sameWithinMs);
  });
}
