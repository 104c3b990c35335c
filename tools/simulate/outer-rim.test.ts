import { expect, test } from "vitest";
import { outerRimDetails } from "./outer-rim.ts";

test("[OR-FAME-01] games that last too short or too long are named", () => {
  const details = outerRimDetails();
  for (const round of [9, 10, 25, 26])
    details.add({
      seed: "",
      opening: [],
      moves: [
        { seat: 0, command: null, events: [{ type: "turn-began", rule: "OR-TURN-01", round }] },
      ],
      decisions: 1,
      outcome: { rule: "OR-FAME-03", seats: [] },
      final: null,
    } as never);
  expect(details.told()["rounds"]).toMatchObject({
    within10to25: 2,
    outside: [
      { game: 0, round: 9 },
      { game: 3, round: 26 },
    ],
  });
});
