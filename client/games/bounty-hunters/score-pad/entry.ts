/** What people enter at a real table, and the engine's scoring over it. */
import {
  padsOf,
  placesOf,
  type Character,
  type ContractFace,
  type Haul,
  type Pad,
} from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";

export interface CapturedEntry {
  readonly character: Character;
  /** As printed on the card; `null` until someone has read it out. */
  readonly points: number | null;
  /** What each hunter that took part costs. */
  readonly hunters: readonly number[];
}

export interface CrateEntry {
  readonly crates: 1 | 2 | 3;
  readonly points: number | null;
}

export interface PlayerEntry {
  readonly name: string;
  readonly credits: number;
  readonly targets: readonly CapturedEntry[];
  readonly crates: readonly CrateEntry[];
  readonly contracts: readonly ContractFace[];
}

export interface GameEntry {
  readonly mode: "full" | "introductory";
  readonly players: readonly PlayerEntry[];
}

export function freshPlayer(name: string): PlayerEntry {
  return { name, credits: 0, targets: [], crates: [], contracts: [] };
}

export function freshGame(nameOf: (n: number) => string): GameEntry {
  return { mode: "full", players: [freshPlayer(nameOf(1)), freshPlayer(nameOf(2))] };
}

export function haulOfEntry(player: PlayerEntry): Haul {
  const captured: Partial<Record<Character, number>> = {};
  for (const { character } of player.targets) captured[character] = (captured[character] ?? 0) + 1;
  const sum = (numbers: readonly (number | null)[]): number =>
    numbers.reduce<number>((a, b) => a + (b ?? 0), 0);
  return {
    captured,
    targetPoints: sum(player.targets.map(({ points }) => points)),
    hunterLoss: sum(player.targets.flatMap(({ hunters }) => hunters)),
    cratePoints: sum(player.crates.map(({ points }) => points)),
    crates: sum(player.crates.map(({ crates }) => crates)),
    contracts: player.contracts,
  };
}

export interface ScoreSheet {
  readonly pads: readonly Pad[];
  readonly places: readonly (readonly Seat[])[];
}

export function scored({ mode, players }: GameEntry): ScoreSheet {
  const pads = padsOf(players.map(haulOfEntry), { mode, emptyMajority: "nobody" });
  return {
    pads,
    places: placesOf(
      pads.map(({ total }) => total),
      players.map(({ credits }) => credits),
    ),
  };
}

/** Whose cards still wait for their points: nothing is guessed, so the pad says what it does not know. */
export function unread({ players }: GameEntry): readonly string[] {
  return players.flatMap(({ name, targets, crates }) =>
    [...targets, ...crates].some(({ points }) => points === null) ? [name] : [],
  );
}
