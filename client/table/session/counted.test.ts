import { expect, test } from "vitest";
import { countedNews } from "./counted.ts";
import type { LogEntry } from "#table/talk/words.ts";

const news = (version: number): LogEntry => ({
  type: "news",
  version,
  at: 0,
  seat: 0,
  by: "person",
  news: [],
  reasons: [],
});
const back = (version: number, to: number): LogEntry => ({
  type: "taken-back",
  version,
  at: 0,
  seat: 0,
  to,
});

test.each([
  { what: "all of it", log: [news(1), news(2)], counted: [1, 2] },
  { what: "not what was taken back", log: [news(1), news(2), news(3), back(4, 1)], counted: [1] },
  { what: "what came after it", log: [news(1), news(2), back(3, 1), news(4)], counted: [1, 4] },
  {
    what: "nothing twice taken back",
    log: [news(1), news(2), back(3, 1), news(4), back(5, 0), news(6)],
    counted: [6],
  },
])("of a log counts $what", ({ log, counted }) => {
  expect(countedNews(log).map(({ version }) => version)).toEqual(counted);
});
