/** A card set as flat tables, one spot per face: what a bot looks up a million times. */
import { characters, decks } from "#rules/bounty-hunters/index.ts";
import type { CardSet, Face } from "#rules/bounty-hunters/index.ts";

export const isTarget = 0;
export const isHunter = 1;
export const isDroid = 2;
export const isCrate = 3;
export const isContract = 4;

const noBonus = 0;
export const creditBonus = 1;
export const contractBonus = 2;

export const pairContract = 0;
export const doubleContract = 1;
export const crateContract = 2;

export interface CardTables {
  readonly set: CardSet;
  readonly faces: number;
  readonly kind: Int16Array;
  readonly deck: Int16Array;
  readonly copies: Int16Array;
  /** Shields of a target, attack of a hunter or droid: three numbers per face. */
  readonly trio: Int16Array;
  /** Points of a target or crate, loss of a hunter. */
  readonly points: Int16Array;
  readonly cost: Int16Array;
  /** Bonus of a target, symbols of a crate, kind of a contract. */
  readonly mark: Int16Array;
  /** Character of a target; `a` and `b` of a contract. */
  readonly a: Int16Array;
  readonly b: Int16Array;
  /** Cards per deck, and each character's share of the targets. */
  readonly deckSizes: readonly number[];
  readonly share: Float64Array;
  readonly maxShield: number;
}

const known = new WeakMap<CardSet, CardTables>();
/** A set that came over a wire is a new object each time: its faces tell that it is an old friend. */
const byFaces = new Map<string, CardTables>();
const cacheSize = 8;

export function cardTablesOf(set: CardSet): CardTables {
  const old = known.get(set);
  if (old !== undefined) return old;
  const faces = JSON.stringify(set.faces);
  const made = byFaces.get(faces) ?? study(set);
  if (byFaces.size >= cacheSize) byFaces.clear();
  byFaces.set(faces, made);
  known.set(set, made);
  return made;
}

function study(set: CardSet): CardTables {
  const n = set.faces.length;
  const table = (width = 1): Int16Array => new Int16Array(n * width);
  const cardTables = {
    set,
    faces: n,
    kind: table(),
    deck: table(),
    copies: table(),
    trio: table(3),
    points: table(),
    cost: table(),
    mark: table(),
    a: table(),
    b: table(),
    deckSizes: decks.map(() => 0),
    share: new Float64Array(characters.length),
    maxShield: 1,
  };
  set.faces.forEach((face, i) => {
    cardTables.copies[i] = face.copies;
    cardTables.deck[i] = decks.indexOf(deckOf(face));
    cardTables.deckSizes[cardTables.deck[i] ?? 0] =
      (cardTables.deckSizes[cardTables.deck[i] ?? 0] ?? 0) + face.copies;
    const trio =
      face.type === "target"
        ? face.shields
        : face.type === "hunter" || face.type === "droid"
          ? face.attack
          : [0, 0, 0];
    cardTables.trio.set(trio, i * 3);
    switch (face.type) {
      case "target":
        cardTables.kind[i] = isTarget;
        cardTables.points[i] = face.points;
        cardTables.mark[i] =
          face.bonus === "credit"
            ? creditBonus
            : face.bonus === "contract"
              ? contractBonus
              : noBonus;
        cardTables.a[i] = characters.indexOf(face.character);
        cardTables.share[cardTables.a[i] ?? 0] =
          (cardTables.share[cardTables.a[i] ?? 0] ?? 0) + face.copies;
        cardTables.maxShield = Math.max(cardTables.maxShield, ...face.shields);
        break;
      case "hunter":
        cardTables.kind[i] = isHunter;
        cardTables.points[i] = face.loss;
        break;
      case "droid":
        cardTables.kind[i] = isDroid;
        cardTables.cost[i] = face.cost;
        break;
      case "crate":
        cardTables.kind[i] = isCrate;
        cardTables.cost[i] = face.cost;
        cardTables.points[i] = face.points;
        cardTables.mark[i] = face.crates;
        break;
      case "contract":
        cardTables.kind[i] = isContract;
        cardTables.mark[i] =
          face.kind === "pair"
            ? pairContract
            : face.kind === "double"
              ? doubleContract
              : crateContract;
        cardTables.a[i] = characters.indexOf(face.a);
        cardTables.b[i] = face.kind === "pair" ? characters.indexOf(face.b) : 0;
        break;
    }
  });
  const targets = cardTables.deckSizes[0] ?? 1;
  for (let c = 0; c < cardTables.share.length; c++)
    cardTables.share[c] = (cardTables.share[c] ?? 0) / Math.max(1, targets);
  return cardTables;
}

function deckOf(face: Face): (typeof decks)[number] {
  switch (face.type) {
    case "target":
    case "hunter":
    case "contract":
      return face.type;
    case "droid":
    case "crate":
      return "jawa-market";
  }
}
