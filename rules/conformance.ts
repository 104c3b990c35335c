/** The promises every game keeps, as properties of random games: each says what is wrong, or null. */
import {
  arrivalDoesNotMatter,
  playEnds,
  purposesAreUsedOnce,
  takeBackRestores,
} from "./conformance/order.ts";
import { journalIsTruth, piecesAreKept, survivesJson } from "./conformance/bookkeeping.ts";
import { optionsAreAccepted, theRestIsRefused } from "./conformance/legality.ts";
import {
  dealTellsNoSecret,
  imaginedWorldLooksTheSame,
  newsTellNoSecret,
  stepsTellNoSecret,
  swapLooksTheSame,
} from "./conformance/two-worlds.ts";
import type { Sample } from "./conformance/walk.ts";
import type { Game } from "./game.ts";

export type { Sample } from "./conformance/walk.ts";

export interface Property {
  readonly name: string;
  /** The seed makes the game, the length says how many commands of it are played: a failure shrinks to the shortest. */
  readonly complaint: (seed: number, length: number) => string | null;
  /** How much one look costs, in plain looks: dear ones are taken less often. */
  readonly cost: number;
}

export function conformance(game: Game, sample: Sample = {}): readonly Property[] {
  const of = (
    name: string,
    complaint: (game: Game, sample: Sample, seed: number, length: number) => string | null,
    cost = 1,
  ): Property => ({
    name,
    complaint: (seed, length) => complaint(game, sample, seed, length),
    cost,
  });
  return [
    of("every option is accepted", optionsAreAccepted),
    of("everything else is refused, with a code, a rule and the same reason", theRestIsRefused),
    of("pieces are conserved", piecesAreKept, 2),
    of("everything survives JSON and nothing is written to", survivesJson, 2),
    of("folding the journal equals the live state", journalIsTruth, 4),
    of("random play ends and never sticks", playEnds, 4),
    of("any order of arrival gives the same table", arrivalDoesNotMatter),
    of("a purpose of chance is used once", purposesAreUsedOnce, 4),
    of("a take-back re-rolls nothing", takeBackRestores, 4),
    of("an imagined world looks the same", imaginedWorldLooksTheSame, 4),
    of("a hidden swap cannot be seen", swapLooksTheSame, 4),
    of("news tell no secret", newsTellNoSecret, 4),
    of("steps tell no secret", stepsTellNoSecret, 4),
    of("the deal tells no secret", dealTellsNoSecret, 4),
  ];
}
