/** Plays for fame: plans rounds of errands, buys what helps them, fights what it can beat. */
import type { Command, OuterRim } from "#rules/outer-rim/index.ts";
import type { Rng } from "#rules/game.ts";
import type { BotAnswer, Bot, Expectation, Reasons } from "#bots/bot.ts";
import type { Mind, Sight } from "./mind.ts";
import { explain, openly } from "../reasons/explain.ts";
import { proposal } from "../weighing/proposals.ts";
import { weighCommands } from "../weighing/weigh.ts";

export function traderOf(mind: Mind): Bot<OuterRim> {
  const { level } = mind;
  return {
    level,
    play(view, options, rng) {
      const sight = { ...view, mind };
      const offer = proposal(sight);
      if (offer !== null) return proposed(sight, offer);
      const weighed = weigh(sight, options);
      const [choice, next = null] = ranked(weighed, isJudgement(view) ? doubt(sight) : 0, rng);
      if (choice === undefined) throw new Error("a bot was asked to move without an option");
      return {
        command: choice.command,
        reasons: reasonsOf(sight, weighed.length, choice, next),
      };
    },
  };
}

/** Deals are not among the options: their shape is open, and a trader makes up its own. */
function proposed(view: Sight, command: Command): BotAnswer<Command> {
  const choice = { command, rows: {}, total: 0, chance: null };
  return { command, reasons: reasonsOf(view, 2, choice, null) };
}

/** Told is what follows from the move and what lies open; kept is what this seat knew, and what else it thought of. */
function reasonsOf(
  view: Sight,
  options: number,
  choice: Expectation<Command>,
  next: Expectation<Command> | null,
): Reasons<Command> {
  const { command } = choice;
  const open = { command, rows: {}, total: 0, chance: null };
  return {
    told: {
      level: view.mind.level,
      move: { ...open, why: explain(openly(view), command, options) },
    },
    kept: { choice: { ...choice, why: explain(view, command, options) }, next },
  };
}

function weigh(view: Sight, options: readonly Command[]): Expectation<Command>[] {
  const said = options.filter(({ type }) => type !== "offer" && type !== "call-debt");
  return weighCommands(view, said).map(({ command, total }) => ({
    command,
    rows: { worth: total },
    total,
    chance: null,
  }));
}

/** Where somebody weighs things; everywhere else the right answer is plain. */
const judged: readonly string[] = [
  "planning",
  "encounter",
  "market",
  "choose-start",
  "choose-ambition",
];

function isJudgement(view: OuterRim["view"]): boolean {
  return judged.includes(view.questions[0]?.ask ?? "");
}

/** The nearer somebody is to winning, the closer everybody looks: from 1.4 times the doubt down to 0.4. */
function doubt({ mind, players, rules }: Sight): number {
  let most = 0;
  for (const { fameNow } of players) most = Math.max(most, fameNow);
  return mind.unsure * (1.4 - Math.min(1, most / rules.fame));
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
