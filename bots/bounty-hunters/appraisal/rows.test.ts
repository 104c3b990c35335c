import { expect, test } from "vitest";
import { standardSet } from "#rules/bounty-hunters/index.ts";
import { quickRng } from "#rules/rng.ts";
import { appraiserOf } from "./appraiser.ts";
import { dealWorld } from "../players/match.ts";
import { look, newMind } from "../players/mind.ts";
import { playTurn } from "../players/turn.ts";
import { playRows, reserveRows, rowNames } from "./rows.ts";
import type { Rows } from "./rows.ts";
import { sharpWeights, steadyWeights } from "./weights.ts";
import { bestSlot, playWorth, reserveWorth } from "./worth.ts";

const sumOf = (rows: Rows): number => rowNames.reduce((sum, name) => sum + rows[name], 0);

test.each([
  ["sharp", sharpWeights],
  ["steady", steadyWeights],
])(
  "[BH-SCORE-01] the rows %s tells add up to what it weighs, for every card in every turn",
  (_level, weights) => {
    const my = appraiserOf(standardSet, weights);
    const mind = newMind();
    let told = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const rng = quickRng(seed);
      const world = dealWorld(my.cardTables, 3, "full", rng);
      do {
        const out = look(my, world, seed % 3, mind);
        for (let card = 0; card < my.cardTables.faces; card++) {
          const spot = bestSlot(my, world, out, card);
          expect(sumOf(playRows(my, world, out, card, spot))).toBeCloseTo(
            playWorth(my, world, out, card, spot),
            9,
          );
          expect(sumOf(reserveRows(my, world, out, card))).toBeCloseTo(
            reserveWorth(my, world, out, card),
            9,
          );
          told++;
        }
      } while (playTurn([my, my, my], world, mind, rng, 2));
    }
    expect(told).toBeGreaterThan(1000);
  },
);
