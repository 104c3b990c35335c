/** Cards in words: their short name, and what a screen reader says of them. */
import type { Card, CardSet, ContractFace, Deck, Face } from "#rules/bounty-hunters/cards/face.ts";
import { unreachable } from "#rules/game.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

export function faceOf(set: CardSet, card: Card): Face {
  const face = set.faces[card];
  if (face === undefined) throw new Error(`no card ${card} in set ${set.id}`);
  return face;
}

export function deckOf(face: Face): Deck {
  return face.type === "droid" || face.type === "crate" ? "jawa-market" : face.type;
}

function contractName(face: ContractFace, words: Words): string {
  const { characters, pair, double, withCrate } = words.cards;
  switch (face.kind) {
    case "pair":
      return pair(characters[face.a], characters[face.b]);
    case "double":
      return double(characters[face.a]);
    case "crate":
      return withCrate(characters[face.a]);
    default:
      return unreachable(face);
  }
}

/** Whom a contract names, without saying that it is one. */
export function namedIn({ kind, ...face }: ContractFace, words: Words): string {
  const { characters, crate } = words.cards;
  const first = characters[face.a];
  if (kind === "double") return `2 × ${first}`;
  return `${first} + ${"b" in face ? characters[face.b] : crate(1)}`;
}

export function faceName(face: Face, words: Words): string {
  switch (face.type) {
    case "target":
      return words.cards.characters[face.character];
    case "hunter":
      return words.cards.hunters[face.hunter];
    case "droid":
      return words.cards.droids[face.family];
    case "crate":
      return words.cards.crate(face.crates);
    case "contract":
      return contractName(face, words);
    default:
      return unreachable(face);
  }
}

export function cardName(set: CardSet, card: Card, words: Words): string {
  return faceName(faceOf(set, card), words);
}

export function faceText(face: Face, copies: number, words: Words): string {
  const { cards } = words;
  const name = faceName(face, words);
  switch (face.type) {
    case "target":
      return cards.target(
        name,
        face.points,
        cards.trio(...face.shields),
        copies,
        cards.bonus[face.bonus],
      );
    case "hunter":
      return cards.hunter(name, face.loss, cards.trio(...face.attack));
    case "droid":
      return cards.droid(name, face.cost, cards.trio(...face.attack), copies);
    case "crate":
      return cards.crateCard(face.crates, face.cost, face.points);
    case "contract":
      if (face.kind === "pair")
        return cards.pairContract(cards.characters[face.a], cards.characters[face.b]);
      if (face.kind === "double") return cards.doubleContract(cards.characters[face.a]);
      return cards.crateContract(cards.characters[face.a]);
    default:
      return unreachable(face);
  }
}
