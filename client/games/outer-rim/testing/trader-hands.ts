/** Hands that play what a trader would, by the names on the screen alone: a whole game ends, and nothing is missed. */
import type { Locator, Page } from "playwright-core";
import { outerRim, type Command, type View } from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { sayFor } from "../desk.ts";
import { trader } from "../lesson/strong-move.ts";
import { tapsFor } from "../lesson/taps.ts";
import type { Words } from "../screen-types.ts";
import type { SeatName } from "../../screen.ts";
import { questionFor } from "../asked.ts";

export interface Hands {
  readonly page: Page;
  readonly seat: number;
  readonly words: Words;
  readonly names: readonly SeatName[];
  /** By finger, or by keys alone. */
  readonly by: "touch" | "keys";
}

const spots = [
  ".or-answers .button:visible",
  ".or-line:visible",
  ".or-verdict .button:visible",
  ".or-take .button:visible",
  ".or-thumb:visible",
  // A place before cards that only speak of it.
  ".or-place > button",
  ".or-plate:visible",
  ".or-hold .or-slot:visible",
  ".or button:visible",
];

async function use(found: Locator, by: Hands["by"]): Promise<void> {
  if (by === "touch") return found.click({ timeout: 3000 });
  await found.focus({ timeout: 3000 });
  await found.press("Enter", { timeout: 3000 });
}

async function tap({ page, by }: Hands, name: string): Promise<boolean> {
  for (const spot of spots) {
    const found = page.locator(spot, { hasText: name });
    if ((await found.count()) > 0) return use(found.first(), by).then(() => true);
  }
  return false;
}

/** What is done next: never an offer, which nobody would answer. */
export function tradersMove(view: View): Command | null {
  const options = outerRim.options(view).filter(({ type }) => type !== "offer");
  if (options.length === 0) return null;
  return trader.play(view, options, quickRng(view.asked), { type: "iterations", iterations: 1 })
    .command;
}

/** Answers the question of this view; the name that was not found, if any. */
export async function answerLikeATrader(hands: Hands, view: View): Promise<string | null> {
  const { page, seat, words, names } = hands;
  if ((await page.locator(".or-telling").count()) > 0) await page.keyboard.press("Escape");
  const question = questionFor(view, seat);
  const command = tradersMove(view);
  if (question === null || command === null) return null;
  const taps = tapsFor(command, question, { view, words, say: sayFor(view, names, words) });
  for (const name of taps)
    if (!(await tap(hands, name).catch(() => false))) return `${question.ask}: ${name}`;
  return null;
}
