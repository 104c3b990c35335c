import { expect, test } from "vitest";
import type { Command } from "#rules/bounty-hunters/index.ts";
import { learner } from "#client/lesson/table.ts";
import { en } from "#words/made/bounty-hunters/en.ts";
import { adviceFor } from "./advice.ts";
import { remarks } from "./coach.ts";
import { openLesson } from "./game.ts";

test("[lesson] the learner’s moves alone bring the same table back, however often the clerk was asked", () => {
  const table = openLesson();
  table.answerAll();
  const moves: Command[] = [];
  while (moves.length < 24) {
    const asked = table.advice();
    const move = table.advice();
    expect(move).toEqual(asked);
    if (move === null) break;
    expect(table.play(move.command)).toBeNull();
    moves.push(move.command);
    table.answerAll();
  }
  const again = openLesson();
  expect(again.playAgain(moves)).toBe(true);
  expect(again.view()).toEqual(table.view());
  expect(openLesson().playAgain([{ type: "place", onto: 9 }])).toBe(false);
});

test("[lesson] the clerk welcomes with the move he means, and explains a kind of move once", () => {
  const table = openLesson();
  table.answerAll();
  const meant = table.advice();
  const heard = {
    view: table.view(),
    news: table.heard().news,
    seat: learner,
    nameOf: () => "",
    words: en,
  };
  expect(remarks(heard, meant, new Set())).toEqual([
    { topic: "welcome", text: expect.stringContaining(en.learn.topics.welcome) },
  ]);
  const again = remarks(heard, meant, new Set(["welcome"]));
  expect(again.map(({ topic }) => topic)).toEqual(["nudge"]);
  if (meant === null) throw new Error("the learner is not asked");
  expect(again[0]?.text).toBe(adviceFor(table.view(), learner, meant, en).again);
});
