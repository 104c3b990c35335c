import { expect, test } from "vitest";
import { hashOf } from "#rules/seeded-chance.ts";
import type { JournalFile } from "#table/journal/file.ts";
import type { RememberedDeal } from "../table/deal/remembered-deal.ts";
import { compare } from "./compare-deal.ts";

const deal: RememberedDeal = {
  seat: 1,
  attempt: 2,
  part: hashOf("mine"),
  commits: [hashOf("a"), hashOf("b")],
  seal: hashOf("seal"),
};

function file(
  change: { commit?: string; commits?: readonly string[]; part?: string; attempt?: number } = {},
): JournalFile {
  const sealed = {
    type: "start-sealed",
    attempt: change.attempt ?? 2,
    commits: change.commits ?? deal.commits,
  };
  const started = { type: "started", entropies: ["", change.part ?? deal.part], events: [] };
  return {
    header: { commit: change.commit ?? deal.seal },
    content: null,
    pages: [{ type: "start-sealed", attempt: 1, commits: [] }, sealed, started],
  } as unknown as JournalFile;
}

test("[deal] the journal this device took part in is good", () => {
  expect(compare(file(), deal)).toBe("good");
});

test.each([
  { what: "another seed was sealed", change: { commit: hashOf("x") }, says: "bad-seal" },
  {
    what: "the promises were exchanged",
    change: { commits: [hashOf("b"), hashOf("a")] },
    says: "bad-seal",
  },
  { what: "another start is said to have dealt", change: { attempt: 3 }, says: "bad-seal" },
  { what: "my part is not in it", change: { part: hashOf("theirs") }, says: "bad-part" },
])("[deal] $what: $says", ({ change, says }) => {
  expect(compare(file(change), deal)).toBe(says);
});
