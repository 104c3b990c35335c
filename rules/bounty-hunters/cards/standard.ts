/**
 * The set that comes with the hall: values of our own within every known fact of the printed game [BH-SETUP-02].
 * Journals without a set of their own were played with these numbers: new numbers are a new set beside this one.
 */
import { characters } from "./face.ts";
import type {
  CardSet,
  Character,
  ContractFace,
  CrateFace,
  DroidFace,
  DroidFamily,
  Face,
  HunterFace,
  HunterName,
  TargetFace,
  Trio,
} from "./face.ts";

/**
 * Rarer characters are harder and worth more [BH-CARD-01]; each has one contract icon [BH-CAP-07] and two credit icons.
 */
const targetRows: readonly (readonly [
  Character,
  Trio,
  points: number,
  TargetFace["bonus"],
  copies: number,
])[] = [
  ["qira", [3, 2, 1], 6, "credit", 1],
  ["qira", [1, 3, 2], 7, "none", 1],
  ["qira", [2, 2, 3], 8, "none", 1],
  ["qira", [4, 1, 2], 6, "contract", 1],
  ["qira", [1, 3, 3], 7, "credit", 1],
  ["qira", [3, 3, 2], 9, "none", 1],
  ["qira", [4, 3, 1], 9, "none", 1],
  ["padme-amidala", [1, 3, 2], 6, "credit", 1],
  ["padme-amidala", [2, 2, 2], 7, "none", 1],
  ["padme-amidala", [4, 1, 2], 8, "none", 1],
  ["padme-amidala", [1, 3, 3], 6, "contract", 1],
  ["padme-amidala", [2, 3, 2], 7, "credit", 1],
  ["padme-amidala", [4, 3, 1], 9, "none", 1],
  ["padme-amidala", [1, 4, 3], 9, "none", 1],
  ["zeb-orrelios", [3, 2, 3], 8, "credit", 1],
  ["zeb-orrelios", [4, 1, 3], 9, "none", 1],
  ["zeb-orrelios", [2, 3, 4], 9, "credit", 1],
  ["zeb-orrelios", [3, 3, 3], 8, "contract", 1],
  ["zeb-orrelios", [6, 3, 1], 12, "none", 1],
  ["zeb-orrelios", [1, 5, 4], 12, "none", 1],
  ["han-solo", [3, 1, 4], 8, "credit", 1],
  ["han-solo", [4, 1, 3], 9, "none", 1],
  ["han-solo", [3, 3, 3], 9, "credit", 1],
  ["han-solo", [3, 5, 1], 8, "contract", 1],
  ["han-solo", [5, 4, 1], 12, "none", 1],
  ["han-solo", [3, 4, 3], 12, "none", 1],
  ["chewbacca", [4, 1, 5], 11, "credit", 1],
  ["chewbacca", [4, 3, 4], 13, "none", 1],
  ["chewbacca", [1, 4, 6], 11, "contract", 1],
  ["chewbacca", [5, 6, 1], 13, "credit", 1],
  ["chewbacca", [4, 4, 4], 14, "none", 1],
  ["kanan-jarrus", [3, 4, 3], 11, "credit", 1],
  ["kanan-jarrus", [4, 1, 6], 13, "none", 1],
  ["kanan-jarrus", [5, 2, 4], 11, "contract", 1],
  ["kanan-jarrus", [4, 4, 4], 13, "credit", 1],
  ["kanan-jarrus", [4, 7, 1], 14, "none", 1],
  ["omega", [7, 4, 2], 14, "credit", 1],
  ["omega", [1, 7, 6], 15, "credit", 1],
  ["omega", [5, 5, 5], 16, "contract", 1],
  ["omega", [8, 2, 5], 18, "none", 1],
  ["grogu", [2, 5, 6], 14, "credit", 1],
  ["grogu", [5, 5, 4], 15, "credit", 1],
  ["grogu", [8, 5, 2], 16, "contract", 1],
  ["grogu", [2, 7, 6], 18, "none", 1],
];

