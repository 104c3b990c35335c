/** What can be pressed, taken from what the rules offer: no rule of the ledger is held here. */
import {
  has,
  legion,
  other,
  secondaryCard,
  type Command,
  type Side,
  type Unit,
  type View,
} from "#rules/legion/index.ts";
import { matters } from "./weight.ts";
import { attackOn, poisonOn } from "./moves.ts";

type CommandOf<T extends Command["type"]> = Extract<Command, { readonly type: T }>;

function offered<T extends Command["type"]>(view: View, type: T): readonly CommandOf<T>[] {
  return legion.options(view).filter((command): command is CommandOf<T> => command.type === type);
}

/** Boards one of its side's transports, or leaves the one it is in. */
export function ridesOf(view: View, unit: Unit): readonly CommandOf<"board" | "disembark">[] {
  return [...offered(view, "board"), ...offered(view, "disembark")].filter(
    (command) => command.unit === unit.id,
  );
}

export function recoveryOf(view: View, unit: Unit): CommandOf<"recover"> | null {
  return offered(view, "recover").find((command) => command.unit === unit.id) ?? null;
}

/** Its own, or its counterpart's. */
export function missionOf(unit: Unit): CommandOf<"secret-mission"> | null {
  return has(unit, "secretMission")
    ? { type: "secret-mission", unit: unit.id, inEnemyZone: true }
    : null;
}

/** One wound loaded, one token: more of them, or by a hunter, is written down in the same way. */
export const firstOf = {
  stims: (unit: Unit): Command => attackOn(null, unit, 1, 1),
  poison: (unit: Unit): Command => poisonOn(null, unit, 1),
} as const;

/** All of the other side that are shown: who cannot be marked says why. */
export function marksFor(view: View, hunter: Unit): readonly CommandOf<"mark">[] {
  return view.units
    .filter((unit) => unit.side === other(hunter.side) && matters(view, unit))
    .map((unit) => ({ type: "mark", by: hunter.id, target: unit.id }));
}

/** What the referee asks has no answers but these. */
export function answersTo(view: View): readonly CommandOf<"choose-credit" | "choose-order">[] {
  return [...offered(view, "choose-credit"), ...offered(view, "choose-order")];
}

interface SecondaryDoors {
  readonly deed: CommandOf<"secondary-deed"> | null;
  readonly spaces: readonly CommandOf<"take-space">[];
}

export function secondaryOf(view: View, side: Side): SecondaryDoors {
  const id = view.edition === "current" ? (view.mission.cards?.secondary ?? null) : null;
  if (id === null) return { deed: null, spaces: [] };
  const { deed, chart } = secondaryCard(id);
  return {
    deed: deed === null ? null : { type: "secondary-deed", deed, side, unit: null },
    spaces: Object.keys(chart).map((space) => ({ type: "take-space", side, space }) as const),
  };
}
