/** One page of news, told as few lines as it deserves. */
import { expect, test } from "vitest";
import { en } from "../../words/en.ts";
import { es } from "../../words/es.ts";
import { fr } from "../../words/fr.ts";
import { logLines } from "../news.ts";
import type { News } from "#rules/outer-rim/index.ts";

const names = [{ name: "Mia" }, { name: "Otto" }];
const seen = { players: [] };
const said = (texts: typeof en | typeof fr, ...news: readonly News[]): readonly string[] =>
  logLines(news, names, texts, seen).map(({ text }) => text.replaceAll(/[\u00A0\u202F]/g, " "));

const reveal = (card: string): News => ({
  type: "market-revealed",
  deck: "cargo",
  card,
  rule: "OR-MKT-04",
});
const clear = (card: string): News => ({
  type: "top-discarded",
  deck: "cargo",
  card,
  rule: "UB-DISC-01",
});

test("[UB-DISC-01] cards cleared away one after the other are one line", () => {
  expect(
    said(
      en,
      clear("food-supplies"),
      reveal("droid-parts"),
      clear("droid-parts"),
      reveal("stolen-weapons"),
    ),
  ).toEqual([
    "Cleared away: “Food Supplies”, “Droid Parts”. On show now (cargo): “Stolen Weapons”.",
  ]);
});

test("[OR-MKT-03] price and card are one line, the market shows the next; a bounty is not the person", () => {
  const bought: readonly News[] = [
    { type: "credits-spent", player: 0, amount: 1000, rule: "OR-MKT-03" },
    { type: "card-gained", player: 0, card: "food-supplies", deck: "cargo", rule: "OR-MKT-03" },
    reveal("droid-parts"),
  ];
  expect(said(en, ...bought)).toEqual(["Mia loads “Food Supplies” for 1,000 credits."]);
  const bounty: News = {
    type: "card-gained",
    player: 1,
    card: "bounty-ig-88",
    deck: "bounty",
    rule: "OR-MKT-03",
  };
  expect(said(en, bounty)).toEqual(["Otto takes on the bounty on IG-\u206088."]);
  expect(said(fr, bounty)).toEqual(["Otto prend la prime sur IG-\u206088."]);
});

test("[OR-PAT-07] a patrol's way is one line", () => {
  const step = (to: "nav-01" | "nav-02"): News => ({
    type: "patrol-moved",
    faction: "hutt",
    to,
    rule: "OR-PAT-07",
  });
  expect(said(es, step("nav-01"), step("nav-02"))).toEqual([
    "La patrulla de los hutts se acerca 2 espacios, hasta el punto de navegación 2 cerca de Cantonica.",
  ]);
});

test("[OR-TEST-02] a test says its skill, whether it is known, and the dice", () => {
  const roll: News = {
    type: "dice-rolled",
    player: 1,
    dice: ["hit", "blank"],
    for: "test",
    roll: { type: "test", skill: "influence", known: 1, card: null },
    rule: "OR-TEST-01",
  };
  const test: News = {
    type: "test-resolved",
    player: 1,
    skill: "influence",
    passed: true,
    rule: "OR-TEST-02",
  };
  expect(said(en, roll, test)).toEqual([
    "Otto tests influence (with the skill): hit, blank. Passed.",
  ]);
  expect(said(fr, roll, test)).toEqual([
    "Otto fait un test d’influence (avec la compétence) : touche, face vide. Réussi.",
  ]);
});

test("[OR-COM-06] a fight names both sides, and who was hurt", () => {
  const foe = { type: "patrol", faction: "imperial", level: 2 } as const;
  const fought: readonly News[] = [
    {
      type: "combat-resolved",
      attacker: 0,
      defender: null,
      damage: [1, 3],
      won: false,
      foe,
      rule: "OR-COM-05",
    },
    { type: "damage-suffered", player: 0, on: "ship", amount: 3, rule: "OR-COM-06" },
  ];
  expect(said(en, ...fought)).toEqual([
    "Mia loses to the Imperial patrol, level 2, 1 to 3. Mia takes 3 damage on the ship.",
  ]);
});

test("[OR-BNTY-04] what a deed was worth stands beside it, and is loud", () => {
  const news: readonly News[] = [
    {
      type: "bounty-claimed",
      player: 0,
      card: "bounty-greedo",
      how: "capture",
      rule: "OR-BNTY-04",
    },
    {
      type: "fame-gained",
      player: 0,
      amount: 2,
      source: "bounty",
      card: "bounty-greedo",
      rule: "OR-BNTY-04",
    },
    { type: "card-removed", player: 0, card: "bounty-greedo", rule: "OR-BNTY-04" },
    { type: "credits-gained", player: 0, amount: 9000, rule: "OR-BNTY-04" },
  ];
  expect(logLines(news, names, en, seen)).toEqual([
    {
      text: "Mia collects the bounty on Greedo (delivered alive) and gains 2 fame and 9,000 credits.",
      rule: "OR-BNTY-04",
      weight: "loud",
      seat: 0,
    },
  ]);
});

