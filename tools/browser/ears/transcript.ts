/**
 * What somebody who plays by keys hears, written down: the key, what the announcer said until it was silent, and what
 * has the focus then. A focus on nothing fails at once.
 */
import type { Page } from "playwright-core";

export interface Transcript {
  /** A line of one's own: what is about to be tried. */
  note(text: string): void;
  /** Presses a key, and listens. */
  press(key: string): Promise<void>;
  /** Goes by keys to what is called so, and presses Enter on it. */
  choose(name: RegExp): Promise<void>;
  /** Listens without pressing anything. */
  listen(): Promise<void>;
  text(): string;
}

interface Listener {
  readonly said: string[];
  at: number;
}

const quietMs = 900;
const mostTabs = 60;

export async function transcriptOf(page: Page): Promise<Transcript> {
  const lines: string[] = [];
  let read = 0;
  await page.evaluate(() => {
    const listener: Listener = { said: [], at: performance.now() };
    Object.assign(globalThis, { listener });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes) {
          if (!(target instanceof Element) || !target.matches(".spoken, .spoken-at-once")) continue;
          listener.said.push(`${target.matches(".spoken") ? "" : "! "}${node.textContent ?? ""}`);
          listener.at = performance.now();
        }
    }).observe(document.body, { childList: true, subtree: true });
  });

  async function listen(): Promise<void> {
    const since = await page.evaluate(() => performance.now());
    await page.waitForFunction(
      ([begun, quiet]) => {
        const { listener } = globalThis as unknown as { listener: Listener };
        const isOn = document.activeElement !== null && document.activeElement !== document.body;
        return isOn && performance.now() - Math.max(begun, listener.at) > quiet;
      },
      [since, quietMs] as const,
    );
    const said = await page.evaluate(
      () => (globalThis as unknown as { listener: Listener }).listener.said,
    );
    for (const one of said.slice(read)) lines.push(`  said   ${one}`);
    read = said.length;
    lines.push(`  focus  ${await focusOf(page)}`);
  }

  async function press(key: string): Promise<void> {
    lines.push(`[${key}]`);
    await page.keyboard.press(key);
    await listen();
  }

  return {
    note: (text) => void lines.push("", `# ${text}`),
    press,
    listen,
    async choose(name) {
      for (let tabs = 0; !name.test(await focusOf(page)); tabs++) {
        if (tabs > mostTabs) throw new Error(`nothing called ${String(name)} comes to the keys`);
        await page.keyboard.press("Tab");
      }
      lines.push(`[… ${await focusOf(page)}]`);
      await press("Enter");
    },
    text: () => `${lines.join("\n").trim()}\n`,
  };
}

/** Role and name, as a screen reader gets them. */
async function focusOf(page: Page): Promise<string> {
  const tree = await page.locator(":focus").first().ariaSnapshot();
  return (tree.split("\n")[0] ?? "").replace(/^- /, "").replace(/:$/, "");
}
