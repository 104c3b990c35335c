import { expect, test } from "vitest";
import type { News, View } from "#rules/outer-rim/index.ts";
import type { LogLine } from "../../say/news.ts";
import type { QueuedScene } from "../told-scenes.ts";
import type { Scene } from "../scenes.ts";
import { headline } from "./headline.ts";
import { inFilm, unreeled } from "./in-film.ts";

const rule = "OR-TURN-01";
const moved = (player: number): News =>
  ({ type: "moved", player, to: "kessel", directly: false, rule }) as const;
const began = (player: number): News => ({ type: "turn-began", player, round: 4, rule }) as const;
const fame = (player: number): News =>
  ({ type: "fame-gained", player, amount: 1, source: "job", card: "job.hutt-favor", rule }) as News;
const fight = (attacker: number, defender: number): News => ({
  type: "combat-resolved",
  attacker,
  defender,
  damage: [3, 6],
  won: false,
  rule,
});
const aboard = (crew: string): News =>
  ({ type: "crew-gained", player: 1, crew, token: 3, deck: null, rule }) as News;

const hunter = { cards: [{ id: "bounty-greedo", token: null }] };
const tableOf = (current: number): View =>
  ({ current, round: 4, players: [hunter, { cards: [] }, { cards: [] }] }) as unknown as View;
let nth = 0;
const scene = (player: number, ...news: readonly News[]): QueuedScene => {
  const cut: Scene = { kind: "travel", player, news };
  const before = tableOf(player);
  return { scene: cut, before, table: before, throws: [], version: 7, from: 7, nth: nth++ };
};
const types = (told: readonly QueuedScene[]): readonly unknown[] =>
  told.map(({ scene: { player, news }, reel }) => [
    reel === undefined ? "stops" : "goes",
    player,
    ...news.map(({ type }) => type),
  ]);

test("[OR-TURN-01] in the film everybody's turn is one reel, with all that happened in it", () => {
  const told = [scene(1, began(1), moved(1)), scene(1, fight(1, 2)), scene(2, began(2), moved(2))];
  const film = inFilm(told, 0, 0);
  expect(types(film)).toEqual([
    ["goes", 1, "turn-began", "moved", "combat-resolved"],
    ["goes", 2, "turn-began", "moved"],
  ]);
  // What comes of the same turn later joins it, and cut again it is the same film.
  const later = inFilm([...film, scene(2, fame(2))], 0, 0);
  expect(types(later).at(-1)).toEqual(["goes", 2, "turn-began", "moved", "fame-gained"]);
  expect(inFilm(later, 0, 0)).toEqual(later);
  // Stopped it is what it was, and stays so.
  const slow = film.flatMap(unreeled);
  expect(slow.map((one) => one.scene)).toEqual(told.map((one) => one.scene));
  expect(inFilm(slow, 0, 0)).toEqual(slow);
});

test("[OR-TURN-01] the film stops where I am attacked, gain or lose, and for my own scenes; not for those of others", () => {
  const defeated: News = { type: "defeated", player: 0, rule };
  const stolen: News = { type: "card-discarded", player: 0, card: "chromium-hull", rule };
  for (const mine of [fight(1, 0), defeated, stolen, fame(0)])
    expect(types(inFilm([scene(1, moved(1)), scene(1, mine)], 0, 0))).toEqual([
      ["goes", 1, "moved"],
      ["stops", 1, mine.type],
    ]);
  const looked = {
    type: "contact-looked-at",
    player: 0,
    token: 1,
    contact: "greedo",
    rule,
  } as const;
  expect(types(inFilm([scene(0, looked)], 0, 0))).toEqual([["stops", 0, "contact-looked-at"]]);
  expect(types(inFilm([scene(1, fight(1, 2))], 0, 0))[0]).toContain("goes");
  // Whoever only watches is not concerned by anything.
  expect(types(inFilm([scene(1, fight(1, 0))], 0, null))[0]).toContain("goes");
});

test("[OR-CARGO-01] what I hand over is no reel: it has the stage", () => {
  const delivered: News = {
    type: "cargo-delivered",
    player: 0,
    card: "spice",
    illegal: false,
    rule,
  };
  const paid: News = { type: "credits-gained", player: 0, amount: 5000, rule };
  const plain = (...news: readonly News[]): QueuedScene => {
    const one = scene(0, ...news);
    return { ...one, scene: { ...one.scene, kind: "plain" } };
  };
  expect(types(inFilm([plain(delivered, paid)], 0, 0))[0]).toContain("stops");
  expect(types(inFilm([plain(paid)], 0, 0))[0]).toContain("goes");
});

test("[OR-BNTY-02] the film stops where another takes whom I hunt aboard", () => {
  expect(types(inFilm([scene(1, aboard("greedo"))], 0, 0))).toEqual([["stops", 1, "crew-gained"]]);
  expect(types(inFilm([scene(1, aboard("ig-88"))], 0, 0))).toEqual([["goes", 1, "crew-gained"]]);
});

test("[OR-TURN-01] a reel is told by its last great deeds, else by what lasts of it, else by the flight", () => {
  const lineOf = (news: readonly News[]): readonly LogLine[] =>
    news.map(({ type }) =>
      type === "fame-gained" ? { text: type, rule, weight: "loud" } : { text: type, rule },
    );
  const told = (...news: readonly News[]): readonly string[] => headline(news, lineOf);
  expect(told(began(1), moved(1), fight(1, 2), fame(1))).toEqual(["fame-gained"]);
  expect(told(began(1), moved(1), fight(1, 2))).toEqual(["combat-resolved"]);
  expect(told(began(1), moved(1))).toEqual(["moved"]);
  expect(told(began(1))).toEqual(["turn-began"]);
});
