/** Playing by ear: after each key everything spoken until silence, beside what the announcer wanted said. */
import type { Page } from "playwright-core";
import type { Ears, Speech } from "./orca.ts";

export interface EarPlayer {
  readonly page: Page;
  press(key: string): Promise<void>;
  /** As a screen reader's own keys lead to a button. */
  pressOn(selector: string): Promise<boolean>;
  report(): Report;
}

export interface Report {
  readonly presses: number;
  readonly utterances: number;
  readonly announced: readonly string[];
  /** What the announcer wanted said and nobody heard. */
  readonly unheard: readonly string[];
  /** What was announced twice within five seconds. */
  readonly repeated: readonly string[];
  readonly lostFocus: readonly string[];
}

const sameMs = 5000;

interface Announcer {
  readonly announced: string[];
}

export async function hearing(ears: Ears): Promise<EarPlayer> {
  const { page } = ears;
  const lostFocus: string[] = [];
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
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    if (isLost) lostFocus.push(after);
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
    report: () => ({
      presses,
      utterances: ears.heard().length,
      announced: last,
      unheard: unheardOf(last, ears.heard()),
      repeated: repeatedOf(last, ears.heard()),
      lostFocus,
    }),
  };
}

const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();

function unheardOf(announced: readonly string[], heard: readonly Speech[]): readonly string[] {
  const all = heard.map(({ text }) => plain(text)).join(" ");
  return announced.filter((text) => !all.includes(plain(text)));
}

function repeatedOf(announced: readonly string[], heard: readonly Speech[]): readonly string[] {
  const sentences = new Set(announced.map(plain));
  const lastAt = new Map<string, number>();
  return heard.flatMap(({ at, text }) => {
    const said = plain(text);
    if (!sentences.has(said)) return [];
    const before = lastAt.get(said) ?? -Infinity;
    lastAt.set(said, at);
    return at - before < sameMs ? [text] : [];
  });
}
