import { expect, test } from "vitest";
import type { News, View } from "#rules/outer-rim/index.ts";
import type { Scene } from "./scenes.ts";
import type { Tale } from "./tale-steps.ts";
import { asksItself, inBrief, knownToMe, stillTrue, toldScenes, unheard } from "./told-scenes.ts";

const rule = "OR-TURN-01";
const moved = (player: number): News => ({
  type: "moved",
  player,
  to: "kessel",
  directly: false,
  rule,
});
const fame = (player: number): News =>
  ({ type: "fame-gained", player, amount: 1, source: "job", card: "job.hutt-favor", rule }) as News;
const looked: News = { type: "top-discarded", deck: "job", card: "hutt-favor", rule } as News;
const scene = (player: number, ...news: News[]): { readonly scene: Scene } => ({
  scene: { kind: "travel", player, news },
});
/** At a table that nothing changes. */
const table = { current: 0, agenda: [] as View["agenda"] } as View;
const taleOf = (news: readonly News[]): Tale => ({
  before: table,
  steps: [{ version: 1, news, view: table }],
});
const types = (told: readonly { readonly scene: Scene }[]): readonly unknown[] =>
  told.map(({ scene: { player, news } }) => [player, ...news.map(({ type }) => type)]);

test("[OR-TURN-01] in brief everybody's turn is one card with what lasts of it", () => {
  const told = [scene(1, moved(1)), scene(1, looked), scene(1, fame(1)), scene(2, moved(2))];
  expect(types(inBrief(told, 0, 0))).toEqual([
    [1, "moved", "fame-gained"],
    [2, "moved"],
  ]);
  const heard = told.map((one, nth) => ({ ...one, from: 7, nth }));
  expect(inBrief(heard, 0, 0).map(({ nth }) => nth)).toEqual([0, 3]);
});

test("[OR-COM-07] in brief what befalls me stays a scene of its own, and what has been read stays as it is", () => {
  const attack = {
    type: "combat-began",
    kind: "ground",
    attacker: 1,
    defender: 0,
    strengths: [3, 3],
    rule,
  } as const;
  const told = [scene(2, looked), scene(1, moved(1)), scene(1, attack, looked), scene(1, fame(1))];
  expect(types(inBrief(told, 1, 0))).toEqual([
    [2, "top-discarded"],
    [1, "moved"],
    [1, "combat-began", "top-discarded"],
    [1, "fame-gained"],
  ]);
});

test("[HALL] what was taken back is told no longer; what came before it still is", () => {
  const told = [4, 6, 7].map((version) => ({ ...scene(1, moved(1)), version }));
  const at = { version: 8, at: 0 };
  expect(stillTrue(told, [{ ...at, type: "taken-back", seat: 1, to: 5 }])).toEqual(
    told.slice(0, 1),
  );
  expect(stillTrue(told, [{ ...at, type: "take-back-refused", seat: 1 }])).toEqual(told);
});

const deal: readonly News[] = [
  { type: "credits-given", from: 0, to: 1, amount: 2000, rule: "UB-NEG-01" },
  {
    type: "favor-granted",
    from: 1,
    to: 0,
    favor: { kind: "combat-strategy", skill: null, faction: null },
    rule: "UB-FAV-08",
  },
  { type: "talk-ended", player: 0, with: 1, left: null, mark: "", rule: "OR-TRADE-05" },
];
const page = (seat: number, news: readonly News[]) =>
  ({ type: "news", version: 1, at: 0, seat, by: "person", news, reasons: [] }) as const;

test("[UB-FAV-08] what I agreed to with a tap is not told to me; what another agreed to is, and what came of it", () => {
  const agreed: Scene = { kind: "plain", player: 0, news: deal };
  expect(knownToMe(agreed, [page(0, deal)], 0)).toBe(true);
  expect(knownToMe(agreed, [page(1, deal)], 0)).toBe(false);
  expect(knownToMe(agreed, [page(0, deal)], null)).toBe(false);
  const more = [...deal, fame(0)];
  expect(knownToMe({ ...agreed, news: more }, [page(0, more)], 0)).toBe(false);
});

test("[OR-ENC-04] the secret I drew is told to me as a card, and to nobody else", () => {
  const kept = (card: string | null): News =>
    ({
      type: "secret-kept",
      player: 0,
      deck: "kessel-maelstrom",
      card,
      section: card,
      rule,
    }) as News;
  const toldTo = (seat: number, card: string | null): number =>
    toldScenes(taleOf([kept(card)]), seat, "mine").length;
  expect([toldTo(0, "maelstrom-1"), toldTo(1, null)]).toEqual([1, 0]);
});

