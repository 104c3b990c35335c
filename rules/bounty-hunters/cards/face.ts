/** What the cards show [BH-CARD]. A set is a list of faces; `copies` says how often each is printed. */

/** The four zones in their row [BH-SETUP-04]. */
export const decks = ["target", "hunter", "contract", "jawa-market"] as const;
export type Deck = (typeof decks)[number];

/** [BH-CARD-08] */
export const characters = [
  "qira",
  "chewbacca",
  "padme-amidala",
  "han-solo",
  "zeb-orrelios",
  "kanan-jarrus",
  "omega",
  "grogu",
] as const;
export type Character = (typeof characters)[number];

/** [BH-CARD-08] */
export const hunters = [
  "greedo",
  "fennec-shand",
  "dengar",
  "cad-bane",
  "the-mandalorian",
  "bossk",
  "ig-11",
  "zuckuss",
  "hondo-ohnaka",
  "boba-fett",
  "black-krrsantan",
  "aurra-sing",
] as const;
export type HunterName = (typeof hunters)[number];

export const droidFamilies = ["astromech", "protocol"] as const;
export type DroidFamily = (typeof droidFamilies)[number];

/** Green, blue, orange [BH-CARD-07]. */
export type Trio = readonly [green: number, blue: number, orange: number];

export interface TargetFace {
  readonly type: "target";
  readonly copies: number;
  readonly character: Character;
  readonly shields: Trio;
  readonly points: number;
  readonly bonus: "none" | "credit" | "contract";
}

export interface HunterFace {
  readonly type: "hunter";
  readonly copies: number;
  readonly hunter: HunterName;
  readonly attack: Trio;
  /** Points lost at the end if this hunter took part in a capture [BH-CARD-05]. */
  readonly loss: number;
}

export interface DroidFace {
  readonly type: "droid";
  readonly copies: number;
  readonly family: DroidFamily;
  readonly attack: Trio;
  /** Credits to activate [BH-CARD-03]. */
  readonly cost: number;
}

export interface CrateFace {
  readonly type: "crate";
  readonly copies: number;
  readonly cost: number;
  readonly points: number;
  readonly crates: 1 | 2 | 3;
}

export type ContractFace =
  | {
      readonly type: "contract";
      readonly copies: number;
      readonly kind: "pair";
      readonly a: Character;
      readonly b: Character;
    }
  | {
      readonly type: "contract";
      readonly copies: number;
      readonly kind: "double";
      readonly a: Character;
    }
  | {
      readonly type: "contract";
      readonly copies: number;
      readonly kind: "crate";
      readonly a: Character;
    };

export type Face = TargetFace | HunterFace | DroidFace | CrateFace | ContractFace;

export interface CardSet {
  readonly id: string;
  readonly name: string;
  readonly faces: readonly Face[];
}

/**
 * A card is the number of its face in the set, not a piece of cardboard: two equal droids are the same number.
 * Nothing can be followed through a hidden zone, because there is nothing to follow. [BH-SETUP-11]
 */
export type Card = number;
