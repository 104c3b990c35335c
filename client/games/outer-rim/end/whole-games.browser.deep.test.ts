/** Whole games by hand: two people and a trader to eight fame, one alone against both printed opponents to ten. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor, type Visitor } from "#server/testing/visitor.ts";
import { guests } from "#tools/browser/guests.ts";
import { setUp, twoInPlay } from "#tools/browser/outer-rim/two-in-play.ts";
import { fits, isSound } from "#tools/browser/sound.ts";
import type { View } from "#rules/outer-rim/index.ts";
import type { TableId } from "#table/talk/words.ts";
import { wordsIn } from "../lesson/testing/learner.ts";
import type { SeatName } from "../../screen.ts";
import { questionFor } from "../asked.ts";
import { answerLikeATrader, tradersMove, type Hands } from "../testing/trader-hands.ts";

const { house, known, troubles } = guests();

interface Player extends Visitor {
  readonly seat: number;
  readonly hands: Hands;
}

/** Answers; no game takes so many. */
const most = 2500;

async function seen(table: TableId, { seat, view }: Player): Promise<View | null> {
  const { tell, info } = await view(table, `as=${seat}`);
  return info.phase === "over" ? null : ((tell?.view as View | undefined) ?? null);
}

async function namesAt(table: TableId, { view }: Visitor): Promise<readonly SeatName[]> {
  return (await view(table, "as=spectator")).info.seats.map(({ seat, holder }) => ({
    seat,
    name: holder.type === "open" ? "" : holder.name,
    mine: false,
    bot: holder.type === "bot",
  }));
}

/** How long the screen may take to show an answer, and the hall to hear it: only never is a failure. */
const patience = 60_000;

/**
 * A hand may be quicker than its page, and a tap right after a tale is not heard: the same is tried again while the
 * question stands. An answer that cannot be given ends the test with its name.
 */
async function answer(table: TableId, player: Player, view: View): Promise<void> {
  let lacking: string | null = null;
  const stands = async (): Promise<boolean> => (await seen(table, player))?.asked === view.asked;
  for (const end = Date.now() + patience; Date.now() < end;) {
    lacking = await answerLikeATrader(player.hands, view);
    for (let looks = 0; looks < 20; looks++) {
      if (!(await stands())) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const move = JSON.stringify(tradersMove(view));
  throw new Error(
    `round ${view.round}, seat ${player.seat}: ${lacking ?? "nothing came of it"}: ${move}`,
  );
}

async function playOut(table: TableId, players: readonly Player[]): Promise<void> {
  for (let moves = 0; moves < most;) {
    const before = moves;
    for (const player of players) {
      const view = await seen(table, player);
      if (view === null) return;
      if (questionFor(view, player.seat) === null) continue;
      await answer(table, player, view);
      if (moves++ % 40 === 0) await fits(player.hands.page);
    }
    // A bot is to move.
    if (moves === before) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the game never ended");
}

/** What led to the end is told first, and skipped like any tale. */
async function toTheEnd(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      if ((await page.locator(".or-telling").count()) > 0) await page.keyboard.press("Escape");
      return page.locator(".or-final").count();
    })
    .toBe(1);
}

test("[OR-FAME-04] two people and a trader play to eight fame, one by touch in French, one by keys, and see the same end", async () => {
  const [mia, thomas] = [await visitor(house(), "Mia"), await visitor(house(), "Thomas")];
  const { table } = await twoInPlay(mia, thomas, { fame: "8" }, { seats: 3, bots: [2] });
  const players: Player[] = [];
  for (const [seat, one] of [mia, thomas].entries()) {
    const language = seat === 0 ? "fr" : "en";
    const size = seat === 0 ? "phone" : "desktop";
    const page = await known(one.token, `/t/${table}`, { language, size });
    const words = await wordsIn(language);
    const by = seat === 0 ? "touch" : "keys";
    const names = await namesAt(table, one);
    players.push({ ...one, seat, hands: { page, seat, words, names, by } });
  }
  await playOut(table, players);
  const ends: string[] = [];
  for (const { hands } of players) {
    await toTheEnd(hands.page);
    await isSound(hands.page);
    ends.push(
      (await hands.page.locator(".or-rank-fame").allInnerTexts()).join().replaceAll(/[^\d,]/g, ""),
    );
  }
  expect(ends[0]).toBe(ends[1]);
  expect(troubles).toEqual([]);
});

test("[OR-SOLO-02] alone on a phone against both printed opponents to ten fame", async () => {
  const mia = await visitor(house(), "Mia");
  const options = { fame: "10", opponents: "both" };
  const table = await mia.make({ game: "outer-rim", seats: 1, options });
  await mia.ask(table, { type: "start" });
  await setUp(table, [{ ...mia, seat: 0 }]);
  const page = await known(mia.token, `/t/${table}`);
  const names = await namesAt(table, mia);
  const hands: Hands = { page, seat: 0, words: await wordsIn("en"), names, by: "touch" };
  await playOut(table, [{ ...mia, seat: 0, hands }]);
  await toTheEnd(page);
  await isSound(page);
  expect(troubles).toEqual([]);
});
