/** [LC-POI-02] What lies on the table is there once: how much of a fact is left for a side beside the other's. */
import { other, type PerSide, type Side } from "../names.ts";
import type { State } from "../state.ts";
import type { PrimaryId, SecondaryId } from "./cards.ts";
import type { FactName, Facts } from "./facts.ts";

type Bound =
  /** Both sides together: what one secures the other does not. */
  | { readonly type: "shared"; readonly fact: FactName; readonly most: number }
  /** A point at home is free, or the enemy's. */
  | {
      readonly type: "home";
      readonly free: FactName;
      readonly taken: FactName;
      readonly most: number;
    }
  /** What was destroyed, in whatever round, is neither held nor destroyed again. */
  | {
      readonly type: "destroyed";
      readonly gone: FactName;
      readonly held: FactName;
      readonly most: number;
    };

const bounds: Readonly<Partial<Record<PrimaryId | SecondaryId, readonly Bound[]>>> = {
  "shifting-priorities": [{ type: "shared", fact: "secured", most: 5 }],
  "intercept-signals": [{ type: "shared", fact: "towers", most: 4 }],
  // A worked game has two free and one taken: how the points lie is not established, but never all four.
  breakthrough: [{ type: "home", free: "ownFree", taken: "enemySecured", most: 3 }],
  "bunker-assault": [
    { type: "destroyed", gone: "bunkersDestroyed", held: "enemySecured", most: 2 },
  ],
  "close-the-pocket": [
    { type: "shared", fact: "centre", most: 1 },
    { type: "shared", fact: "sides", most: 2 },
  ],
  "retrieve-the-data": [{ type: "shared", fact: "cores", most: 5 }],
  "align-the-relay": [{ type: "shared", fact: "relays", most: 5 }],
};

/** Held by one side or the other, never by both. */
export function isShared(state: State, fact: FactName): boolean {
  return boundsIn(state).some((bound) => bound.type === "shared" && bound.fact === fact);
}

function boundsIn({ mission: { cards } }: State): readonly Bound[] {
  const ids = [cards?.primary ?? null, cards?.secondary ?? null].filter((id) => id !== null);
  return ids.flatMap((id) => bounds[id] ?? []);
}

/** The most this side can have of it, beside all else that is said of the round. */
export function roomFor(state: State, facts: PerSide<Facts>, side: Side, fact: FactName): number {
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...boundsIn(state).map((bound) => room(state, facts, side, fact, bound)),
  );
}

function room(
  { mission }: State,
  facts: PerSide<Facts>,
  side: Side,
  fact: FactName,
  bound: Bound,
): number {
  const [ours, theirs] = [facts[side], facts[other(side)]];
  switch (bound.type) {
    case "shared":
      return fact === bound.fact ? bound.most - (theirs[fact] ?? 0) : Number.POSITIVE_INFINITY;
    case "home":
      if (fact === bound.free) return bound.most - (theirs[bound.taken] ?? 0);
      return fact === bound.taken
        ? bound.most - (theirs[bound.free] ?? 0)
        : Number.POSITIVE_INFINITY;
    case "destroyed": {
      const left = bound.most - mission.destroyed[side];
      if (fact === bound.gone) return left - (ours[bound.held] ?? 0);
      return fact === bound.held ? left - (ours[bound.gone] ?? 0) : Number.POSITIVE_INFINITY;
    }
  }
}
