/** What the rules ask a set again and again, worked out once per set: plain arrays by card number. */
import type { Command } from "../commands.ts";
import { characters, decks } from "./face.ts";
import type { Card, CardSet, ContractFace, Face, Trio } from "./face.ts";

export const targetDeck = 0;
export const hunterDeck = 1;
export const contractDeck = 2;
export const jawaDeck = 3;
export const deckCount = decks.length;

export interface SetTables {
  readonly faces: readonly Face[];
  readonly type: readonly Face["type"][];
  /** Deck number by card [BH-SETUP-05]. */
  readonly deckOf: readonly number[];
  /** Credits to activate; 0 for cards without a cost [BH-TURN-11]. */
  readonly cost: readonly number[];
  /** Attack of the attack cards, which are hunters and droids [BH-CARD-06]; shields of targets; zeros for the rest. */
  readonly trio: readonly Trio[];
  readonly bonus: readonly ("none" | "credit" | "contract")[];
  readonly points: readonly number[];
  readonly loss: readonly number[];
  readonly crates: readonly number[];
  /** Number in `characters` of a target's character, −1 for the rest. */
  readonly character: readonly number[];
  readonly contracts: readonly (ContractFace | null)[];
  /** Every possible choice of a card, shared so that listing options costs nothing. */
  readonly sell: readonly Command[];
  readonly play: readonly Command[];
  readonly reserve: readonly Command[];
  /** [AMB-05] The card alone. */
  readonly seal: readonly Command[];
}

const known = new WeakMap<CardSet, SetTables>();
let lastSet: CardSet | null = null;
let lastTables: SetTables | null = null;

export function tablesOf(set: CardSet): SetTables {
  if (set === lastSet && lastTables !== null) return lastTables;
  let tables = known.get(set);
  if (tables === undefined) {
    tables = workOut(set.faces);
    known.set(set, tables);
  }
  lastSet = set;
  lastTables = tables;
  return tables;
}

const nothing: Trio = [0, 0, 0];

function workOut(faces: readonly Face[]): SetTables {
  const choose = (fate: "sell" | "play" | "reserve" | null): Command[] =>
    faces.map((_, card) => ({ type: "choose", card, fate }));
  return {
    faces,
    type: faces.map((face) => face.type),
    deckOf: faces.map(deckOfFace),
    cost: faces.map((face) => ("cost" in face ? face.cost : 0)),
    trio: faces.map((face) =>
      "attack" in face ? face.attack : face.type === "target" ? face.shields : nothing,
    ),
    bonus: faces.map((face) => (face.type === "target" ? face.bonus : "none")),
    points: faces.map((face) => ("points" in face ? face.points : 0)),
    loss: faces.map((face) => (face.type === "hunter" ? face.loss : 0)),
    crates: faces.map((face) => (face.type === "crate" ? face.crates : 0)),
    character: faces.map((face) =>
      face.type === "target" ? characters.indexOf(face.character) : -1,
    ),
    contracts: faces.map((face) => (face.type === "contract" ? face : null)),
    sell: choose("sell"),
    play: choose("play"),
    reserve: choose("reserve"),
    seal: choose(null),
  };
}

function deckOfFace(face: Face): number {
  switch (face.type) {
    case "target":
      return targetDeck;
    case "hunter":
      return hunterDeck;
    case "contract":
      return contractDeck;
    case "droid":
    case "crate":
      return jawaDeck;
  }
}

/** Credits to activate a card; 0 when it has no cost [BH-TURN-10, BH-TURN-11]. */
export function cardCost(set: CardSet, card: Card): number {
  return tablesOf(set).cost[card] ?? 0;
}

/**
 * The number printed on a target (cards with this character) or a droid (droids with these attack values)
 * [BH-CARD-01, BH-CARD-03]; 0 elsewhere.
 */
export function copiesPrinted(set: CardSet, card: Card): number {
  const face = set.faces[card];
  let copies = 0;
  for (const other of set.faces) {
    const isSameTarget =
      face?.type === "target" && other.type === "target" && other.character === face.character;
    const isSameDroid =
      face?.type === "droid" &&
      other.type === "droid" &&
      other.attack.join() === face.attack.join();
    if (isSameTarget || isSameDroid) copies += other.copies;
  }
  return copies;
}
