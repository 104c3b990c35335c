/** The bots know what a table has agreed on: each rule of it is read by them, or need not be. */
import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/outer-rim.ts";
import type { View } from "#rules/outer-rim/index.ts";
import { isTest, sourcesIn } from "#tools/checks/sources.ts";

type TableRule = keyof View["rules"];

/** Why a bot plays well without reading it. */
const shownOtherwise: Readonly<Partial<Record<TableRule, string>>> = {
  favors: "debts and the questions about them are in the view",
  ambitions: "so is one's own ambition sheet",
  opponents: "a printed opponent is one of the players",
  characters: "chosen or dealt before there is anything to weigh",
  expert: "the fame a printed opponent begins with",
};

const bots = sourcesIn("bots/outer-rim")
  .filter(({ path }) => !isTest(path))
  .map(({ text }) => text)
  .join("\n");
const setup = { seats: 2, options: {}, content: null };
const rules = Object.keys(outerRim.begin(setup).rules) as TableRule[];

test.each(rules)("[OR-SETUP-01] the bots read the table's %s, or need not", (rule) => {
  const isRead = new RegExp(`\\brules\\.${rule}\\b`).test(bots);
  expect([rule, isRead]).toEqual([rule, shownOtherwise[rule] === undefined]);
});
