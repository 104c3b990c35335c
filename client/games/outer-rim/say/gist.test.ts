import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { sayFor } from "../tabletop.ts";
import { wordsIn } from "../lesson/testing/learner.ts";
import { gist } from "./gist.ts";

test("[UB-ROT-03] [UB-CARD-03] a card that was turned round tells where its other end goes, and for what", async () => {
  const words = await wordsIn("en");
  const card = "astromech-droid-parts";
  const table = stage({
    players: [{ character: "bossk", space: "naboo", cards: [held(card, { side: 1 })] }],
    seats: 1,
    options: { opponents: "base" },
  });
  const view = outerRim.viewFor(table.state(), 0);
  const tabletop = { view, words, say: sayFor(view, [], words) };
  expect(gist(card, tabletop)).toBe("Ord Mantell · 5,000 credits");
  expect(gist(card, tabletop, view.players[0]?.cards[0])).toBe("Naboo · 12,000 credits");
});
