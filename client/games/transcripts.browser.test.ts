/**
 * Played by keys, and written down as it is heard: what the announcer says and what has the focus, compared with the
 * files in `transcripts/`. `npm test -- FILE -u` writes them anew; read the difference aloud before it is kept.
 */
import { expect, test } from "vitest";
import { heldRivals } from "#tools/browser/ears/rivals.ts";
import { transcriptOf } from "#tools/browser/ears/transcript.ts";
import { finishedGame, gameUntil } from "#tools/browser/bounty-hunters/kept.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";

const { visit, troubles } = guests();

test("[BH-TURN-01] a first turn by keys: a deck, a card, what can be done with it", async () => {
  const page = await visit("/", { name: "Ginny", size: "desktop" });
  const heard = await transcriptOf(page);
  const rivals = await heldRivals(page);
  await openKept(
    page,
    gameUntil(2, ({ step }) => step.type === "draw"),
  );
  await page.locator(".bh-draw button").first().waitFor();
  await heard.hears(/Draw a card/);
  heard.note("drawing");
  await heard.choose(/Draw from Targets/, /Waiting for Marlo/);
  heard.note("the rival draws");
  await rivals.move();
  await heard.hears(/Pick a card/);
  heard.note("a card");
  await heard.choose(/button "Target /, /Play: /);
  await expect(heard.text()).toMatchFileSnapshot("transcripts/bounty-hunters-first-turn.txt");
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[BH-SCORE-06] the end is one sentence, under one heading that has the focus", async () => {
  const page = await visit("/", { name: "Ginny", size: "desktop" });
  const heard = await transcriptOf(page);
  await openKept(page, finishedGame(3));
  await heard.hears(/wins? with \d+|share the win/);
  expect(await page.locator("h1").allInnerTexts()).toEqual(["The game is over."]);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await expect(heard.text()).toMatchFileSnapshot("transcripts/bounty-hunters-end.txt");
  await page.context().close();
});

test("[LB-LEDGER-03] a ledger by keys keeps the focus, and says each entry once and without its rule", async () => {
  const page = await visit("/", { name: "Mia", size: "desktop" });
  const heard = await transcriptOf(page);
  await heard.choose(/Start a ledger/, /Which edition/);
  heard.note("the edition");
  await heard.choose(/button "Classic/, /Classic edition is played/);
  heard.note("two armies");
  await heard.choose(/Use two sample armies/, /join/);
  heard.note("marks");
  await heard.choose(/Place the marks/, /marks a target/);
  await expect(heard.text()).toMatchFileSnapshot("transcripts/legion-armies.txt");
  expect(heard.text()).not.toMatch(/\bL[BC]-[A-Z]+-\d\d\b/);
  await page.context().close();
});
