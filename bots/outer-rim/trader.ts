/** Plays for fame: plans rounds of errands, buys what helps them, fights what it can beat. */
import type { Command, OuterRim, View } from "#rules/outer-rim/index.ts";
import type { Rng } from "#rules/game.ts";
import type { Bot, Expectation } from "#bots/bot.ts";
import { weighCommands } from "./weigh.ts";

export const trader: Bot<OuterRim> = {
  level: "trader",
  play(view, options, rng) {
    const weighed = weigh(view, options);
    const best = pickBest(weighed, rng);
    const next = pickBest(
      weighed.filter((one) => one !== best),
      rng,
    );
    if (best === null) throw new Error("a bot was asked to move without an option");
    return {
      command: best.command,
      reasons: { told: { level: "trader", move: best }, kept: { choice: best, next } },
    };
  },
};

function weigh(view: View, options: readonly Command[]): Expectation<Command>[] {
  return weighCommands(view, options).map(({ command, total }) => ({
    command,
    rows: { worth: total },
    total,
    chance: null,
  }));
}

/** Chance among equals only. */
function pickBest(weighed: readonly Expectation<Command>[], rng: Rng): Expectation<Command> | null {
  let top = -Infinity;
  for (const { total } of weighed) top = Math.max(top, total);
  const equal = weighed.filter(({ total }) => total === top);
  return equal[rng.below(Math.max(1, equal.length))] ?? null;
}
