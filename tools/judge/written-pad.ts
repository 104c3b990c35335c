/** A score pad as somebody wrote it down. */
import type { Character, ContractFace } from "#rules/bounty-hunters/index.ts";

export interface PadTarget {
  readonly character: Character;
  readonly points: number;
  readonly captured: boolean;
  readonly hunters: readonly number[];
}

export interface PadCrate {
  readonly points: number;
  readonly crates: number;
  readonly activated: boolean;
}

export interface PadPlayer {
  readonly name: string;
  readonly credits: number;
  readonly targets: readonly PadTarget[];
  readonly crates: readonly PadCrate[];
  readonly contracts: readonly ContractFace[];
}

export interface WrittenPad {
  /** Handed back as it was written. */
  readonly id: string | number;
  readonly mode: "full" | "introductory";
  readonly players: readonly PadPlayer[];
  readonly expect: Readonly<Record<string, unknown>> | null;
}
