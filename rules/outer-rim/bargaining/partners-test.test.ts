/** Favors in a test of somebody else's job, and skills that leave with their bearer. */
import { expect, test } from "vitest";
import { advice, offer } from "../testing/deals.ts";
import { testTogether as together } from "../testing/rare-scenes.ts";
import { aboard, stage } from "../testing/stage.ts";

test("[UB-FAV-04] whose test it is in a job for two may ask for advice, before the other one decides", () => {
  const table = together();
  expect(table.question()).toMatchObject({ seat: 1, ask: "advice", params: { skill: "stealth" } });
  table.say(offer(2, { credits: 1000 }, { favor: advice("stealth") }));
  table.say({ type: "accept" }, "hit", "blank");
  // Boba Fett's stealth makes the hit count.
  expect(table.events()).toContainEqual(
    expect.objectContaining({ type: "test-resolved", player: 1, passed: true, known: 1 }),
  );
});

test("[UB-FAV-04] without advice the dice fall as ever", () => {
  const table = together().say({ type: "decline" }, "hit", "blank");
  expect(table.events()).toContainEqual(
    expect.objectContaining({ type: "test-resolved", player: 1, passed: false, known: 0 }),
  );
});

test("[UB-FAV-04] a skill cannot be lent by whoever gives its bearer away in the same deal", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "kessel", credits: 3000, ship: "yv-666" },
      { character: "boba-fett", space: "kessel" },
    ],
    options: { favors: "on" },
    state: (state) => aboard(state, 1, "lobot"),
  });
  table.say({ type: "earn" });
  const wanted = offer(1, { credits: 1000 }, { favor: advice("tech") });
  expect(table.refused({ ...wanted, get: { ...wanted.get, cards: ["lobot"] } })).toMatchObject({
    code: "cannot-grant-them",
    rule: "UB-FAV-04",
  });
  table.say(wanted);
});
