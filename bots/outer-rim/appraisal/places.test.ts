import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { goalBonus } from "../errands/goals.ts";
import { sharp } from "../players/levels.ts";
import type { Sight } from "../players/mind.ts";
import { placesOf } from "./places.ts";

/** Chewbacca in a ship whose goal counts encounters at navpoints, or with that goal reached. */
function flying(shipFlipped: boolean): Sight {
  const table = stage({
    players: [
      {
        character: "chewbacca",
        space: "ring-of-kafrene",
        ship: "jumpmaster-5000",
        shipFlipped,
      },
      { character: "dengar", space: "lothal" },
    ],
  });
  return { ...outerRim.viewFor(table.state(), 0), mind: sharp };
}

test("[OR-GOAL-02] a step toward a goal at a navpoint is worth that step, and no more for curiosity", () => {
  const [open, done] = [flying(false), flying(true)];
  const step = goalBonus(open, "navpoint-encountered");
  expect(step).toBeGreaterThan(3);
  expect(placesOf(open)("nav-30") - placesOf(done)("nav-30")).toBeCloseTo(step);
  // Not on a planet, and not in the Maelstrom.
  expect(placesOf(open)("ryloth")).toBeCloseTo(placesOf(done)("ryloth"));
});
