import { expect, test } from "vitest";
import { boardgame } from "./boardgame.ts";
import { deals } from "./deals.ts";
import { flat } from "./flat.ts";
import { ordinary } from "./ordinary.ts";
import { search } from "./search.ts";
import { withoutEvents } from "./unjudged.ts";

test("[BH-TURN-01] engine, flat reference, search step and boardgame.io play the same games", () => {
  const reference = flat(false);
  const step = search(true);
  for (const [i, deal] of deals(12).entries()) {
    const played = ordinary(deal);
    expect(played.decisions).toBeGreaterThan(100);
    expect(reference(deal)).toEqual(played);
    expect(step(deal)).toEqual(played);
    expect(withoutEvents(deal)).toEqual(played);
    if (i < 3) expect(boardgame(deal)).toEqual(played);
  }
});
