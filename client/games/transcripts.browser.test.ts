/**
 * Played by keys, and written down as it is heard: what the announcer says and what has the focus, compared with the
 * files in `transcripts/`. `npm test -- FILE -u` writes them anew; read the difference aloud before it is kept.
 */
import { expect, test } from "vitest";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import { bountyHunters, type State } from "#rules/bounty-hunters/index.ts";
import { visitor } from "#server/testing/visitor.ts";
import { heldRivals } from "#tools/browser/ears/rivals.ts";
import { transcriptOf } from "#tools/browser/ears/transcript.ts";
import { finishedGame, gameUntil } from "#tools/browser/bounty-hunters/kept.ts";
import { guests } from "#tools/browser/guests.ts";
import { marked, openLedger } from "#tools/browser/legion/on-screen.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { en } from "#words/made/bounty-hunters/en.ts";
import { movesFor } from "./bounty-hunters/moves/moves.ts";
import { faceName, faceOf } from "./bounty-hunters/say/naming.ts";

const { house, known, visit, troubles } = guests();

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

/** A move of mine that captures, and with which card. */
function capturingCard(state: State): number | null {
  if (state.step.type !== "choose") return null;
  const view = bountyHunters.viewFor(state, 0);
  return (
    view.hand.find((card) => movesFor(view, 0, card, en).some(({ captures }) => captures)) ?? null
  );
}

test("[BH-CAP-01] a capture by keys is heard once, as it is told in the log", async () => {
  const page = await visit("/", { name: "Ginny", size: "desktop" });
  const heard = await transcriptOf(page);
  const rivals = await heldRivals(page);
  let name = "";
  const game = gameUntil(2, (state) => {
    const card = capturingCard(state);
    if (card !== null) name = faceName(faceOf(state.set, card), en);
    return card !== null;
  });
  await openKept(page, game);
  await heard.hears(/Pick a card/);
  heard.note("a card that captures");
  await heard.choose(new RegExp(`^button "\\w+ ${name}`), /Play/);
  await heard.choose(/aptur/, /Waiting for Marlo/);
  heard.note("the rival chooses");
  await rivals.move();
  await heard.hears(/aptur/);
  await expect(heard.text()).toMatchFileSnapshot("transcripts/bounty-hunters-capture.txt");
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[HALL] a connection lost and found is heard, and the focus stays where it was", async () => {
  const [host, guest] = [await visitor(house(), "Ginny"), await visitor(house(), "Mia")];
  const table = await host.make({ game: "bounty-hunters", seats: 2 });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await host.ask(table, { type: "start" });
  const page = await known(host.token, `/t/${table}`, { size: "desktop" });
  const heard = await transcriptOf(page);
  await page.locator(".bh-draw button").first().waitFor();
  await page.locator(".bh-draw button").first().focus();
  await heard.hears(/Draw a card/);
  heard.note("lost");
  await page.context().setOffline(true);
  await heard.hears(/Connection lost/);
  heard.note("found");
  await page.context().setOffline(false);
  await heard.hears(/Connected/);
  await expect(heard.text()).toMatchFileSnapshot("transcripts/connection.txt");
  await page.context().close();
});

test("[LB-LEDGER-03] a defeat in the ledger is one sentence, and the focus comes back to the units", async () => {
  const ledger = await openLedger(house(), "Mia");
  await marked(ledger, demoUnits);
  const [mia] = ledger.players;
  const page = await known(mia?.token ?? "", `/t/${ledger.table}`, { size: "desktop" });
  const heard = await transcriptOf(page);
  await page.locator(".unit-tile").first().waitFor();
  await heard.press("Tab", /Tap a unit/);
  heard.note("who");
  await heard.choose(/Defeat…: Leia Organa/, /Leia Organa is defeated/);
  heard.note("by whom");
  await heard.choose(/Bossk/, /Leia Organa is defeated by Bossk/);
  await expect(heard.text()).toMatchFileSnapshot("transcripts/legion-defeat.txt");
  expect(heard.text().match(/Leia Organa is defeated by Bossk/g)).toHaveLength(1);
  await page.context().close();
});
