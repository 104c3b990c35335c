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
  /** Everything spoken, in order. */
  readonly spoken: readonly string[];
  readonly announced: readonly string[];
  /** What the announcer wanted said and nobody heard. */
  readonly unheard: readonly string[];
  /** What the screen asked me after one of my keys, and nobody spoke. */
  readonly unasked: readonly string[];
  /** What was announced, and spoken more than once within five seconds. */
  readonly repeated: readonly string[];
  readonly lostFocus: readonly string[];
  /** Keys after which nothing was said at all, by what they were pressed on. */
  readonly silences: readonly string[];
}

interface Announcer {
  readonly announced: Speech[];
}

/** `asks` is where the screen says what I am asked. */
export async function hearing(ears: Ears, asks: string): Promise<EarPlayer> {
  const { page } = ears;
  const lostFocus: string[] = [];
  const silences: string[] = [];
  const asked = new Set<string>();
  let said = 0;
  const begun = ears.heard().length;
  const mine = (): readonly Speech[] => ears.heard().slice(begun);
  let presses = 0;
  await page.evaluate(() => {
    const announced: Speech[] = [];
    const midnight = new Date().setHours(0, 0, 0, 0);
    Object.assign(globalThis, { announced });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes)
          if (target instanceof Element && target.matches(".spoken, .spoken-at-once"))
            announced.push({ at: Date.now() - midnight, text: node.textContent ?? "" });
    }).observe(document.body, { childList: true, subtree: true });
  });
  const announced = (): Promise<readonly Speech[]> =>
    page.evaluate(() => [...(globalThis as unknown as Announcer).announced]);
  async function settle(after: string): Promise<void> {
    presses++;
    await ears.silence();
    if (mine().length === said) silences.push(after);
    said = mine().length;
    for (const question of await page.locator(asks).filter({ visible: true }).allInnerTexts())
      asked.add(question);
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    if (isLost) lostFocus.push(`${after}: ${await page.evaluate(whereOnPage)}`);
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
      // The last of it may just have been announced.
      let wanted = await announced();
      for (
        let looks = 0;
        looks < mostLooks && unheardOf(textsOf(wanted), mine()).length > 0;
        looks++
      ) {
        await ears.silence();
        wanted = await announced();
      }
      const all = textsOf(wanted);
      return {
        presses,
        utterances: mine().length,
        spoken: textsOf(mine()),
        announced: all,
        unheard: unheardOf(all, mine()),
        unasked: unheardOf([...asked], mine()),
        repeated: repeatedOf(wanted, mine()),
        lostFocus,
        silences,
      };
    },
  };
}

/** What is read of a page that lost its focus. */
const whereOnPage = (): string =>
  `${document.title} | ${document.getElementById("content")?.innerText.slice(0, 300) ?? "no content"}`;

const mostLooks = 10;
const textsOf = (said: readonly Speech[]): readonly string[] => said.map(({ text }) => text);
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();

function unheardOf(wanted: readonly string[], heard: readonly Speech[]): readonly string[] {
  const all = heard.map(({ text }) => plain(text)).join(" ");
  return wanted.filter((text) => !all.includes(plain(text)));
}

const sameWithinMs = 5000;
/** Two clocks of one machine. */
const clockMs = 50;
/**
 * What was to be said by itself, and was spoken more often than that within five seconds, alone or among other words.
 * A question that is asked anew is said anew.
 */
function repeatedOf(announced: readonly Speech[], heard: readonly Speech[]): readonly string[] {
  const wanted = [...new Set(announced.map(({ text }) => plain(text)))];
  return wanted.flatMap((text) => {
    if (text === "") return [];
    const said = heard.filter((one) => plain(one.text).includes(text));
    const meant = announced.filter((one) => plain(one.text).includes(text));
    const tooOften = said.find(({ at }, i) => {
      // Each time it was meant is spoken once, however far the reader lags behind.
      const found = meant.findIndex((one) => one.at <= at + clockMs);
      if (found !== -1) return void meant.splice(found, 1);
      return at - (said[i - 1]?.at ?? -Infinity) < sameWithinMs;
    });
    if (tooOften === undefined) return [];
    const around = heard.filter(({ at }) => Math.abs(at - tooOften.at) < sameWithinMs);
    return [`${text}: ${around.map((one) => one.text).join(" | ")}`];
  });
}
