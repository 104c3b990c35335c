/** A long record is read in pieces, once for all who ask. */
import { expect, test } from "vitest";
import { tournamentOpening, usualSettings, isNo } from "#rules/legion/index.ts";
import type { TournamentStore } from "../store/tournament-port.ts";
import { foldedTournaments } from "./folded.ts";

const opening = tournamentOpening("Winter Cup", usualSettings);
const deeds = isNo(opening) ? [] : opening.deeds;
const lineOf = (deed: object): string => JSON.stringify({ by: 1, at: 0, deed });
const record = [
  ...deeds.map(lineOf),
  ...Array.from({ length: 997 }, (_, n) => lineOf({ type: "sign-up-set", open: n % 2 === 0 })),
];

test("[tournament] a record of a thousand lines is read in pieces, once, and others have their turn between", async () => {
  const pieces: number[] = [];
  let breaths = 0;
  const store = {
    async record(_id: string, from: number, atOnce = Infinity) {
      const lines = record.slice(from, from + atOnce);
      pieces.push(lines.length);
      return lines;
    },
  } as unknown as TournamentStore;
  const breath = Object.assign(async () => void breaths++, { isDue: () => true });
  const { look } = foldedTournaments(store, breath);
  const seen = await Promise.all(Array.from({ length: 9 }, () => look("cup")));
  expect(seen.map((each) => each?.version)).toEqual(seen.map(() => record.length));
  expect(Math.max(...pieces)).toBeLessThanOrEqual(50);
  expect(pieces.reduce((sum, each) => sum + each)).toBe(record.length);
  expect(breaths).toBe(20);
});
