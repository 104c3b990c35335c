/** [LB-LEDGER-17] Whose entry it was, and who corrected it while its writer was away. */
import { expect, test } from "vitest";
import type { LogEntry } from "#table/talk/words.ts";
import { entriesIn } from "../entries.ts";

const chosen = (edition: string) => [
  { type: "edition-chosen", rule: "LB-LEDGER-13", edition, rounds: 5 },
];

const hers = {
  type: "news",
  version: 3,
  at: 0,
  seat: 1,
  by: "person",
  id: "a",
  news: chosen("classic"),
} as unknown as LogEntry;

const amendedBy = (seat: number, version: number): LogEntry =>
  ({
    type: "amended",
    version,
    at: 0,
    seat,
    page: 3,
    changed: [{ page: 3, command: {}, news: chosen("current"), refused: null }],
  }) as unknown as LogEntry;

test("[LB-LEDGER-17] both names stand with an entry until its writer takes it back into their own hand", () => {
  expect(entriesIn([hers])).toMatchObject([{ seat: 1 }]);
  expect(entriesIn([hers])[0]).not.toHaveProperty("corrector");
  expect(entriesIn([hers, amendedBy(0, 4)])).toMatchObject([{ seat: 1, corrector: 0 }]);
  expect(entriesIn([hers, amendedBy(0, 4), amendedBy(1, 5)])[0]).not.toHaveProperty("corrector");
});
