/** What now: ideas that differ in more than where they lead. */
import { expect, test } from "vitest";
import { playBout } from "#bots/arena.ts";
import type { Bot } from "#bots/bot.ts";
import { botsOf } from "#bots/index.ts";
import { outerRim, type OuterRim } from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { analyst } from "./analyst.ts";
import type { Reason } from "./reasons/reason.ts";

/** Kind and subject, without the place. */
function gist(why: Reason): string {
  const { card = "", contact = "", faction = "" } = why as Partial<Record<string, string>>;
  return [why.kind, card, contact, faction].join(":");
}

test("[OR-TURN-01] no two ideas of one moment say the same", () => {
  const told: (readonly string[])[] = [];
  const watched = (bot: Bot<OuterRim>): Bot<OuterRim> => ({
    level: bot.level,
    play(view, options, rng, budget) {
      // Where to go is the question with most answers; a dozen of them are enough.
      if (view.questions[0]?.ask === "planning" && told.length < 12)
        told.push((analyst.ideas?.(view, options) ?? []).map(({ why }) => gist(why as Reason)));
      return bot.play(view, options, rng, budget);
    },
  });
  const bots = (botsOf("outer-rim").slice(1, 3) as Bot<OuterRim>[]).map(watched);
  playBout(outerRim, { seats: 2, options: { fame: "5" }, content: null }, bots, quickRng(3), {
    type: "iterations",
    iterations: 1,
  });
  for (const ideas of told) expect(new Set(ideas).size, ideas.join(", ")).toBe(ideas.length);
  // Often there is more than one thing to do.
  expect(told.filter((ideas) => ideas.length === 3).length).toBeGreaterThan(4);
});
