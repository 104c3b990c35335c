/** The device's own chance: nobody at the table has to trust a seed. */
import type { Rng } from "#rules/game.ts";
import { belowOf } from "#rules/rng.ts";

export const deviceChance: Rng = {
  below: (bound) => belowOf(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, bound),
};
