/**
 * What somebody who plays by keys hears, written down: the key, what the announcer said until it was silent, and what
 * has the focus then. A focus on nothing fails at once.
 */
import type { Page } from "playwright-core";

export interface Transcript {
  /** A line of one's own: what is about to be tried. */
  note(text: string): void;
  /** Waits until this is said, or is what has the focus, and writes down what was heard until then. */
  hears(what: RegExp): Promise<void>;
  press(key: string, hears: RegExp): Promise<void>;
  /** Goes by keys to what is called so, and presses Enter on it. */
  choose(name: RegExp, hears: RegExp): Promise<void>;
  text(): string;
}

interface Listener {
  readonly said: string[];
  at: number;
}

const quietMs = 400;
const mostTabs = 60;

export async function transcriptOf(page: Page): Promise<Transcript> {
  const lines: string[] = [];
  let read = 0;
  await page.evaluate(() => {
    const listener: Listener = { said: [], at: performance.now() };
    Object.assign(globalThis, { listener });
    // Whoever has pressed a key waits for what comes of it, and where it leads.
    for (const stir of ["keydown", "focusin", "focusout"])
      addEventListener(stir, () => void (listener.at = performance.now()), true);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes) {
          if (!(target instanceof Element) || !target.matches(".spoken, .spoken-at-once")) continue;
          listener.said.push(`${target.matches(".spoken") ? "" : "! "}${node.textContent ?? ""}`);
          listener.at = performance.now();
        }
    }).observe(document.body, { childList: true, subtree: true });
  });

  async function hears({ source }: RegExp): Promise<void> {
    const heard = page.waitForFunction(
      ([from, pattern, quiet]) => {
        const { listener } = globalThis as unknown as { listener: Listener };
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return false;
        const isNamed = focused.matches("button, a, h1, h2, h3");
        const name = focused.ariaLabel ?? (isNamed ? focused.textContent : "");
        const heard = [...listener.said.slice(from), name].join(" ");
        return new RegExp(pattern).test(heard) && performance.now() - listener.at > quiet;
      },
      [read, source, quietMs] as const,
    );
    await heard.catch(async (error: unknown) => {
      const focus = await focusOf(page);
      const all = await page.evaluate(
        () => (globalThis as unknown as { listener: Listener }).listener.said,
      );
      throw new Error(`${source} was not heard: ${[...all.slice(read), focus].join(" | ")}`, {
        cause: error,
      });
    });
    const said = await page.evaluate(
      () => (globalThis as unknown as { listener: Listener }).listener.said,
    );
    const news = said.slice(read).join(" ");
    if (news !== "") lines.push(`  said   ${news}`);
    read = said.length;
    lines.push(`  focus  ${await focusOf(page)}`);
  }

  async function press(key: string, what: RegExp): Promise<void> {
    lines.push(`[${key}]`);
    await page.keyboard.press(key);
    await hears(what);
  }

  return {
    note: (text) => void lines.push("", `# ${text}`),
    hears,
    press,
    async choose(name, what) {
      for (let tabs = 0; !name.test(await focusOf(page)); tabs++) {
        if (tabs > mostTabs) throw new Error(`nothing called ${String(name)} comes to the keys`);
        await page.keyboard.press("Tab");
      }
      lines.push(`[… ${await focusOf(page)}]`);
      await press("Enter", what);
    },
    text: () => `${lines.join("\n").trim()}\n`,
  };
}

/** Role and name, as a screen reader gets them. */
async function focusOf(page: Page): Promise<string> {
  const focused = page.locator(":focus").first();
  if ((await focused.count()) === 0) return "nothing";
  const tree = await focused.ariaSnapshot();
  const named = (tree.split("\n")[0] ?? "").replace(/^- /, "").replace(/:$/, "");
  return named === "" ? `${await focused.getAttribute("aria-label")}` : named;
}