test("[OR-DMG-03] recovering from nothing says nothing", () => {
  const nothing: News = {
    type: "damage-recovered",
    player: 0,
    character: 0,
    ship: 0,
    stands: false,
    rule: "OR-TURN-04",
  };
  expect(said(en, nothing)).toEqual([]);
});

test("[OR-COM-05] a fight in which nobody changes a die is one line", () => {
  const foe = { type: "bounty", card: "bounty-greedo", contact: "greedo" } as const;
  const rolled = (player: number | null, dice: readonly ("hit" | "blank")[]): News => ({
    type: "dice-rolled",
    player,
    dice,
    for: "combat",
    rule: "OR-COM-03",
  });
  const fight: readonly News[] = [
    {
      type: "combat-began",
      kind: "ground",
      attacker: 0,
      defender: null,
      strengths: [2, 1],
      foe,
      rule: "OR-COM-01",
    },
    rolled(0, ["hit", "blank"]),
    rolled(null, ["blank"]),
    {
      type: "combat-resolved",
      attacker: 0,
      defender: null,
      damage: [1, 0],
      won: true,
      foe,
      rule: "OR-COM-05",
    },
  ];
  expect(said(en, ...fight)).toEqual([
    "Ground combat: Mia (hit, blank) beats Greedo (blank), 1 to 0.",
  ]);
});

test("[UB-CPC-01] [UB-CPC-02] [UB-RCI-06] whoever turns out to play here is not met, and the line says why", () => {
  const contact = "doctor-aphra";
  const shown: News = { type: "contact-revealed", token: 1, contact, rule: "OR-CONT-01" };
  const gone = (rule: string): News => ({ type: "contact-removed", token: 1, contact, rule });
  expect(said(en, shown, gone("UB-CPC-01"))).toEqual([
    "A contact turns out to be Doctor Aphra, who plays at this table: nobody meets a character in play. The token leaves the game, and another encounter is chosen.",
  ]);
  expect(said(es, shown, gone("UB-RCI-06"))).toEqual([
    "Un contacto resulta ser la doctora Aphra, que juega en esta mesa, y sale de la partida.",
  ]);
});

test("[UB-BHAI-24] a printed opponent that cannot buy is not said to buy", () => {
  const rule = "UB-BHAI-24";
  const heard: readonly News[] = [
    { type: "ai-line-done", player: 1, card: "", line: "action.0.buy", rule: "OR-SOLO-02" },
    { type: "top-discarded", deck: "cargo", card: "food-supplies", rule },
    { type: "market-revealed", deck: "cargo", card: "spice", rule },
    { type: "credits-gained", player: 1, amount: 4000, rule },
  ];
  expect(said(en, ...heard)).toContain(
    "Otto finds nothing to buy, clears a cargo card away and gains 4,000 credits.",
  );
  expect(said(en, ...heard)).toHaveLength(2);
});

test("[OR-SOLO-10] [OR-SOLO-07] who came aboard is said once, and not at all where nobody came", () => {
  const line = "special.0.hire-faceup";
  const done: News = { type: "ai-line-done", player: 1, card: "", line, rule: "OR-SOLO-10" };
  expect(said(en, done)).toEqual([]);
});

test("[OR-BNTY-05] whoever is taken from a crew may still be captured alive", () => {
  const gone = (rule: string): News => ({ type: "crew-removed", player: 1, crew: "chopper", rule });
  expect(said(en, gone("OR-BNTY-05"))).toEqual(["Chopper is taken from Otto’s crew."]);
  expect(said(en, gone("UB-BHAI-15"))).toEqual(["Chopper, of Otto’s crew, is gone for good."]);
});

test("[OR-TRADE-02] what one side gives for nothing is a gift, and no trade", () => {
  const rule = "OR-TRADE-02";
  const paid: News = { type: "credits-given", from: 1, to: 0, amount: 1000, rule };
  const card: News = { type: "card-given", from: 0, to: 1, card: "hutt-favor", rule };
  const made: News = { type: "trade-made", players: [0, 1], rule };
  expect(said(en, paid, made)).toEqual([
    "Otto gives 1,000 credits to Mia.",
    "That is a gift from Otto to Mia.",
  ]);
  expect(said(fr, card, made).at(-1)).toBe("C’est un cadeau de Mia à Otto.");
  expect(said(es, card, made).at(-1)).toBe("Es un regalo de Mia para Otto.");
  expect(said(en, paid, card, made).at(-1)).toBe("Mia and Otto make a trade.");
});
