import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { en } from "../../words/en.ts";
import { logLines } from "../../say/news.ts";
import { noticed } from "./noticed.ts";
import type { Pace } from "./pace.ts";

const rule = "UB-FAV-08";
const favor = { kind: "shortcut", skill: null, faction: null } as const;
const said: News = { type: "answered", seat: 1, rule };
const granted: News = { type: "favor-granted", from: 1, to: 0, favor, rule };
const traded: News = { type: "trade-made", players: [0, 1], rule };
const given: News = { type: "credits-given", from: 0, to: 1, amount: 1000, rule };

function told(pace: Pace, ...news: readonly News[]): readonly (readonly number[] | undefined)[] {
  const names = [{ name: "Mia" }, { name: "Otto" }];
  const lines = logLines(news, names, en, { players: [] });
  return noticed(lines, news, pace).map(({ concerns }) => concerns);
}

test("[OR-TRADE-04] where nothing is told, a yes is a notice to whoever did not say it", () => {
  expect(told("instant", said, granted)).toEqual([[0]]);
  expect(told("instant", said, traded)).toEqual([[0]]);
  expect(told("instant", said, given, traded).at(-1)).toEqual([0]);
});

test("[OR-TRADE-04] where scenes are told, a yes is one of them and no notice besides", () => {
  for (const pace of ["film", "mine", "brief"] as const)
    expect(told(pace, said, granted)).toEqual([undefined]);
});
