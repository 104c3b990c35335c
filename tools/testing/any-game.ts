/**
 * Properties of random games. Each run takes fresh seeds; a failure names the seed and the fewest commands that show
 * it, and `GAME=seed:commands npm test -- FILE` looks at that game alone.
 */
import { randomInt } from "node:crypto";

export interface AnyGame {
  readonly seed: number;
  /** How many commands of it are played. */
  readonly length: number;
}

export interface Looks {
  /** Games looked at by `npm test`, and by `npm run test:deep`. */
  readonly usual: number;
  readonly deep: number;
  /** How many commands of each. */
  readonly length: number;
}

/** `property` throws where the game breaks it. */
export function inAnyGame(looks: Looks, property: (game: AnyGame) => void): void {
  const told = gameToldBy(process.env["GAME"]);
  if (told !== null) return property(told);
  for (const seed of anySeeds(looks)) look({ seed, length: looks.length }, property);
}

/** Fresh seeds for a property that is not one of whole games, or the one it is told; it says them where it fails. */
export function anySeeds({ usual, deep }: Pick<Looks, "usual" | "deep">): readonly number[] {
  const told = gameToldBy(process.env["GAME"]);
  if (told !== null) return [told.seed];
  const count = process.env["DEEP"] === "1" ? deep : usual;
  return Array.from({ length: count }, () => randomInt(2 ** 31));
}

function look(game: AnyGame, property: (game: AnyGame) => void): void {
  const bug = thrownBy(property, game);
  if (bug === null) return;
  const length = fewest(game, property);
  const why = bug instanceof Error ? bug.message : JSON.stringify(bug);
  throw new Error(`after ${length} commands, again with GAME=${game.seed}:${length}: ${why}`, {
    cause: bug,
  });
}

/** What a game breaks once, it has broken however much further it goes. */
function fewest({ seed, length }: AnyGame, property: (game: AnyGame) => void): number {
  let [holds, breaks] = [-1, length];
  while (breaks - holds > 1) {
    const middle = Math.floor((holds + breaks) / 2);
    if (thrownBy(property, { seed, length: middle }) === null) holds = middle;
    else breaks = middle;
  }
  return breaks;
}

function thrownBy(property: (game: AnyGame) => void, game: AnyGame): unknown {
  try {
    property(game);
    return null;
  } catch (bug) {
    return bug ?? "nothing";
  }
}

function gameToldBy(text: string | undefined): AnyGame | null {
  const [, seed, length] = /^(\d+):(\d+)$/.exec(text ?? "") ?? [];
  return seed === undefined ? null : { seed: Number(seed), length: Number(length) };
}
