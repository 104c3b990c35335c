import { expect, test } from "vitest";
import type { Command, View } from "#rules/outer-rim/index.ts";
import { errandsOf } from "../map/errands.ts";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import { jobRail } from "./job-steps.ts";

/** Someone who does nothing but jobs. */
function jobs(choices: readonly Command[], view: View): Command | undefined {
  const me = view.players[view.current];
  const places = me === undefined ? [] : errandsOf(view, me).map(({ space }) => space);
  const worth = (one: Command): boolean => {
    if (one.type === "attempt-job") return true;
    if (one.type === "buy") return one.deck === "job";
    return one.type === "move" && places.includes(one.to);
  };
  return choices.find(worth);
}

test("[OR-JOB-02] the rail of a job moves forward step by step, and stands at the test being rolled", () => {
  let rails = 0;
  let forward = 0;
  for (let seed = 1; seed <= 12; seed++) {
    let last = { card: "", now: 0 };
    for (const { after } of pagesOf({ seats: 2, options: {}, seed, turns: 300, wish: jobs })) {
      const rail = jobRail(after);
      if (rail === null || after.shown?.type !== "databank") {
        last = { card: "", now: 0 };
        continue;
      }
      rails++;
      const card = `${after.shown.number}/${after.shown.version}`;
      expect(rail.now).toBeLessThanOrEqual(rail.steps.length);
      if (last.card === card) {
        expect(rail.now).toBeGreaterThanOrEqual(last.now);
        if (rail.now > last.now) forward++;
      }
      last = { card, now: rail.now };
      const top = after.agenda.at(-1);
      const step = rail.steps[rail.now];
      if (top?.type === "test" && step?.type === "test")
        expect(step.skills).toEqual(expect.arrayContaining([...top.skills]));
    }
  }
  expect(rails).toBeGreaterThan(20);
  expect(forward).toBeGreaterThan(3);
});
