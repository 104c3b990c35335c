/**
 * Turns of Outer Rim by keys and ears, compared with the files in `transcripts/`: what is announced, and what has the
 * focus then. `npm test -- FILE -u` writes them anew; read the difference aloud before it is kept.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { heldRivals, type Rivals } from "#tools/browser/ears/rivals.ts";
import { transcriptOf, type Transcript } from "#tools/browser/ears/transcript.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept, type KeptGame } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { staged } from "#tools/browser/outer-rim/staged.ts";
import { bossk, dengar, inEncounter, patrolsAt } from "#rules/outer-rim/testing/rare-scenes.ts";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { busy } from "./testing/asked.ts";

const { visit, troubles } = guests();

interface Listening {
  readonly page: Page;
  readonly heard: Transcript;
  readonly rivals: Rivals;
}

/** At a desk, by keys: nothing of what comes is by chance, and rivals move when the test says so. */
async function listenAt(game: KeptGame): Promise<Listening> {
  const page = await visit("/", { name: "Ginny", size: "desktop" });
  const heard = await transcriptOf(page);
  const rivals = await heldRivals(page);
  await openKept(page, game);
  await page.locator(".or-dock").waitFor();
  return { page, heard, rivals };
}

async function written({ page, heard }: Listening, file: string): Promise<void> {
  await expect(heard.text()).toMatchFileSnapshot(`transcripts/${file}.txt`);
  expect(troubles).toEqual([]);
  await page.context().close();
}

test("[OR-TURN-01] a first turn and an opponent's turn by keys", async () => {
  const at = await listenAt(momentOf({ seats: 2, until: asking("planning") }));
  const { heard, rivals } = at;
  await heard.hears(/Planning/);
  heard.note("my turn");
  await heard.choose(/Earn 2,000/, /Actions/);
  await heard.choose(/End actions/, /Encounter/);
  await heard.choose(/Draw an encounter/, /1 of 2/);
  await heard.press("Enter", /Roll/);
  await heard.press("Enter", /Stop/);
  await heard.press("Enter", /2 of 2/);
  await heard.press("Enter", /Waiting/);
  heard.note("the rival’s turn");
  await rivals.move();
  await heard.hears(/88 flies to Naboo/);
  // It goes to the market and its cards one by one; what lasts of that is told once it is through.
  for (let moves = 0; moves < 4; moves++) await rivals.move();
  await heard.hears(/takes on the bounty on Bossk/);
  await written(at, "first-turn");
});

test("[OR-TEST-03] a lost test by keys", async () => {
  const until = asking("pick-skill");
  const at = await listenAt(momentOf({ seats: 2, seed: 7, until, wish: busy }));
  const { heard } = at;
  await heard.hears(/skill/);
  await heard.press("1", /Roll/);
  await heard.press("Enter", /Stop/);
  await heard.press("Enter", /Continue/);
  await heard.press("Enter", /Waiting/);
  await written(at, "lost-test");
});

test("[OR-COM-01] a won fight by keys", async () => {
  const scene = inEncounter(
    stage({
      players: [{ ...bossk, ship: "yv-666", space: "nav-12" }, dengar],
      state: patrolsAt("nav-12", "rebel"),
    }),
  );
  const at = await listenAt(staged(scene, "a won fight 3"));
  const { heard } = at;
  await heard.hears(/Encounter/);
  await heard.choose(/Fight/, /Roll/);
  await heard.press("Enter", /Stop/);
  await heard.press("Enter", /Continue/);
  await heard.press("Enter", /Waiting/);
  await written(at, "won-fight");
});

test("[OR-TRADE-02] a deal is offered and refused by keys", async () => {
  const scene = stage({
    players: [
      { character: "bossk", space: "kessel", credits: 3000, cards: [held("dl-44")] },
      { character: "dengar", space: "kessel", credits: 1000 },
      { character: "ig-88", space: "naboo", credits: 1000 },
    ],
  });
  const at = await listenAt(staged(scene, "a deal", [0]));
  const { heard, rivals } = at;
  await heard.hears(/Planning/);
  await heard.choose(/Deal/, /Deal/);
  await heard.choose(/1,000 more/, /1,000 credits/);
  await heard.choose(/Offer this/, /Waiting/);
  heard.note("the rival says no");
  await rivals.move((options) =>
    options.find((one) => (one as { readonly type: string }).type === "decline"),
  );
  await heard.hears(/says no/);
  await written(at, "deal-refused");
});
