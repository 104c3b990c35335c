import { expect, test } from "vitest";
import { hashOf } from "#rules/seeded-chance.ts";
import type { JournalFile } from "#table/journal/file.ts";
import type { RememberedDeal } from "../table/deal/remembered-deal.ts";
import { compare, type DealVerdict } from "./compare-deal.ts";

const shown: RememberedDeal = {
  seat: 1,
  attempt: 2,
  part: hashOf("mine"),
  seal: hashOf("seal"),
  taken: true,
  commits: [hashOf("a"), hashOf("b")],
};
/** It promised, and never heard of the start. */
const promised: RememberedDeal = { ...shown, attempt: 1, commits: null };

interface Change {
  readonly commit?: string;
  readonly commits?: readonly (string | null)[];
  readonly part?: string;
  readonly attempt?: number;
  readonly voids?: readonly { readonly attempt: number; readonly seats: readonly number[] }[];
}

function file(change: Change = {}): JournalFile {
  const { attempt = 2, commits = shown.commits, part = shown.part } = change;
  return {
    header: { commit: change.commit ?? shown.seal },
    content: null,
    pages: [
      { type: "start-sealed", attempt: 1, commits: [] },
      ...(change.voids ?? []).map((page) => ({ type: "start-void", ...page })),
      { type: "start-sealed", attempt, commits },
      { type: "started", entropies: ["", part], events: [] },
    ],
  } as unknown as JournalFile;
}

const both = { seats: [0, 1], waived: [], enough: true };

test("[deal] the journal this device took part in is good", () => {
  expect(compare(file(), shown, both)).toBe("good");
});

test.each<{ what: string; change: Change; says: DealVerdict }>([
  { what: "another seed was sealed", change: { commit: hashOf("x") }, says: "bad-seal" },
  {
    what: "the promises were exchanged",
    change: { commits: [hashOf("b"), hashOf("a")] },
    says: "bad-seal",
  },
  { what: "another start is said to have dealt", change: { attempt: 3 }, says: "bad-seal" },
  { what: "my part is not in it", change: { part: hashOf("theirs") }, says: "bad-part" },
  {
    what: "I am said to have slept when I answered",
    change: { attempt: 3, voids: [{ attempt: 2, seats: [1] }] },
    says: "bad-slept",
  },
])("[deal] $what: $says", ({ change, says }) => {
  expect(compare(file(change), shown, both)).toBe(says);
});

const others = { seats: [0, 2], waived: [], enough: true };
test.each<{
  what: string;
  kept: RememberedDeal;
  dealt: Parameters<typeof compare>[2];
  says: DealVerdict;
}>([
  {
    what: "a device that never heard of a seal, and one person's part alone",
    kept: promised,
    dealt: { seats: [0], waived: [], enough: false },
    says: "bad-alone",
  },
  { what: "the parts of two others", kept: promised, dealt: others, says: "without" },
  {
    what: "a yes that was given here",
    kept: { ...promised, waived: true },
    dealt: { seats: [0], waived: [1], enough: true },
    says: "agreed",
  },
  {
    what: "a yes that nobody gave here",
    kept: promised,
    dealt: { seats: [0], waived: [1], enough: true },
    says: "bad-yes",
  },
  {
    what: "my name on a part of another device",
    kept: promised,
    dealt: both,
    says: "bad-other",
  },
  {
    what: "another device of mine was quicker",
    kept: { ...promised, taken: false },
    dealt: both,
    says: "other-device",
  },
  {
    what: "another seed was sealed",
    kept: { ...promised, seal: hashOf("x") },
    dealt: others,
    says: "bad-seal",
  },
])("[deal] $what: $says", ({ kept, dealt, says }) => {
  expect(compare(file(), kept, dealt)).toBe(says);
});

test("[deal] who answered a start that another slept through, and slept later, goes without", () => {
  const journal = file({ attempt: 3, voids: [{ attempt: 2, seats: [2] }] });
  expect(compare(journal, shown, others)).toBe("without");
});
