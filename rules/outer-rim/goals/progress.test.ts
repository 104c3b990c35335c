import { expect, test } from "vitest";
import { goalsOf, outerRim, slotLayout } from "../index.ts";
import { emptyPlayer } from "../setup/empty.ts";
import { held, stage } from "../testing/stage.ts";

test("[OR-GOAL-01] a counted goal says how far it is, [OR-GOAL-03] a having goal part by part", () => {
  const table = stage({
    players: [
      {
        character: "bossk",
        goal: 0,
        cards: [held("autoblaster")],
        ship: "aggressor",
        shipGoal: 1,
      },
      { character: "han-solo", ship: "g9-rigger" },
    ],
  });
  const view = outerRim.viewFor(table.state(), 0);
  const [personal, ship] = goalsOf(view, 0);
  expect(personal?.steps.length).toBeGreaterThan(1);
  expect(personal?.steps[0]).toMatchObject({ have: 1, need: 1 });
  expect(ship).toMatchObject({ of: "ship", steps: [{ have: 1, need: 2 }] });
  expect(goalsOf(view, 1)).toMatchObject([{ of: "character", steps: [{ have: 0, need: 15_000 }] }]);
});

test("[OR-GOAL-04] a goal reached by an ability says its price and what it needs", () => {
  const table = stage({ players: [{ character: "boba-fett", ship: "hwk-290" }], seats: 1 });
  const ship = goalsOf(outerRim.viewFor(table.state(), 0), 0)[1];
  expect(ship?.pay).toBeGreaterThan(0);
  expect(ship?.steps.map(({ have, need }) => [have, need])).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

test("[OR-SLOT-01] [OR-SLOT-02] two gear and two paper slots on the board, the rest on the ship", () => {
  const one = {
    ...emptyPlayer(),
    cards: [held("autoblaster"), held("smuggling-compartment")],
    crew: [{ id: "chewbacca", token: 3 }],
  };
  const { slots, loose } = slotLayout(one);
  expect(slots.filter(({ on }) => on === "board").map(({ kind }) => kind)).toEqual([
    "gear",
    "gear",
    "job-or-bounty",
    "job-or-bounty",
  ]);
  expect(slots).toContainEqual({ kind: "mod", on: "ship", holds: "autoblaster" });
  expect(slots).toContainEqual({ kind: "crew", on: "ship", holds: "chewbacca" });
  expect(slots).toContainEqual({ kind: "cargo", on: "smuggling-compartment", holds: null });
  expect(loose).toEqual(["smuggling-compartment"]);
});
