/** Explains a table to a person as the sharpest trader sees it: what now, and why? */
import { marketCard, type Command, type OuterRim, type View } from "#rules/outer-rim/index.ts";
import { sameData } from "#rules/same-data.ts";
import type { Analyst } from "#bots/analyst.ts";
import type { Expectation } from "#bots/bot.ts";
import { isEnough } from "./appraisal/points.ts";
import { givenUp } from "./market/purchase.ts";
import { sharp } from "./players/levels.ts";
import type { Sight } from "./players/mind.ts";
import { explain } from "./reasons/explain.ts";
import { isGamble, isUnlikely, type Reason } from "./reasons/reason.ts";
import { rivalReason } from "./reasons/rival.ts";
import { wins } from "./weighing/victory.ts";
import { weighCommands } from "./weighing/weigh.ts";

const most = 3;
/** A tenth of a fame. */
const hope = 0.65;

/** `also`: what is to be said beside it, once. */
type Idea = Expectation<Command> & {
  readonly why: Reason;
  readonly also?: Reason;
  /** [OR-SLOT-04] What is given up for it. */
  readonly gone?: readonly string[];
};

function weighed(view: View, options: readonly Command[]): Expectation<Command>[] {
  return weighCommands({ ...view, mind: sharp }, options)
    .map(({ command, total }) => ({ command, rows: { worth: total }, total, chance: null }))
    .toSorted((a, b) => b.total - a.total);
}

function withWhy(view: View, options: readonly Command[], one: Expectation<Command>): Idea {
  const sight = { ...view, mind: sharp };
  const isVictory = options.length > 1 && wins(sight, one.command);
  const why = explain(sight, one.command, options.length);
  const gone = goneFor(sight, one.command);
  return {
    ...one,
    why: isVictory ? { kind: "victory" } : enoughToWin(sight, why),
    ...(gone.length > 0 && { gone }),
  };
}

function goneFor(view: Sight, command: Command): readonly string[] {
  const top = command.type === "buy" ? view.market[command.deck].top : null;
  return top === null ? [] : givenUp(view, top);
}

/** [OR-FAME-03] Fame that would win the game is not just fame. */
function enoughToWin(view: Sight, why: Reason): Reason {
  const fame = "fame" in why ? (why.fame ?? 0) : 0;
  return isEnough(view, fame) ? ({ ...why, wins: true } as Reason) : why;
}

/** The best few of those that are not done for the same thing; nothing that loses by itself. */
function ideas(view: View, options: readonly Command[]): readonly Expectation<Command>[] {
  const found: Idea[] = [];
  const all = weighed(view, options);
  for (const one of all.filter((each) => !isMereLook(each, all))) {
    if (found.length === most || (found.length > 0 && one.total < 0)) break;
    const idea = withWhy(view, options, one);
    // What is worth less than to leave the market is no idea beside a better one, and neither is to leave it.
    if (found.length > 0 && idea.why.kind === "nothing-to-buy") break;
    if (found.length > 0 && contradicts(view, idea)) continue;
    if (isLesserShip(idea)) continue;
    if (found.some(({ command }) => isEither(command, one.command))) continue;
    if (!found.some(({ why }) => isSameThing(why, idea.why))) found.push(idea);
    // Nothing is worth its price: then nothing is to be bought, either.
    if (idea.why.kind === "nothing-to-buy") break;
  }
  return withRival(view, withSureFame(view, options, all, besideFlights(found)));
}

/** Not said beside a flight: that nothing is worth one. */
function besideFlights(found: readonly Idea[]): readonly Idea[] {
  if (!found.some(({ command }) => command.type === "move")) return found;
  const stays: readonly Reason["kind"][] = ["earn-and-look", "earn-and-spend"];
  return found.map((idea) =>
    stays.includes(idea.why.kind) ? { ...idea, why: { kind: "earn" } } : idea,
  );
}

