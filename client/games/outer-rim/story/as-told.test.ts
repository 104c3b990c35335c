import { expect, test } from "vitest";
import { factions, type View } from "#rules/outer-rim/index.ts";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import { asTold } from "./as-told.ts";
import { toldScenes } from "./told-scenes.ts";

/** What a scene shows on the map and on the seats. */
function inSight(view: View): unknown {
  return {
    round: view.round,
    current: view.current,
    ships: view.players.map(({ space }) => space),
    credits: view.players.map(({ credits }) => credits),
    fame: view.players.map(({ fameNow }) => fameNow),
    health: view.players.map(({ damage, shipDamage, defeated }) => [damage, shipDamage, defeated]),
    reputation: view.players.map(({ reputation }) => reputation),
    patrols: factions.map((faction) => view.patrols[faction]),
  };
}

test.each([
  { seats: 1, options: { opponents: "both" } },
  { seats: 3, options: { favors: "on" } },
])("[OR-TURN-07] a page told to its end shows the table as it is ($seats)", (how) => {
  let pages = 0;
  for (const { before, after, news } of pagesOf({ ...how, seed: 11, turns: 300 })) {
    pages++;
    expect(inSight(asTold(before, news))).toEqual(inSight(after));
  }
  expect(pages).toBeGreaterThan(80);
});

test("[OR-TURN-07] while another's flight is told the ship is there and nothing later has happened", () => {
  let flights = 0;
  for (const { before, after, news, seat } of pagesOf({
    seats: 1,
    options: { opponents: "both" },
    seed: 5,
    turns: 400,
  })) {
    const told = toldScenes(news, before, seat, "normal");
    const [first] = told;
    if (first === undefined || told.length < 2) continue;
    const shown = asTold(first.before, first.news);
    if (JSON.stringify(inSight(shown)) === JSON.stringify(inSight(after))) continue;
    flights++;
    const last = told.at(-1);
    expect(last?.before).toBe(before);
    expect(first.news.length).toBeLessThan(last?.news.length ?? 0);
  }
  expect(flights).toBeGreaterThan(3);
});

test("[OR-TURN-07] not told means nothing is told, of others or of me", () => {
  let told = 0;
  for (const { before, news } of pagesOf({ seats: 2, options: {}, seed: 3, turns: 300 }, 0)) {
    told += toldScenes(news, before, 0, "normal").length;
    expect(toldScenes(news, before, 0, "instant")).toEqual([]);
  }
  expect(told).toBeGreaterThan(10);
});

test("[OR-LUX-01] fame that goes with a card goes when the card is told to", () => {
  const [first] = pagesOf({ seats: 2, options: {}, seed: 3, turns: 1 });
  if (first === undefined) throw new Error("no page");
  const fameIn = (view: typeof first.before, news: Parameters<typeof asTold>[1]) =>
    asTold(view, news).players.map(({ fameNow }) => fameNow);
  const fame = (...news: Parameters<typeof asTold>[1]) => fameIn(first.before, news);
  const card = "chromium-hull";
  expect(fame({ type: "card-gained", player: 0, card, deck: "luxury", rule: "OR-MKT-06" })).toEqual(
    [1, 0],
  );
  expect(fame({ type: "card-given", from: 0, to: 1, card, rule: "OR-TRADE-02" })).toEqual([-1, 1]);
  expect(fame({ type: "card-discarded", player: 0, card, rule: "OR-SOLO-02" })).toEqual([-1, 0]);
  // [OR-SOLO-03] A printed opponent holds none.
  const alone = [...pagesOf({ seats: 1, options: { opponents: "base" }, seed: 3, turns: 20 })].at(
    -1,
  );
  if (alone === undefined) throw new Error("no page");
  const robber = alone.before.players.findIndex(({ opponent }) => opponent !== null);
  const bought = { type: "card-gained", player: robber, card, deck: "luxury", rule: "" } as const;
  expect(robber).toBeGreaterThan(0);
  expect(fameIn(alone.before, [bought])[robber]).toBe(alone.before.players[robber]?.fameNow);
});
