/** The suite is worth what it catches: a fault planted into a sound game, and exactly which promises complain of it. */
import { conformance } from "../../conformance.ts";
import type { Property, Sample } from "../../conformance.ts";
import { isRefusal, type Game, type GameEvent } from "../../game.ts";

export interface Plant {
  readonly what: string;
  readonly game: Game;
  readonly sample: Sample;
  /** The promises that must complain, and how. Every other promise must find nothing. */
  readonly caughtBy: Readonly<Record<string, RegExp>>;
  /** How many random games are looked at before the fault counts as missed. */
  readonly looks?: number;
}

/**
 * What is wrong with a plant: a promise that should have complained of it and did not, or not so; another that did.
 * Who must complain is asked until it does, the others a few times.
 */
export function surprises(plant: Plant, looksOfOthers = 3): string[] {
  const found: string[] = [];
  for (const property of conformance(plant.game, plant.sample)) {
    const how = plant.caughtBy[property.name];
    const looks =
      how === undefined ? Math.ceil(looksOfOthers / property.cost) : (plant.looks ?? 60);
    const complaint = firstComplaint(property, looks);
    const isRight = how === undefined ? complaint === null : how.test(complaint ?? "");
    if (!isRight) found.push(`${property.name}: ${complaint ?? "no complaint"}`);
  }
  return found;
}

function firstComplaint({ complaint }: Property, looks: number): string | null {
  for (let seed = 1; seed <= looks; seed++) {
    const found = saidBy(complaint, seed, seed % 4 === 0 ? seed % 7 : (seed * 37) % 400);
    if (found !== null) return found;
  }
  return null;
}

/** A throw is told as one: it matches no complaint by accident. */
function saidBy(complaint: Property["complaint"], seed: number, length: number): string | null {
  try {
    return complaint(seed, length);
  } catch (error) {
    return `threw: ${error instanceof Error ? error.message : String(error)}`;
  }
}

type Kept = Readonly<Record<string, unknown>>;

/** What live play knows and the journal does not: folding it anew gives another table. */
export function forgetful(game: Game): Game {
  const live = new WeakSet<GameEvent>();
  const { evolvePage: _, ...rest } = game;
  return {
    ...rest,
    decide: (state, seat, command, chance) => {
      const decision = game.decide(state, seat, command, chance);
      if (Array.isArray(decision)) for (const event of decision) live.add(event);
      return decision;
    },
    evolve: (state, event) => {
      const now = game.evolve(state, event) as Kept;
      return live.has(event)
        ? { ...now, unsaved: Number((state as Kept)["unsaved"] ?? 0) + 1 }
        : now;
    },
  };
}

/** Every throw of the game has the same name. */
export function repetitive(game: Game): Game {
  return {
    ...game,
    decide: (state, seat, command, chance) => {
      chance("again");
      return game.decide(state, seat, command, chance);
    },
  };
}

/** Between the events of a page something is seen that is hidden before and after it. */
export function peeping(game: Game, secret: (state: unknown) => unknown): Game {
  const { evolvePage: _, ...rest } = game;
  const isBetween = (one: unknown): boolean => (one as Kept)["between"] === true;
  const marked = (events: readonly GameEvent[]): readonly GameEvent[] =>
    events.map((event, i) => (i < events.length - 1 ? { ...event, between: true } : event));
  return {
    ...rest,
    setUp: (setup, chance) => marked(game.setUp(setup, chance)),
    decide: (state, seat, command, chance) => {
      const decision = game.decide(state, seat, command, chance);
      return isRefusal(decision) ? decision : marked(decision);
    },
    evolve: (state, event) => {
      const { between: _before, ...now } = game.evolve(state, event) as Kept;
      return isBetween(event) ? { ...now, between: true } : now;
    },
    viewFor: (state, viewer) => {
      const { between: _copied, ...seen } = game.viewFor(state, viewer) as Kept;
      return isBetween(state) ? { ...seen, peek: secret(state) } : seen;
    },
  };
}

/** How often the table has changed, which no view tells. */
export function counting(game: Game): Game {
  const { evolvePage: _, ...rest } = game;
  return {
    ...rest,
    evolve: (state, event) => ({
      ...(game.evolve(state, event) as Kept),
      tally: tallyOf(state) + 1,
    }),
    viewFor: (state, viewer) => {
      const { tally: _hidden, ...seen } = game.viewFor(state, viewer) as Kept;
      return seen;
    },
  };
}

export function tallyOf(state: unknown): number {
  return Number((state as Kept)["tally"] ?? 0);
}

/** A count that only the table keeps is shown to everyone. */
export function talkative(game: Game): Game {
  const counted = counting(game);
  return {
    ...counted,
    viewFor: (state, viewer) => {
      const { told: _copied, ...seen } = counted.viewFor(state, viewer) as Kept;
      return { ...seen, told: tallyOf(state) };
    },
  };
}
