import { expect, test } from "vitest";
import { differs } from "#rules/conformance/differs.ts";
import { outerRim, type View } from "#rules/outer-rim/index.ts";
import { seenSteps } from "#table/talk/steps/seen-steps.ts";
import { pagesOf, type GamePage } from "#tools/browser/outer-rim/pages.ts";
import { inAnyGame } from "#tools/testing/any-game.ts";
import { newsOfTale, type Tale } from "./tale-steps.ts";
import { toldScenes } from "./told-scenes.ts";

function taleOf({ before, news, steps }: GamePage): Tale {
  return { before, steps: seenSteps(before, steps, news, 0) };
}

/** The table after each news, folded by the rules and seen by whoever hears it. */
function looksOf({ state, events, before: { viewer } }: GamePage): readonly View[] {
  let now = state;
  const looks: View[] = [];
  for (const event of events) {
    now = outerRim.evolve(now, event);
    if (outerRim.newsFor(event, viewer) !== null) looks.push(outerRim.viewFor(now, viewer));
  }
  return looks;
}

const anyTable = [
  { seats: 1, options: { opponents: "both" } },
  { seats: 3, options: { favors: "on" } },
  { seats: 2, options: { ambitions: "on", favors: "on" } },
];

test.each(anyTable)(
  "[OR-TURN-07] a page told to its end shows the table as it is, in any game ($seats)",
  (how) => {
    inAnyGame({ usual: 15, deep: 1000, length: 350 }, ({ seed, length }) => {
      for (const page of pagesOf({ ...how, seed, turns: length })) {
        const last = newsOfTale(taleOf(page)).at(-1);
        const unlike = last === undefined ? null : differs(last.after, page.after);
        if (unlike !== null) throw new Error(`told to its end${unlike}`);
      }
    });
  },
);

test.each(anyTable)(
  "[OR-TURN-07] each scene is told at the table it left, and nothing later has happened ($seats)",
  (how) => {
    inAnyGame({ usual: 15, deep: 300, length: 350 }, ({ seed, length }) => {
      for (const page of pagesOf({ ...how, seed, turns: length }, 0)) {
        const looks = looksOf(page);
        for (const { scene, table } of toldScenes(taleOf(page), 0, "mine")) {
          const at = page.news.findIndex((one) => one === scene.news.at(-1));
          // What is asked after the last news comes with it.
          const seen = at === page.news.length - 1 ? page.after : looks[at];
          const unlike = differs(table, seen);
          if (unlike !== null) throw new Error(`${scene.kind}${unlike}`);
        }
      }
    });
  },
);

test("[OR-TURN-07] [OR-DICE-01] not told means nothing is told, of others or of me, but my own dice", () => {
  inAnyGame({ usual: 3, deep: 50, length: 200 }, ({ seed, length }) => {
    for (const page of pagesOf({ seats: 2, options: {}, seed, turns: length }, 0))
      for (const { throws } of toldScenes(taleOf(page), 0, "instant"))
        expect(throws.some(({ isMine }) => isMine)).toBe(true);
  });
});
