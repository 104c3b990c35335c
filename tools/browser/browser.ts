/** A real browser for tests, pictures and measurements. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from "playwright-core";
import { languages, type Language } from "#table/talk/languages.ts";

/** A name of the home network, which the browser maps to this machine: nothing leaves it. */
export const homeName = "hall.home";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A process less for each worker to talk to: a tenth less for every page opened.
  "--enable-features=NetworkServiceInProcess2",
  `--host-resolver-rules=MAP ${homeName} 127.0.0.1`,
];

/** A page of a test lives for seconds: threads that tidy up beside it only take the others' time. */
const shortLived = "--js-flags=--single-threaded-gc";

export const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof sizes;

export interface Device {
  readonly language: Language;
  readonly size: Size;
}

/** `npm test` shows a promise once, on one device and in one language; `npm run test:deep` on all and in all. */
export const isDeep = process.env["DEEP"] === "1";

/** A page on a small phone, in French: its words are the longest. The deep run: every language, a desktop too. */
export const looks: readonly Device[] = isDeep
  ? languages.flatMap((language) =>
      (["small", "desktop"] as const).map((size) => ({ language, size })),
    )
  : [{ language: "fr", size: "small" }];

export interface Wish {
  readonly size?: Size;
  readonly language?: Language;
  readonly theme?: "light" | "dark";
  readonly name?: string;
  /** Whoever chose nothing has the standard. */
  readonly motion?: "less" | "standard";
  readonly sounds?: "off" | "standard";
  /** Pixels of the screen for each of the page, where it is not the device's own: painting is most of the work. */
  readonly sharpness?: number;
  /** Keep the client on the device. Off by default: filling a cache on every visit is slow. */
  readonly keeps?: boolean;
  /** Windowless by default; notifications need the whole browser. */
  readonly browser?: Kind;
}

/** As people have it, or the same engine without windows, which does a third less for the same page. */
export type Kind = "whole" | "windowless";

export async function openBrowser(kind: Kind): Promise<Browser> {
  const whole = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  if (!existsSync(whole))
    throw new Error(`no browser at ${whole}: name one with CHROMIUM=/path/to/chrome`);
  const windowless = join(dirname(whole), "chromium-headless-shell");
  if (kind === "windowless" && existsSync(windowless))
    return chromium.launch({ executablePath: windowless, args: [...flags, shortLived] });
  return chromium.launch({ executablePath: whole, args: flags });
}

const shared: Partial<Record<Kind, Promise<Browser>>> = {};

/** One for all files of a test worker, open as long as the worker lives: to start one takes longer than many a test. */
export const sharedBrowser = (kind: Kind): Promise<Browser> => (shared[kind] ??= openBrowser(kind));

/** One person's device: its size, language and light are chosen before the first page. */
export async function device(
  browser: Browser,
  url: string,
  wish: Wish = {},
): Promise<BrowserContext> {
  const {
    size = "phone",
    language = "en",
    theme = "dark",
    name,
    motion,
    sounds,
    keeps = false,
  } = wish;
  const small = size === "phone" || size === "small";
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[size],
    locale: language,
    hasTouch: small,
    deviceScaleFactor: wish.sharpness ?? (small ? 2 : 1),
    serviceWorkers: keeps ? "allow" : "block",
  });
  const kept = {
    "guildhall.language": language,
    "guildhall.theme": theme,
    ...(name === undefined ? {} : { "guildhall.name": name }),
    ...(motion === "less" ? { "guildhall.motion": motion } : {}),
    ...(sounds === "off" ? { "guildhall.sounds": sounds } : {}),
  };
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, kept);
  return context;
}

/** The smaller one of the two that come: a page reads it in half the time. */
let source: string | null = null;
const axeSource = (): string =>
  (source ??= readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8"));

interface Judge {
  readonly axe: { run(where: Document, how: RunOptions): Promise<AxeResults> };
}

/** What axe finds on this page, one line per kind; empty when all is well. */
export async function axeFindings(
  page: Page,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource());
  const { violations } = await page.evaluate(
    (only) =>
      (globalThis as unknown as Judge).axe.run(document, {
        resultTypes: ["violations"],
        // Style sheets are not read once more for the one rule that wants them.
        preload: false,
        ...(only.length > 0 ? { runOnly: [...only] } : {}),
      }),
    rules,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" ⏎ ")}`,
  );
}

/** The same, in the deep run alone: axe takes longer than most tests, and `npm test` asks it about the main pages. */
export const deepAxeFindings = async (page: Page): Promise<readonly string[]> =>
  isDeep ? axeFindings(page) : [];

/** Waits until nothing is on its way or moves any more; what moves for ever is left alone. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector(".loading") !== null) return false;
    return document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Infinity,
      );
  });
}

/** Does anything stick out to the right? The widest offenders, empty when nothing does. */
export async function stickingOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Controls a thumb would miss: smaller than 44 px both ways, links inside sentences excepted. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        "button, a.button, select, input:not([type=radio], [type=checkbox]), summary",
      ),
    ];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest(".log, .rules, .unseen"))
      .filter((control) => control.getBoundingClientRect().height < 43.5)
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

/** Of these, the ones no finger comes to: brought into sight as far as a hand can scroll, something lies over them. */
export async function outOfReach(found: Locator): Promise<readonly string[]> {
  return found.evaluateAll((all) => {
    const isCovered = (one: Element): boolean => {
      one.scrollIntoView({ block: "nearest" });
      // What hides its rest is scrolled by a script, never by a hand.
      for (let around = one.parentElement; around !== null; around = around.parentElement)
        if (getComputedStyle(around).overflowY === "hidden") around.scrollTop = 0;
      const { left, top, width, height } = one.getBoundingClientRect();
      const touched = document.elementFromPoint(left + width / 2, top + height / 2);
      return touched === null || !one.contains(touched);
    };
    return all.filter(isCovered).map(({ textContent }) => textContent ?? "");
  });
}
