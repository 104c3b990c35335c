import { describe, expect, test } from "vitest";
import { standardSet } from "../cards/standard.ts";
import { padsOfBoards } from "../scoring.ts";
import { board, crate } from "../testing/scene.ts";
import { majorityBonus } from "./crates.ts";

describe("the majority of crates", () => {
  test("[BH-CRATE-06] [TV-03] Ginny and Mia have four each and get five each, Thomas has two", () => {
    expect(majorityBonus([4, 2, 4], "nobody")).toEqual([5, 0, 5]);
  });
  test("[AMB-35] with no crate at all nobody has the most, unless the table wants so", () => {
    expect(majorityBonus([0, 0], "nobody")).toEqual([0, 0]);
    expect(majorityBonus([0, 0], "everybody")).toEqual([5, 5]);
  });
  test("[BH-CRATE-07] symbols count, not cards: one card with three beats two cards with one", () => {
    const boards = [
      board({ crates: [crate(3, 2)] }),
      board({ crates: [crate(1, 1), crate(1, 1)] }),
    ];
    expect(
      padsOfBoards(
        standardSet,
        {
          mode: "full",
          commit: "fate",
          freshReserve: "waits",
          credits: "unlimited",
          emptyMajority: "nobody",
        },
        boards,
      ).map((pad) => pad.crates),
    ).toEqual([4 + 5, 5 + 5]);
  });
});
