import { expect, test } from "vitest";
import type { Command } from "#rules/bounty-hunters/index.ts";
import { en } from "../words/en.ts";
import { adviceText, meantMove, remarks, type Topic } from "./coach.ts";
import { learner, openLesson } from "./game.ts";

test("[BH-INTRO-06] the learner’s moves alone bring the same table back, however often the clerk was asked", () => {
  const table = openLesson();
  table.answerAll();
  const moves: Command[] = [];
  while (moves.length < 24) {
    table.advice();
    const move = table.advice();
    if (move === null) break;
    expect(table.play(move)).toBeNull();
    moves.push(move);
    table.answerAll();
  }
  const again = openLesson();
  expect(again.playAgain(moves)).toBe(true);
  expect(again.view()).toEqual(table.view());
  expect(openLesson().playAgain([{ type: "place", onto: 9 }])).toBe(false);
});

test("[BH-INTRO-06] the clerk advises the move the lesson names, and none that is over", () => {
  const table = openLesson();
  table.answerAll();
  const said = remarks(table.view(), table.news(), new Set(), learner, () => "", en);
  expect(said.map(({ topic }) => topic)).toContain("welcome");
  const meant = meantMove(table.view(), said);
  expect(meant && adviceText(table.view(), meant.command, en)).toBe(
    en.learn.advice.draw(en.decks.hunter),
  );
  table.play({ type: "draw", deck: 1 });
  table.answerAll();
  expect(meantMove(table.view(), said)).toBeUndefined();
  const next = meantMove(
    table.view(),
    remarks(table.view(), table.news(), new Set(), learner, () => "", en),
  );
  expect(next?.command).toMatchObject({ type: "choose", fate: "play" });
});

test("[BH-INTRO-06] whoever has captured, sold and passed on a hand is told once that it is enough", () => {
  const table = openLesson();
  table.answerAll();
  const told = new Set<Topic>();
  for (let moves = 0; moves < 40 && !told.has("enough"); moves++) {
    const said = remarks(table.view(), table.news(), told, learner, () => "Tooka", en);
    for (const { topic } of said) if (topic !== "nudge") told.add(topic);
    const move = meantMove(table.view(), said)?.command ?? table.advice();
    if (move === null) break;
    table.play(move);
    table.answerAll();
  }
  expect([...told]).toEqual(
    expect.arrayContaining(["captured", "sell", "sold", "passed", "enough"]),
  );
  expect(table.view().turn).toBeLessThan(8);
  expect(
    remarks(table.view(), [], told, learner, () => "Tooka", en).map(({ topic }) => topic),
  ).not.toContain("enough");
});
