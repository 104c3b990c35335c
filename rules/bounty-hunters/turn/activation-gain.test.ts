import { describe, expect, test } from "vitest";
import { emptyBoard } from "../pieces/board.ts";
import { standardSet } from "../cards/standard.ts";
import { crate, droid, facing, hunter, target } from "../testing/scene.ts";
import type { Board } from "../state.ts";
import { activationGain } from "./activation-gain.ts";

const astromech = droid([5, 0, 0]);
const protocol = droid([0, 4, 3]);
const omega = target("omega", [5, 5, 5]);
const bossk = hunter(2, [3, 2, 2]);
const cheap = crate(2, 1);

const board = (change: Partial<Board>): Board => ({ ...emptyBoard, ...change });
const hunted = facing(omega, [bossk]);

describe("what an activation brings at once", () => {
  test.each([
    { what: "a droid that is not enough", reserved: [astromech], credits: 3, gain: "none" },
    {
      what: "two that are enough together",
      reserved: [astromech, protocol],
      credits: 3,
      gain: "capture",
    },
    {
      what: "two that cannot both be paid",
      reserved: [astromech, protocol],
      credits: 2,
      gain: "none",
    },
    { what: "a crate", reserved: [cheap], credits: 1, gain: "points" },
    {
      what: "a crate beside a capture",
      reserved: [cheap, astromech, protocol],
      credits: 3,
      gain: "capture",
    },
    { what: "a crate that costs too much", reserved: [cheap], credits: 0, gain: "none" },
  ])("[BH-TURN-12] $what: $gain", ({ reserved, credits, gain }) => {
    const mine = board({ reserved, credits, confrontations: [hunted] });
    expect(activationGain(standardSet, mine)).toBe(gain);
  });

  test("[AMB-14] [BH-CONF-07] a captured target and a pile without one gain nothing", () => {
    const confrontations = [facing(omega, [bossk], "captured"), facing(null, [bossk])];
    const mine = board({ reserved: [astromech, protocol], credits: 9, confrontations });
    expect(activationGain(standardSet, mine)).toBe("none");
  });
});
