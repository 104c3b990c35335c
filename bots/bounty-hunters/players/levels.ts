/** The levels that look one move ahead. */
import type { Rng } from "#rules/game.ts";
import type { BountyHunters, Command, View } from "#rules/bounty-hunters/index.ts";
import type { BotAnswer, Bot, Expectation } from "#bots/bot.ts";
import { appraiserOf } from "../appraisal/appraiser.ts";
import { newMind } from "./mind.ts";
import { imagineSituation } from "../simulator/situation.ts";
import { rounded, weighAll } from "./weigh.ts";
import { sharpWeights, steadyWeights } from "../appraisal/weights.ts";
import type { Weights } from "../appraisal/weights.ts";

function looksAhead(level: string, weights: Weights): Bot<BountyHunters> {
  return {
    level,
    play(view, options, rng) {
      return answer(
        level,
        weighOptions(view, options, rng, weights).sort((x, y) => y.total - x.total),
      );
    },
  };
}

export function weighOptions(
  view: View,
  options: readonly Command[],
  rng: Rng,
  weights: Weights,
): Expectation<Command>[] {
  return weighAll(
    appraiserOf(view.set, weights),
    newMind(),
    imagineSituation(view, rng),
    view,
    options,
  );
}

/** Best first: the first is played, the second is named once the game is over. */
export function answer(level: string, ranked: readonly Expectation<Command>[]): BotAnswer<Command> {
  const choice = ranked[0];
  if (choice === undefined) throw new Error("a bot was asked to move without an option");
  return {
    command: choice.command,
    reasons: { told: { level, move: openly(choice) }, kept: { choice, next: ranked[1] ?? null } },
  };
}

/** What follows from the move and the open boards alone: a draw, a denial and a chance speak of the hand. */
function openly({ command, rows }: Expectation<Command>): Expectation<Command> {
  if (command.type === "draw" || (command.type === "choose" && command.fate === null))
    return { command, rows: {}, total: 0, chance: null };
  const told: Record<string, number> = {};
  let total = 0;
  for (const [name, n] of Object.entries(rows)) {
    if (name === "denial") continue;
    told[name] = n;
    total += n;
  }
  return { command, rows: told, total: rounded(total), chance: null };
}

export const steady = looksAhead("steady", steadyWeights);
export const sharp = looksAhead("sharp", sharpWeights);
