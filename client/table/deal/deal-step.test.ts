import { expect, test } from "vitest";
import { commitToPart } from "#table/state/deal.ts";
import type { DealInfo } from "#table/talk/deal.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { dealStep, type DealStep } from "./deal-step.ts";
import type { RememberedDeal } from "./remembered-deal.ts";

const mine = commitToPart("t", 0, "part");
const kept: RememberedDeal = {
  seat: 0,
  attempt: 2,
  part: "part",
  seal: "seal",
  taken: true,
  commits: null,
};
const refused: RememberedDeal = { ...kept, taken: false };
const before: RememberedDeal = { ...kept, attempt: 1 };
const gathering = { sealed: false, late: false, missing: [], waived: [], commits: [null, null] };
const sealed = { ...gathering, sealed: true, missing: [0] };
const waits = { ...sealed, late: true };

test.each<{
  what: string;
  deal: Omit<DealInfo, "attempt" | "from" | "voids" | "commits">;
  commit: string | null;
  kept: RememberedDeal | null;
  step: DealStep;
}>([
  { what: "who sits down promises", deal: gathering, commit: null, kept: null, step: "promise" },
  { what: "who sits down again promises", deal: gathering, commit: null, kept, step: "promise" },
  { what: "a promise is made once", deal: gathering, commit: mine, kept, step: "wait" },
  {
    what: "who agreed to go without promises nothing",
    deal: { ...gathering, waived: [0] },
    commit: null,
    kept,
    step: "wait",
  },
  { what: "a sealed promise is kept", deal: sealed, commit: mine, kept, step: "show" },
  { what: "it is kept however late", deal: waits, commit: mine, kept, step: "show" },
  {
    what: "a part is shown once",
    deal: { ...sealed, missing: [1] },
    commit: mine,
    kept,
    step: "wait",
  },
  {
    what: "the part did not arrive",
    deal: sealed,
    commit: mine,
    kept: { ...kept, commits: [mine, null] },
    step: "show",
  },
  {
    what: "it was shown to other promises",
    deal: sealed,
    commit: mine,
    kept: { ...kept, commits: [mine, "f00"] },
    step: "shout",
  },
  { what: "its answer was lost", deal: sealed, commit: mine, kept: refused, step: "show" },
  { what: "another one in its place", deal: sealed, commit: "f00", kept, step: "shout" },
  { what: "a promise left out", deal: sealed, commit: null, kept, step: "shout" },
  {
    what: "a promise given up",
    deal: { ...sealed, waived: [0] },
    commit: null,
    kept,
    step: "wait",
  },
  {
    what: "a start quicker than my promise",
    deal: sealed,
    commit: null,
    kept: before,
    step: "wait",
  },
  {
    what: "a start without me that waits for others",
    deal: waits,
    commit: null,
    kept: before,
    step: "promise",
  },
  { what: "another device promised", deal: sealed, commit: "f00", kept: null, step: "wait" },
  { what: "another was quicker", deal: sealed, commit: "f00", kept: refused, step: "wait" },
  { what: "it took my place since", deal: sealed, commit: "f00", kept: before, step: "wait" },
  { what: "the other device sleeps", deal: waits, commit: "f00", kept: null, step: "ask" },
  { what: "the part is of before", deal: waits, commit: "f00", kept: before, step: "ask" },
])("[deal] $what: $step", ({ deal, commit, kept: known, step }) => {
  const info = { id: "t", deal: { ...deal, attempt: 2, commits: [commit, null] } };
  expect(dealStep(info as unknown as TableInfo, 0, known)).toBe(step);
});
