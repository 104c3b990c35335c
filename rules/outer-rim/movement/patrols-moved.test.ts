import { expect, test } from "vitest";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import { inAnyGame } from "#tools/testing/any-game.ts";
import { factions, type Faction, type News } from "../index.ts";

/** As somebody would who listened to this turn. */
function movedIn(news: readonly News[]): readonly Faction[] {
  const turn = news.slice(news.findLastIndex(({ type }) => type === "turn-began") + 1);
  return factions.filter((faction) => {
    const last = turn.findLast((one) => one.type.startsWith("patrol-") && isOf(one, faction));
    // [OR-PAT-04] The next level appears somewhere: it has not come from anywhere.
    return last?.type === "patrol-moved";
  });
}

function isOf(one: News, faction: Faction): boolean {
  const isMoved = one.type === "patrol-moved" || one.type === "patrol-replaced";
  return isMoved && one.faction === faction;
}

test("[OR-PAT-07] a view remembers which patrols have moved in this turn", () => {
  inAnyGame({ usual: 20, deep: 300, length: 300 }, ({ seed, length }) => {
    const heard: News[] = [];
    const how = { seats: 2, options: {}, seed, turns: length };
    for (const { news, after } of pagesOf(how, "spectator")) {
      heard.push(...news);
      expect(after.patrolsMoved.toSorted()).toEqual(movedIn(heard).toSorted());
    }
  });
});
