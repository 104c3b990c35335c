/** Favors a trader has use for, whom it asks for them, and what it gives [UB-FAV]. */
import { dealShape, emptyBundle, fightChance, spaces, whyNot } from "#rules/outer-rim/index.ts";
import type { Bundle, CombatTask, Command, Favor, PlayerView } from "#rules/outer-rim/index.ts";
import { turnsBetween } from "../appraisal/charts.ts";
import { placesOf } from "../appraisal/places.ts";
import { worthOfCredits } from "../appraisal/points.ts";
import { mine } from "../appraisal/self.ts";
import { asIf } from "../appraisal/standing.ts";
import { skills } from "../odds/facts.ts";
import { chanceToPass } from "../odds/test-odds.ts";
import type { Sight } from "../players/mind.ts";
import { wordsOf } from "./promises.ts";

/** Least gain that is worth the talk. */
export const worthwhile = 0.6;
/** What a token of one's own costs: somebody will want a favor for it. */
const tokenCost = 0.6;
/** Dice that fall well this often need nobody's help. */
const likely = 0.6;
/** Least that a flight must gain: whoever is asked to help with less sees nothing come of it. */
const changing = 1.5;
/** What winning a fight rather than losing it is worth, about. */
const stakes = 7;

export type AskedQuestion = Sight["questions"][number];

/**
 * Whoever may be troubled with a question now: one of the others each round, in turn, so that nobody is asked
 * two rounds running; once a turn at most, and never whom one fights.
 */
export function askable(view: Sight): number | null {
  const others = Array.from({ length: view.seats }, (_, i) => i).filter((i) => i !== view.viewer);
  const one = others[view.round % Math.max(2, others.length)];
  if (one === undefined || isFoe(view, one)) return null;
  return mine(view).used.some((mark) => mark.startsWith(`talk:${one}:`)) ? null : one;
}

function isFoe(view: Sight, player: number): boolean {
  return fightOf(view)?.sides.some((side) => side.player === player) ?? false;
}

function fightOf({ agenda }: Sight): CombatTask | null {
  const task = agenda.at(-1);
  return task?.type === "combat" ? task : null;
}

/** The favor that helps most now: owed ones are called in, others are paid with one's token or in credits. */
export function favorWanted(view: Sight, question: AskedQuestion): Command | null {
  const shape = dealShape(view, question);
  const to = askable(view);
  const around = shape?.partners.find(({ player }) => player === to)?.get.favors ?? [];
  const owed = shape?.owed ?? [];
  let best: Favor | null = null;
  let most = worthwhile;
  for (const favor of [...around, ...owed.map((each) => each.favor)]) {
    const worth = worthOfFavor(view, question, favor);
    if (worth <= most) continue;
    most = worth;
    best = favor;
  }
  if (best === null) return null;
  const wanted = JSON.stringify(best);
  const debt = owed.find(({ favor }) => JSON.stringify(favor) === wanted);
  if (debt !== undefined) return { type: "call-debt", ...debt };
  const get = { ...emptyBundle, favor: best };
  const give = priceFor(view, most);
  return give === "word" ? givenWord(view, get, to) : give && { type: "offer", to, give, get };
}

/** The first promise that may be made now: one to somebody who cannot help is worth nothing. */
function givenWord(view: Sight, get: Bundle, to: number | null): Command | null {
  for (const word of wordsOf(view)) {
    if (word.to !== null && word.to !== to) continue;
    const give = { ...emptyBundle, promises: [word.promised] };
    const offer = { type: "offer", to, give, get } as const;
    if (whyNot(view, offer) === null) return offer;
  }
  return null;
}

/**
 * [UB-NEG-01] One's own token first, else 3,000 credits; who trusts
 * others, or has neither, gives their word [UB-NEG-03].
 */
function priceFor(view: Sight, worth: number): Bundle | "word" | null {
  const me = mine(view);
  if (typeof view.viewer !== "number") return null;
  if (view.mind.trust > 0) return "word";
  if (me.debts.includes(view.viewer) && worth > tokenCost)
    return { ...emptyBundle, debts: [view.viewer] };
  if (me.credits >= 3000)
    return worth > worthOfCredits(view, 3000) ? { ...emptyBundle, credits: 3000 } : null;
  return "word";
}

function worthOfFavor(view: Sight, { deal }: AskedQuestion, favor: Favor): number {
  const me = mine(view);
  switch (favor.kind) {
    case "shortcut":
      return deal?.moment === "planning"
        ? flightWorth(view, { favors: { ...me.favors, shortcut: true } })
        : 0;
    case "endorsement":
      return deal?.moment === "planning" && favor.faction !== null
        ? flightWorth(view, { reputation: { ...me.reputation, [favor.faction]: 1 } })
        : 0;
    case "advice":
      return deal?.moment === "test" ? adviceWorth(view, me, favor) : 0;
    case "combat-strategy":
      return deal?.moment === "combat" ? strategyWorth(view, me) : 0;
  }
}

/** What more this turn's flight could bring with it. */
function flightWorth(view: Sight, change: Partial<PlayerView>): number {
  const gain = freedom(asIf(view, change)) - freedom(view);
  return gain < changing ? 0 : gain;
}

/** The best of all places this turn leads to. */
function freedom(view: Sight): number {
  const turns = turnsBetween(view);
  const weigh = placesOf(view);
  const { space } = mine(view);
  let best = -Infinity;
  for (const { id } of spaces) if (turns(space, id) <= 1) best = Math.max(best, weigh(id));
  return best;
}

const gains = [33 / 64, 12 / 64] as const;

/** A skill lent counts once more; a job is worth more help than a story. */
function adviceWorth(view: Sight, me: PlayerView, { skill }: Favor): number {
  if (skill === null || chanceToPass(me, skill) >= likely) return 0;
  let known = 0;
  for (const own of skills(me)) if (own === skill) known++;
  const forJob = view.agenda.some((task) => task.type === "job-over");
  return (gains[known] ?? 0) * (forJob ? 7 : 2.5);
}

/** [UB-FAV-05] What one die more changes in a fight that is not as good as won. */
function strategyWorth(view: Sight, me: PlayerView): number {
  const fight = fightOf(view);
  const plain = fight === null ? 1 : chanceIn(fight, view);
  if (fight === null || plain >= likely) return 0;
  return stakes * (chanceIn(fight, asIf(view, { favors: { ...me.favors, die: true } })) - plain);
}

/** [OR-COM-05] With the eyes of whoever is asked: a tie is the attacker's. */
function chanceIn({ kind, sides: [attack, defence] }: CombatTask, view: Sight): number {
  const attacker = view.players[attack.player ?? -1];
  const defender = view.players[defence.player ?? -1] ?? defence.strength;
  if (attacker === undefined) return 1;
  const { ways, of } = fightChance(kind, attacker, defender).win;
  return attack.player === view.viewer ? ways / of : 1 - ways / of;
}