test("[OR-TRADE-02] the answer to an offer leaves the tale that waits beneath it", () => {
  expect(unheard(["my card"], true)).toEqual(["my card"]);
  expect(unheard(["my card"], false)).toEqual([]);
});

test("[OR-COM-02] that my own fight begins is not told over the question that shows it", () => {
  const began = (attacker: number): Scene => ({
    kind: "fight",
    player: attacker,
    news: [
      { type: "answered", seat: attacker, rule },
      {
        type: "combat-began",
        kind: "ground",
        attacker,
        defender: 1 - attacker,
        strengths: [3, 3],
        rule,
      },
    ],
  });
  const asked = { inStory: true, inOffer: false, seat: 0 };
  expect(asksItself(began(0), asked)).toBe(true);
  expect(asksItself(began(0), { ...asked, inStory: false })).toBe(false);
  // Whoever is attacked hears of it.
  expect(asksItself(began(1), asked)).toBe(false);
  const hurt: News = { type: "damage-suffered", player: 0, on: "character", amount: 2, rule };
  expect(asksItself({ ...began(0), news: [...began(0).news, hurt] }, asked)).toBe(false);
});

test("[OR-CONT-01] whom I meet is not told before the question that shows them", () => {
  const asked = { inStory: true, inOffer: false, seat: 0 };
  const revealed = {
    type: "contact-revealed",
    player: 0,
    token: 3,
    contact: "greedo",
    rule,
  } as News;
  const met = { kind: "plain", player: 0, news: [revealed] } as const;
  expect(asksItself(met, asked)).toBe(true);
  expect(asksItself(met, { ...asked, inStory: false })).toBe(false);
  expect(asksItself({ ...met, player: 1 }, asked)).toBe(false);
  expect(asksItself({ ...met, news: [revealed, fame(0)] }, asked)).toBe(false);
});

test("[OR-TURN-07] what my encounter brought is told before the next turn, at any pace that tells", () => {
  const gained: News = { type: "credits-gained", player: 0, amount: 1000, rule: "OR-ENC-03" };
  const ended: News = { type: "turn-ended", player: 0, rule };
  const began: News = { type: "turn-began", player: 1, round: 4, rule };
  const page = [{ type: "answered", seat: 0, rule } as const, gained, ended, began, moved(1)];
  const [mine] = toldScenes(taleOf(page), 0, "mine");
  expect(mine?.scene.news).toContain(gained);
  const brief = inBrief(toldScenes(taleOf(page), 0, "brief"), 0, 0);
  expect(brief[0]?.scene.news).toContain(gained);
  // In the middle of my turn the purse shows it.
  expect(toldScenes(taleOf([gained]), 0, "mine")).toEqual([]);
  expect(toldScenes(taleOf(page), 0, "instant")).toEqual([]);
});

test("[OR-SOLO-02] in brief too it is said who robbed me", () => {
  const done: News = {
    type: "ai-line-done",
    player: 1,
    card: "ai-hondo-ohnaka",
    line: "action.1.rob",
    rule,
  };
  const lost: News = { type: "card-discarded", player: 0, card: "chromium-hull", rule };
  expect(types(inBrief([scene(1, moved(1), done, lost)], 0, 0))).toEqual([
    [1, "moved", "ai-line-done", "card-discarded"],
  ]);
});

test("[OR-CHAR-01] a die rolled again is told once something has come of it", () => {
  const again: News = { type: "dice-changed", player: 0, dice: ["blank"], by: "character", rule };
  const gone: News = { type: "top-discarded", deck: "cargo", card: "hutt-informant", rule };
  const drawn: News = {
    type: "databank-drawn",
    player: 0,
    number: 94,
    version: 0,
    title: "Shots Over the Loading Ramp",
    rule,
  };
  const told = (...news: News[]): readonly unknown[] => types(toldScenes(taleOf(news), 0, "mine"));
  expect(told(again, gone, drawn)).toEqual([
    [0, "dice-changed", "top-discarded"],
    [0, "databank-drawn"],
  ]);
  // While it may still be changed it is only seen to fall.
  expect(told(again)).toEqual([[0, "dice-changed"]]);
});
