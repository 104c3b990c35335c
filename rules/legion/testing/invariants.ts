/** The eight promises of the ledger, each as a question about a random game. */
import { sameData } from "../../same-data.ts";
import { isRefusal } from "../../game.ts";
import type { Command } from "../commands.ts";
import { decide } from "../decide.ts";
import { standing } from "../entries/standing.ts";
import { evolve } from "../evolve.ts";
import { roster, type RandomGame } from "./random-game.ts";
import { begin, setUp } from "../setup.ts";
import { claimedBy, isHunter, marksOn, unitOf } from "../units.ts";
import { other, sides } from "../names.ts";
import { type State } from "../state.ts";

type Options = Readonly<Record<string, string>>;
type Invariant = (game: RandomGame, options: Options) => boolean;

/** Marks placed = marks on living cards + claimed on living hunters + out of the game. */
const tokensAreConserved: Invariant = ({ end }) => {
  const placed = end.tokens.filter((token) => token.kind !== "secret");
  const living = end.units.filter((unit) => !unit.defeated);
  const lying = living.flatMap((unit) => [...marksOn(end, unit.id), ...claimedBy(end, unit.id)]);
  const out = placed.filter((token) => token.holder === null);
  return (
    lying.length + out.length === placed.length &&
    new Set(end.tokens.map((token) => token.id)).size === end.tokens.length
  );
};

/** Only hunters hold claimed tokens; only enemies of the placer hold its mark. */
const holdersAreRight: Invariant = ({ end }) =>
  end.units.every((unit) => {
    const claimed = claimedBy(end, unit.id);
    const placedBySide = (id: string | null, side: string): boolean =>
      id === null || unitOf(end, id).side === side;
    return (
      (claimed.length === 0 || isHunter(unit)) &&
      claimed.every((token) => placedBySide(token.placedBy, unit.side)) &&
      marksOn(end, unit.id).every((token) => placedBySide(token.placedBy, other(unit.side)))
    );
  });

/** Bounty tokens ≤ own undefeated hunters, and ≤ marks that player placed. The current edition pays otherwise. */
const bountyIsBounded: Invariant = ({ end }) =>
  end.edition === "current" ||
  sides.every((side) => {
    const { bounty } = standing(end).victoryTokens[side];
    const hunters = end.units.filter((unit) => unit.side === side && isHunter(unit));
    const placed = end.tokens.filter((token) =>
      hunters.some((hunter) => hunter.id === token.placedBy),
    );
    return bounty <= hunters.filter((unit) => !unit.defeated).length && bounty <= placed.length;
  });

/** With Bounty off no token ever appears. */
const offMeansOff: Invariant = ({ end }, options) => {
  const off =
    options["scenario"] === "yes" &&
    (options["edition"] === "current" || options["scenarioAllowsBounty"] === "no");
  return (
    !off ||
    (end.tokens.length === 0 &&
      sides.every((side) => standing(end).victoryTokens[side].bounty === 0))
  );
};

/** Replaying gives the same state; undoing the last page is replaying without it. */
const replayIsExact: Invariant = ({ start, end, pages }) => {
  const replay = (count: number): State =>
    pages
      .slice(0, count)
      .flatMap((page) => page.events)
      .reduce(evolve, start);
  return (
    sameData(replay(pages.length), end) && sameData(replay(pages.length - 1), pages.at(-1)?.before)
  );
};

function finalState(units: typeof roster, options: Options, commands: readonly Command[]): State {
  const setup = { seats: 1, options, content: { units } };
  let state = setUp(setup).reduce(evolve, begin(setup));
  for (const command of commands) {
    const decision = decide(state, command);
    if (isRefusal(decision))
      throw new Error(`${JSON.stringify(command)} refused: ${decision.code}`);
    state = decision.reduce(evolve, state);
  }
  return state;
}

/** Swapping the colours changes only who must mark first, and the last tie-break. */
const coloursAreFair: Invariant = ({ end, marks, entries }, options) => {
  const swapped = roster.map((unit) => ({ ...unit, side: other(unit.side) }));
  const sideOf = (command: Command): string =>
    command.type === "mark" ? (swapped.find((unit) => unit.id === command.by)?.side ?? "") : "";
  const blueFirst = marks.toSorted((a, b) => sideOf(a).localeCompare(sideOf(b)));
  const there = standing(finalState(swapped, options, [...blueFirst, ...entries]));
  const here = standing(end);
  const mirrored = sides.every(
    (side) =>
      sameData(there.victoryTokens[other(side)], here.victoryTokens[side]) &&
      there.pointsDefeated[other(side)] === here.pointsDefeated[side],
  );
  const winner = here.winner === null ? null : other(here.winner);
  return mirrored && (here.decidedBy === "blue" || there.winner === winner);
};

/** The order in which one's own hunters mark never changes the outcome. */
const markingOrderIsFree: Invariant = ({ end, marks, entries }, options) => {
  const blues = marks.filter((command) => command.type === "mark" && command.by !== "cad");
  const reds = marks.filter((command) => command.type === "mark" && command.by === "cad");
  const there = finalState(roster, options, [...blues.toReversed(), ...reds, ...entries]);
  return sameData(standing(there), standing(end)) && sameData(there.units, end.units);
};

/** No event moves a token from one living unit to another. */
const theLivingKeepTheirs: Invariant = ({ pages }) =>
  pages.every(({ before, events }) => {
    let now = before;
    return events.every((event) => {
      const fine = event.type !== "token-claimed" || unitOf(now, event.from).defeated;
      now = evolve(now, event);
      return fine;
    });
  });

export const invariants: Readonly<Record<string, Invariant>> = {
  "INV-1": tokensAreConserved,
  "INV-2": holdersAreRight,
  "INV-3": bountyIsBounded,
  "INV-4": offMeansOff,
  "INV-5": replayIsExact,
  "INV-6": coloursAreFair,
  "INV-7": markingOrderIsFree,
  "INV-8": theLivingKeepTheirs,
};
