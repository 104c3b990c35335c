/** A bounty in hand says what is known of its target, on a phone as anywhere. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import {
  crewOwner,
  isMarketCard,
  marketCard,
  type Command,
  type View,
} from "#rules/outer-rim/index.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";

const { visit, troubles } = guests();

/** The bounty of mine whose target is in my own crew. */
function bountyAtHome({ players }: View): string | undefined {
  return players[0]?.cards.find(({ id, token }) => {
    const card = isMarketCard(id) ? marketCard(id) : null;
    return card?.kind === "bounty" && token === null && crewOwner(players, card.target) === 0;
  })?.id;
}

/** To the market for bounties, and to people to hire them. */
function wish(choices: readonly Command[]): Command | undefined {
  return (
    choices.find((one) => one.type === "buy" && one.deck === "bounty") ??
    choices.find(({ type }) => type === "market" || type === "encounter-contact") ??
    choices.find((one) => one.type === "choose" && one.option === 0)
  );
}

test("[OR-BNTY-02] a bounty on one's own crew says that it waits, and shows no odds", async () => {
  const until = asking("planning", (view) => bountyAtHome(view) !== undefined);
  const moment = momentOf({ seats: 2, until, wish });
  const page = await visit("/", { name: "Ginny" });
  await openKept(page, moment);
  const id = bountyAtHome(moment.view) ?? "";
  await page.locator(".or-faces").getByRole("button", { name: labels.faces.ship }).click();
  await page.locator(`[data-flip="held-${id}"]`).first().click();
  const [, words = ""] = labels.board.ownCrew("|").split("|");
  const panel = page.locator(".or-panel");
  await panel.locator("p", { hasText: words.trim() }).waitFor();
  expect(await panel.locator(".or-chip").count()).toBe(0);
  expect(troubles).toEqual([]);
});

/** Whom I hunt and am about to hire. */
function huntedAndMet({ agenda, players }: View): string | undefined {
  const task = agenda.at(-1);
  const [kind, met] = task?.type === "effects" ? task.source.card.split(".") : [];
  const bounties = (players[0]?.cards ?? []).filter(({ token }) => token === null);
  return bounties
    .flatMap(({ id }) => (isMarketCard(id) ? [marketCard(id)] : []))
    .flatMap((card) => (card.kind === "bounty" ? [card.target] : []))
    .find((target) => kind === "contact" && target === met);
}

test("[OR-BNTY-02] whoever hires somebody they hunt is told that the bounty waits", async () => {
  const until = asking("choose", (view) => huntedAndMet(view) !== undefined);
  const page = await visit("/", { name: "Ginny" });
  await openKept(page, momentOf({ seats: 2, until, wish }));
  const [, words = ""] = labels.story.hunted("|").split("|");
  await page.locator(".or-line", { hasText: words.trim() }).first().waitFor();
  expect(await page.locator(".or-line", { hasText: words.trim() }).count()).toBe(1);
  expect(troubles).toEqual([]);
});