/**
 * [OR-FAME-03] Whoever plans a turn hears of somebody about to win, once:
 * beside the fame that is sure, if there is any, else beside the best idea.
 */
function withRival(view: View, found: readonly Idea[]): readonly Idea[] {
  if (view.questions[0]?.ask !== "planning" || found[0]?.why.kind === "victory") return found;
  const sure = found.findIndex(({ why }) => isSureFame(why));
  const also = rivalReason(view, sure >= 0);
  if (also === null) return found;
  return found.map((idea, i) => (i === Math.max(0, sure) ? { ...idea, also } : idea));
}

/** No gamble, no guess, and not far. */
function isSureFame(why: Reason): boolean {
  if (isGamble(why) || isUnlikely(why) || ("turns" in why && why.turns > 2)) return false;
  if (why.kind === "goal" || why.kind === "goal-stop") return why.left === 1;
  if (why.kind === "bounty" && why.sure !== true) return false;
  return "fame" in why && (why.fame ?? 0) > 0;
}

/** Fame that only has to be paid for is never left out, however little a trader thinks of it beside its plans. */
function withSureFame(
  view: View,
  options: readonly Command[],
  all: readonly Expectation<Command>[],
  found: readonly Idea[],
): readonly Idea[] {
  if (found.some(({ why }) => why.kind === "fame-now")) return found;
  const sure = all
    .filter(({ command }) => command.type === "buy")
    .map((one) => withWhy(view, options, one))
    .find(({ why }) => why.kind === "fame-now");
  if (sure === undefined) return found;
  const [first, ...rest] = found.filter(({ why }) => why.kind !== "nothing-to-buy");
  return (first === undefined ? [sure] : [first, sure, ...rest]).slice(0, most);
}

/** To clear a card away costs nothing, hence is hardly ever worse: it is an idea where it promises something. */
function isMereLook(
  { command, total }: Expectation<Command>,
  all: readonly Expectation<Command>[],
): boolean {
  if (command.type !== "discard-top") return false;
  const rest = all.filter((one) => one.command.type !== "discard-top");
  return rest.some((one) => one.total > total - hope);
}

/** A ship that betters nothing may pay by its goal: that is a gamble for whoever knows it, and no advice. */
function isLesserShip({ why }: Idea): boolean {
  return why.kind === "buy" && marketCard(why.card).kind === "ship";
}

/** Not said beside a better idea: to fly away from what is here. */
function contradicts(view: View, { command, why }: Idea): boolean {
  if (command.type !== "move") return false;
  const here = placeOf(view);
  return ("at" in why && why.at === here) || ("then" in why && why.then === here);
}

/** [OR-MKT-02] A card is not cleared away and taken; and one deck to look into is enough. */
function isEither(a: Command, b: Command): boolean {
  if (a.type === "discard-top" && b.type === "discard-top") return true;
  return "deck" in a && "deck" in b && a.deck === b.deck;
}

function placeOf({ players, viewer }: View): string | null {
  return typeof viewer === "number" ? (players[viewer]?.space ?? null) : null;
}

/** Two ways to one errand are one idea; so are two that would be told in the same words. */
function isSameThing(a: Reason, b: Reason): boolean {
  return a.kind === b.kind && sameData(subjectOf(a), subjectOf(b));
}

/** Whom or what a reason is about; where it leads is not enough to tell two ideas apart. */
function subjectOf(reason: Reason): unknown {
  if ("card" in reason) return reason.card;
  if ("contact" in reason) return reason.contact;
  return "faction" in reason ? reason.faction : null;
}

export const analyst: Analyst<OuterRim> = {
  rank: (view, options, _rng, _budget, made) => {
    const all = weighed(view, options);
    const mine = all.find(({ command }) => made !== null && sameData(command, made));
    return [...new Set([...all.slice(0, most), ...(mine === undefined ? [] : [mine])])].map((one) =>
      withWhy(view, options, one),
    );
  },
  ideas,
};
