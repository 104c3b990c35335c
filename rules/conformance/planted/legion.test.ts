import { expect, test } from "vitest";
import type { Game } from "../../game.ts";
import { legion } from "../../legion/index.ts";
import type { LegionTypes } from "../../legion/index.ts";
import { sample } from "../../legion/sample.ts";
import { surprises } from "./plant.ts";
import type { Plant } from "./plant.ts";

type Ledger = Game<LegionTypes>;

function plant(what: string, game: Partial<Ledger>, caughtBy: Plant["caughtBy"]): Plant {
  return { what, game: { ...legion, ...game } as Game, sample, caughtBy };
}

/** Nothing in a ledger is hidden: its leaks are those of `every-game.test.ts`. */
const faults: readonly Plant[] = [
  plant(
    "a token placed twice",
    {
      evolve: (state, event) => {
        const now = legion.evolve(state, event);
        return event.type === "token-placed"
          ? { ...now, tokens: [...now.tokens, event.token] }
          : now;
      },
    },
    { "pieces are conserved": /^two tokens share an id$/ },
  ),
  plant(
    "a token that stays with the fallen",
    {
      evolve: (state, event) => {
        const now = legion.evolve(state, event);
        return event.type === "token-lost" || event.type === "token-claimed"
          ? { ...now, tokens: state.tokens }
          : now;
      },
    },
    { "pieces are conserved": /^token .* lies with nobody alive$/ },
  ),
];

test.each(faults)("$what", (one) => expect(surprises(one)).toEqual([]));
