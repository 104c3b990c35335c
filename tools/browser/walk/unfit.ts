/** What is wrong with how a page shows its words: cut off, covered, or not from a catalog. */
import type { Page } from "playwright-core";

export interface Unfit {
  /** Words that no catalog said. */
  readonly plain: readonly string[];
  readonly cut: readonly string[];
  readonly covered: readonly string[];
}

export interface Allowance {
  /** What people and things call themselves: nobody translates it. */
  readonly names: readonly string[];
  /** Selectors of what may be cut or covered. */
  readonly tight: readonly string[];
}

/** Asked of pages in the disguised language. */
export async function unfitOn(page: Page, { names, tight }: Allowance): Promise<Unfit> {
  const lines = await page.evaluateHandle(linesSeen);
  const said = await page.evaluate(saidUnseen);
  const written = await page.evaluate(
    (all) => all.filter(({ isDocument }) => !isDocument).map(({ text }) => text),
    lines,
  );
  const roomy = await page.evaluateHandle(
    ({ all, among }) => all.filter(({ holder }) => holder.closest(among) === null),
    { all: lines, among: tight.join(", ") },
  );
  return {
    plain: [...new Set([...written, ...said].flatMap((text) => plainIn(text, names)))],
    cut: await page.evaluate(cutAmong, roomy),
    covered: await page.evaluate(coveredAmong, roomy),
  };
}

/** A vowel without its accent. Ids of rules and addresses are no words. */
function plainIn(text: string, names: readonly string[]): readonly string[] {
  const foreign = names.reduce((left, name) => left.replaceAll(name, " "), text);
  const words = foreign.replaceAll(/\b[A-Z]{2,4}-[A-Z\d]+-\d+|\/\S+/g, " ").match(/[\p{L}\d’]+/gu);
  return (words ?? [])
    .filter((word) => /[aeiou]/i.test(word) && /^[\p{L}’]{3,}$/u.test(word))
    .map((word) => `${word}: ${text.slice(0, 60)}`);
}

/** A text on the page; `isDocument`: from the rules or a page like them, not from a catalog. */
interface Line {
  readonly text: string;
  readonly holder: Element;
  readonly range: Range;
  readonly isDocument: boolean;
}

/** What the eye can read, of the sheet that lies over the page where there is one. Runs there, as all below. */
function linesSeen(): Line[] {
  /** Only read aloud: clipped to nothing, it or what it stands in. */
  function isUnseen(element: Element): boolean {
    for (let around: Element | null = element; around !== null; around = around.parentElement)
      if (getComputedStyle(around).clipPath === "inset(50%)") return true;
    return element.closest(".spoken, .spoken-at-once, .skip, script, style") !== null;
  }
  const lines: Line[] = [];
  const all = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(all, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (holder === null || text === "") continue;
    const isThere = holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isThere || isUnseen(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    const isDocument = holder.closest(".rules, code, pre, time, option, body [lang]") !== null;
    if (width > 1 && height > 1) lines.push({ text, holder, range, isDocument });
  }
  return lines;
}

/** What only a screen reader or a pointer at rest is told. */
function saidUnseen(): string[] {
  return ["aria-label", "title", "placeholder", "alt"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .filter((element) => element.closest(".rules, body [lang]") === null)
      .map((element) => element.getAttribute(name) ?? ""),
  );
}

/** Partly outside what it stands in: what is wholly outside is on another page of it. */
function cutAmong(lines: Line[]): string[] {
  /** The nearest box that lets nothing stand out; `null` where one can scroll to it. */
  function clipOf(holder: Element): DOMRect | null {
    for (let around: Element | null = holder; around !== null; around = around.parentElement) {
      if (around === document.body) break;
      const { overflowX, overflowY } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX + overflowY)) return null;
      if (/hidden|clip/.test(overflowX + overflowY)) return around.getBoundingClientRect();
    }
    return new DOMRect(0, -1e6, innerWidth, 2e6);
  }
  const isCut = ({ holder, range }: Line): boolean => {
    const box = range.getBoundingClientRect();
    const clip = clipOf(holder);
    if (clip === null || box.right <= clip.left || box.left >= clip.right) return false;
    if (box.left < clip.left - 2 || box.right > clip.right + 2) return true;
    if (box.bottom <= clip.top || box.top >= clip.bottom) return false;
    return box.top < clip.top - 3 || box.bottom > clip.bottom + 3;
  };
  return lines
    .filter(isCut)
    .map(({ text, holder }) => `${holder.localName}.${holder.className}: ${text.slice(0, 50)}`);
}

/** Even brought into sight, something else lies over its middle. */
function coveredAmong(lines: Line[]): string[] {
  const isCovered = ({ holder, range }: Line): boolean => {
    holder.scrollIntoView({ block: "center", behavior: "instant" });
    const [box] = range.getClientRects();
    if (box === undefined) return false;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const touched = document.elementFromPoint(x, y);
    if (touched === null || touched.contains(holder) || holder.contains(touched)) return false;
    // The mark of a choice lies over its word.
    return holder.closest("label, button, a")?.contains(touched) !== true;
  };
  return lines
    .filter(isCovered)
    .map(({ text, holder }) => `${holder.localName}.${holder.className}: ${text.slice(0, 50)}`);
}
