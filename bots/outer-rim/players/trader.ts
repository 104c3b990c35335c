/** Plays for fame: plans rounds of errands, buys what helps them, fights what it can beat. */
import type { Command, OuterRim } from "#rules/outer-rim/index.ts";
import type { Rng } from "#rules/game.ts";
import type { Bot, Expectation } from "#bots/bot.ts";
import type { Mind, Sight } from "./mind.ts";
import { weighCommands } from "../weighing/weigh.ts";

export function traderOf(mind: Mind): Bot<OuterRim> {
  const { level } = mind;
  return {
    level,
    play(view, options, rng) {
      const weighed = weigh({ ...view, mind }, options);
      const [choice, next = null] = ranked(weighed, isJudgement(view) ? mind.unsure : 0, rng);
      if (choice === undefined) throw new Error("a bot was asked to move without an option");
      return {
        command: choice.command,
        reasons: { told: { level, move: choice }, kept: { choice, next } },
      };
    },
  };
}

function weigh(view: Sight, options: readonly Command[]): Expectation<Command>[] {
  return weighCommands(view, options).map(({ command, total }) => ({
    command,
    rows: { worth: total },
    total,
    chance: null,
  }));
}

/** Where somebody weighs things; everywhere else the right answer is plain. */
const judged: readonly string[] = ["planning", "encounter", "market", "choose", "choose-start"];

function isJudgement(view: OuterRim["view"]): boolean {
  return judged.includes(view.questions[0]?.ask ?? "");
}

/** Best first as it feels; chance among equals. */
function ranked(
  weighed: readonly Expectation<Command>[],
  unsure: number,
  rng: Rng,
): readonly Expectation<Command>[] {
  return weighed
    .map((one) => ({ one, feeling: one.total + misjudged(unsure, rng), lot: rng.below(1 << 30) }))
    .toSorted((a, b) => b.feeling - a.feeling || a.lot - b.lot)
    .map(({ one }) => one);
}

/** Small errors are common, great ones rare. */
function misjudged(unsure: number, rng: Rng): number {
  return unsure === 0 ? 0 : (unsure * (rng.below(1001) + rng.below(1001) - 1000)) / 1000;
}