/** Three characters for each loss from 0 to 3; about 1.2 attack more per point lost [BH-CARD-02]. */
const hunterRows: readonly (readonly [HunterName, loss: number, Trio, copies: number])[] = [
  ["greedo", 0, [3, 1, 0], 1],
  ["greedo", 0, [3, 0, 2], 1],
  ["greedo", 0, [2, 1, 1], 1],
  ["greedo", 0, [4, 0, 1], 1],
  ["hondo-ohnaka", 0, [0, 3, 2], 1],
  ["hondo-ohnaka", 0, [0, 2, 2], 1],
  ["hondo-ohnaka", 0, [1, 2, 2], 1],
  ["hondo-ohnaka", 0, [0, 1, 3], 1],
  ["dengar", 0, [1, 0, 3], 1],
  ["dengar", 0, [2, 3, 0], 1],
  ["dengar", 0, [1, 1, 2], 1],
  ["dengar", 0, [1, 4, 0], 1],
  ["zuckuss", 1, [3, 2, 0], 2],
  ["zuckuss", 1, [2, 2, 2], 1],
  ["zuckuss", 1, [4, 1, 0], 1],
  ["zuckuss", 1, [5, 0, 1], 1],
  ["zuckuss", 1, [3, 0, 3], 1],
  ["aurra-sing", 1, [0, 3, 3], 1],
  ["aurra-sing", 1, [1, 2, 2], 1],
  ["aurra-sing", 1, [0, 5, 1], 1],
  ["aurra-sing", 1, [0, 1, 4], 1],
  ["aurra-sing", 1, [0, 4, 2], 1],
  ["aurra-sing", 1, [0, 2, 3], 1],
  ["ig-11", 1, [2, 0, 3], 2],
  ["ig-11", 1, [2, 2, 2], 1],
  ["ig-11", 1, [1, 0, 4], 1],
  ["ig-11", 1, [1, 5, 0], 1],
  ["ig-11", 1, [3, 3, 0], 1],
  ["bossk", 2, [3, 2, 2], 2],
  ["bossk", 2, [5, 1, 1], 1],
  ["bossk", 2, [6, 1, 0], 1],
  ["bossk", 2, [5, 0, 2], 1],
  ["bossk", 2, [4, 3, 0], 1],
  ["fennec-shand", 2, [2, 3, 2], 1],
  ["fennec-shand", 2, [1, 1, 5], 1],
  ["fennec-shand", 2, [0, 6, 1], 1],
  ["fennec-shand", 2, [0, 2, 5], 1],
  ["fennec-shand", 2, [0, 4, 3], 1],
  ["fennec-shand", 2, [2, 2, 3], 1],
  ["black-krrsantan", 2, [2, 2, 3], 1],
  ["black-krrsantan", 2, [1, 5, 1], 1],
  ["black-krrsantan", 2, [1, 0, 6], 1],
  ["black-krrsantan", 2, [2, 5, 0], 1],
  ["black-krrsantan", 2, [3, 0, 4], 1],
  ["black-krrsantan", 2, [2, 3, 2], 1],
  ["cad-bane", 3, [6, 1, 1], 1],
  ["cad-bane", 3, [6, 0, 2], 1],
  ["cad-bane", 3, [5, 3, 0], 1],
  ["cad-bane", 3, [4, 0, 4], 1],
  ["cad-bane", 3, [3, 3, 2], 1],
  ["the-mandalorian", 3, [1, 6, 1], 1],
  ["the-mandalorian", 3, [0, 2, 6], 1],
  ["the-mandalorian", 3, [0, 5, 3], 1],
  ["the-mandalorian", 3, [0, 4, 4], 1],
  ["the-mandalorian", 3, [2, 3, 3], 1],
  ["boba-fett", 3, [1, 1, 6], 1],
  ["boba-fett", 3, [2, 6, 0], 1],
  ["boba-fett", 3, [3, 0, 5], 1],
  ["boba-fett", 3, [4, 4, 0], 1],
  ["boba-fett", 3, [3, 2, 3], 1],
];

/**
 * Astromechs do one or two things, protocol droids a little of all;
 * weaker than a hunter, but they never cost points [BH-CARD-04].
 */
const droidRows: readonly (readonly [DroidFamily, cost: number, Trio, copies: number])[] = [
  ["astromech", 1, [5, 0, 0], 3],
  ["astromech", 1, [0, 5, 0], 3],
  ["astromech", 1, [0, 0, 5], 3],
  ["astromech", 1, [3, 2, 0], 3],
  ["astromech", 1, [0, 3, 2], 3],
  ["astromech", 1, [2, 0, 3], 3],
  ["protocol", 2, [4, 3, 0], 2],
  ["protocol", 2, [0, 4, 3], 2],
  ["protocol", 2, [3, 0, 4], 2],
  ["protocol", 2, [3, 2, 2], 2],
  ["protocol", 2, [2, 3, 2], 2],
  ["protocol", 2, [2, 2, 3], 1],
];

/** More crates, fewer points: the majority and the contracts compete with the card itself [BH-CRATE-02]. */
const crateRows: readonly (readonly [
  crates: 1 | 2 | 3,
  cost: number,
  points: number,
  copies: number,
])[] = [
  [1, 1, 5, 3],
  [1, 2, 7, 3],
  [2, 1, 4, 3],
  [2, 2, 6, 3],
  [3, 2, 4, 3],
];

/** Every two characters once, every character doubled once and once with a crate: 28 + 8 + 8 [BH-CONTRACT-01]. */
function contractFaces(): ContractFace[] {
  const faces: ContractFace[] = [];
  for (const [i, a] of characters.entries()) {
    for (const b of characters.slice(i + 1))
      faces.push({ type: "contract", copies: 1, kind: "pair", a, b });
  }
  for (const a of characters) faces.push({ type: "contract", copies: 1, kind: "double", a });
  for (const a of characters) faces.push({ type: "contract", copies: 1, kind: "crate", a });
  return faces;
}

const faces: readonly Face[] = [
  ...targetRows.map(([character, shields, points, bonus, copies]): TargetFace => ({
    type: "target",
    copies,
    character,
    shields,
    points,
    bonus,
  })),
  ...hunterRows.map(([hunter, loss, attack, copies]): HunterFace => ({
    type: "hunter",
    copies,
    hunter,
    attack,
    loss,
  })),
  ...contractFaces(),
  ...droidRows.map(([family, cost, attack, copies]): DroidFace => ({
    type: "droid",
    copies,
    family,
    attack,
    cost,
  })),
  ...crateRows.map(([crates, cost, points, copies]): CrateFace => ({
    type: "crate",
    copies,
    cost,
    points,
    crates,
  })),
];

export const standardSet: CardSet = { id: "guildhall", name: "Guildhall", faces };
