/** One fact, one message: whoever hears a page hears what whoever reads it reads. */
import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { en } from "../words/en.ts";
import { logLine, sayNews, type Listener } from "./news.ts";

const moved = {
  type: "moved",
  player: 0,
  to: "tatooine",
  directly: false,
  rule: "OR-MOVE-01",
} as unknown as News;
const ended = { type: "turn-ended", player: 0, rule: "OR-TURN-01" } as unknown as News;

const listener: Listener = {
  names: [{ name: "Ginny" }, { name: "Mia" }],
  view: { players: [] },
};

test("a news is said in the words of its log line, and what has no line is not said", () => {
  const { names, view } = listener;
  const text = sayNews(moved, listener, { texts: en });
  expect(text).toBe("Ginny flies to Tatooine.");
  expect(text).toBe(logLine(moved, names, en, view)?.text);
  expect(sayNews(ended, listener, { texts: en })).toBe("");
});

test("a page is said in order, in one piece", () => {
  const page = [moved, ended, { ...moved, player: 1 } as News];
  expect(sayNews(page, listener, { texts: en })).toBe(
    "Ginny flies to Tatooine. Mia flies to Tatooine.",
  );
});
