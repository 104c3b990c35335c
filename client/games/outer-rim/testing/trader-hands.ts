/** Hands that play what a trader would, by the names on the screen alone: a whole game ends, and nothing is missed. */
import type { Locator, Page } from "playwright-core";
import { outerRim, type Command, type Question, type View } from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { sayFor } from "../tabletop.ts";
import { trader } from "../lesson/meant/strong-move.ts";
import { tapsFor } from "../lesson/taps.ts";
import { thingOf, type Thing } from "../surface.ts";
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

/** Where answers stand, those that lie open before what they belong to. */
const answers = [
  ".or-answers .button:visible",
  ".or-line:visible",
  ".or-verdict .button:visible",
  ".or-take .button:visible",
  ".or-thumb:visible",
  ".or button:visible",
];

/** What has to be opened first, where people look for it: other things may speak of it. */
const openers: Readonly<Partial<Record<Thing["on"], string>>> = {
  plate: ".or-plate:visible",
  held: ".or-hold .or-slot:visible",
};
const places = ".or-place > button:visible";

async function use(found: Locator, by: Hands["by"]): Promise<void> {
  // Keys reach a dashed button too, and it only says why not: an offered answer is never dashed.
  if ((await found.getAttribute("aria-disabled", { timeout: 3000 })) === "true")
    throw new Error("it is dashed");
  if (by === "touch") return found.click({ timeout: 3000 });
  await found.focus({ timeout: 3000 });
  await found.press("Enter", { timeout: 3000 });
}

async function tap({ page, by }: Hands, spots: readonly string[], name: string): Promise<boolean> {
  // A place is called by what it is called first: others may lie beside it, or be where it leads.
  const first = new RegExp(`^\\s*${name}(?![\\p{L}\\d])`, "u");
  for (const spot of spots) {
    const found =
      spot === places
        ? page.locator(spot).and(page.getByRole("button", { name: first }))
        : page.locator(spot, { hasText: name });
    if ((await found.count()) > 0) return use(found.first(), by).then(() => true);
  }
  return false;
}

/** What lies among others to be chosen is looked at before it is taken. */
async function look({ page, by }: Hands, [name = ""]: readonly string[]): Promise<void> {
  const thumbs = page.locator(".or-thumb:visible");
  const called = await thumbs.allInnerTexts();
  const at = called.findIndex((text) => text.trim() !== "" && name.includes(text.trim()));
  if (at !== -1) await use(thumbs.nth(at), by).catch(() => undefined);
}

function withoutDeal({ seat, ask, rule, params, choices }: Question): Question {
  return { seat, ask, rule, params, choices };
}

/** What is done next: never an offer, which nobody would answer. */
export function tradersMove(view: View): Command | null {
  const options = outerRim.options(view).filter(({ type }) => type !== "offer");
  if (options.length === 0) return null;
  const alone = { ...view, questions: view.questions.map(withoutDeal) };
  return trader.play(alone, options, quickRng(view.asked), { type: "iterations", iterations: 1 })
    .command;
}

/** Answers the question of this view; the name that was not found, if any. */
export async function answerLikeATrader(hands: Hands, view: View): Promise<string | null> {
  const command = tradersMove(view);
  return command === null ? null : answerWith(hands, view, command);
}

export async function answerWith(
  hands: Hands,
  view: View,
  command: Command,
): Promise<string | null> {
  const { page, seat, words, names } = hands;
  if ((await page.locator(".or-telling").count()) > 0) await page.keyboard.press("Escape");
  const question = questionFor(view, seat);
  if (question === null) return null;
  const taps = tapsFor(command, question, { view, words, say: sayFor(view, names, words) });
  const thing = thingOf(command, question, view);
  const opener = openers[thing.on] ?? places;
  if (thing.on === "choice") await look(hands, taps);
  for (const [i, name] of taps.entries()) {
    const spots = i < taps.length - 1 ? [opener] : answers;
    const lacking = await tap(hands, spots, name).then(
      (found) => (found ? null : "it is not there"),
      (error: unknown) => String(error).split("\n")[0] ?? "",
    );
    if (lacking !== null) return `${question.ask}: ${name}: ${lacking}`;
  }
  return null;
}
