import { expect, test } from "vitest";
import { commitToPart } from "#table/state/deal.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { dealStep, type DealStep, type MyPart } from "./deal-step.ts";

const mine = commitToPart("t", 0, "part");
const none: MyPart = { part: null, promised: null };
const kept: MyPart = { part: "part", promised: 2 };

test.each<{ what: string; sealed: boolean; commit: string | null; my: MyPart; step: DealStep }>([
  { what: "who sits down promises", sealed: false, commit: null, my: none, step: "promise" },
  { what: "who sits down again promises", sealed: false, commit: null, my: kept, step: "promise" },
  { what: "a promise is made once", sealed: false, commit: mine, my: kept, step: "wait" },
  { what: "a sealed promise is kept", sealed: true, commit: mine, my: kept, step: "show" },
  { what: "another one in its place", sealed: true, commit: "f00", my: kept, step: "shout" },
  { what: "a promise left out", sealed: true, commit: null, my: kept, step: "shout" },
  {
    what: "a start quicker than my promise",
    sealed: true,
    commit: null,
    my: { part: "part", promised: 1 },
    step: "wait",
  },
  { what: "another device promised", sealed: true, commit: "f00", my: none, step: "wait" },
])("[deal] $what: $step", ({ sealed, commit, my, step }) => {
  const deal = { attempt: 2, commits: [commit, null], sealed, voids: [] };
  expect(dealStep({ id: "t", deal } as unknown as TableInfo, 0, my)).toBe(step);
});
