/** Every kind of question, and every kind of answer to it, given by keys: the focus is never lost. */
import { expect, test } from "vitest";
import { heldRivals } from "#tools/browser/ears/rivals.ts";
import { hasFocus } from "#tools/browser/ears/pressed.ts";
import { guests } from "#tools/browser/guests.ts";
import { everyAnswer } from "#tools/browser/outer-rim/every-answer.ts";
import { rareQuestions } from "#rules/outer-rim/testing/rare-questions.ts";
import { openKept, type KeptGame } from "#tools/browser/kept-game.ts";
import { answersIn, answersKept } from "#tools/browser/outer-rim/moments.ts";
import type { SeatName } from "../screen.ts";
import { wordsIn } from "./lesson/testing/learner.ts";
import { answerWith, type Hands } from "./testing/trader-hands.ts";

const { visit } = guests();

test("[OR-TURN-01] every answer of every question by keys leaves the focus somewhere", async () => {
  const page = await visit("/", { name: "Ginny", size: "desktop" });
  await heldRivals(page);
  const words = await wordsIn("en");
  const astray: string[] = [];
  for (const { kind, game, seat, command } of everyAnswer(rareQuestions)) {
    await openKept(page, game);
    await page.locator(".or-dock, .or-gallery").first().waitFor();
    const hands: Hands = { page, seat, words, names: namesIn(game, seat), by: "keys" };
    const given = answersIn(game.pages);
    for (let tries = 0; (await answersKept(page, game)) === given && tries < 20; tries++)
      await answerWith(hands, game.view, command);
    if ((await answersKept(page, game)) === given) astray.push(`${kind}: cannot be given`);
    else if (!(await hasFocus(page))) astray.push(kind);
  }

  expect(astray).toEqual([]);
});

/** As they sat down. */
function namesIn({ pages }: KeptGame, mine: number): readonly SeatName[] {
  return pages
    .flatMap((page) =>
      page.type === "sat-down" || page.type === "bot-seated"
        ? [{ seat: page.seat, name: page.name, mine: page.seat === mine, bot: page.seat !== mine }]
        : [],
    )
    .toSorted((one, other) => one.seat - other.seat);
}
