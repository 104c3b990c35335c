/**
 * What the conformance suite is told about the ledger: its armies,
 * its tokens, and that it takes entries rather than moves.
 */
import type { Sample } from "#rules/conformance.ts";
import type { LegionTypes } from "./index.ts";
import { roster } from "./testing/random-game.ts";

export const sample: Sample<LegionTypes> = {
  contents: [null, { units: roster }],
  openEnded: true,
  /** INV-1, for any game: no token is in two places, none lies with a defeated unit. */
  miscount(state) {
    const ids = new Set(state.tokens.map((token) => token.id));
    if (ids.size !== state.tokens.length) return "two tokens share an id";
    const adrift = state.tokens.find(
      (token) =>
        token.holder !== null &&
        state.units.every((unit) => unit.id !== token.holder || unit.defeated),
    );
    return adrift === undefined ? null : `token ${adrift.id} lies with nobody alive`;
  },
};
