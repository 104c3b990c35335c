/** Single sentences of the log: causes, names, scores, and the small words around them. */
import { expect, test } from "vitest";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";
import { fr } from "../words/fr.ts";
import { logLines } from "./lines.ts";
import type { News } from "#rules/outer-rim/index.ts";

const names = [{ name: "Mia" }, { name: "Otto" }];
const seen = { players: [] };
const said = (texts: typeof en | typeof fr, ...news: readonly News[]): readonly string[] =>
  logLines(news, names, texts, seen).map(({ text }) => text.replaceAll(/[\u00A0\u202F]/g, " "));

test("[OR-FAME-01] fame twice in one breath: one verb, and what each is for", () => {
  const fame = (source: "job" | "personal-goal"): News => ({
    type: "fame-gained",
    player: 0,
    amount: 1,
    source,
    card: "",
    rule: "OR-FAME-01",
  });
  expect(said(en, fame("job"), fame("personal-goal"))).toEqual([
    "Mia gains 1 fame for a job and 1 fame for a personal goal.",
  ]);
  expect(said(fr, fame("job"), fame("personal-goal"))).toEqual([
    "Mia gagne 1 point de renommée pour une mission et 1 point de renommée pour un objectif personnel.",
  ]);
});

test("[OR-COM-05] a tie says who wins it", () => {
  const tie: News = {
    type: "combat-resolved",
    attacker: 0,
    defender: 1,
    damage: [2, 2],
    won: true,
    rule: "OR-COM-05",
  };
  expect(said(en, tie)).toEqual(["Mia wins against Otto, 2 to 2 (the attacker wins ties)."]);
});

test("[OR-COM-04] changed dice name their cause and whose they are; unchanged ones say nothing", () => {
  const foe = { type: "bounty", card: "bounty-greedo", contact: "greedo" } as const;
  const began: News = {
    type: "combat-began",
    kind: "ground",
    attacker: 0,
    defender: null,
    strengths: [2, 1],
    foe,
    rule: "OR-COM-01",
  };
  const dice = (type: "dice-rolled" | "dice-changed", faces: readonly ("hit" | "blank")[]): News =>
    type === "dice-rolled"
      ? { type, player: null, dice: faces, for: "combat", rule: "OR-COM-03" }
      : { type, player: null, dice: faces, by: "cards", rule: "OR-COM-08" };
  const page = [began, dice("dice-rolled", ["hit"]), dice("dice-changed", ["hit"])];
  expect(said(en, ...page)).toHaveLength(2);
  expect(said(en, ...page, dice("dice-changed", ["blank"])).at(-1)).toBe(
    "Cards aboard: the dice of Greedo now show blank.",
  );
});

test("[OR-MKT-05] a card given for a price is traded in", () => {
  const given: News = {
    type: "card-discarded",
    player: 0,
    card: "food-supplies",
    rule: "OR-MKT-05",
  };
  expect(said(en, given)).toEqual(["Mia trades in “Food Supplies”."]);
});

test("[OR-MKT-05] a bounty given up for its place is not traded in like a thing", () => {
  const card = "bounty-ig-88";
  expect(said(en, { type: "card-discarded", player: 0, card, rule: "OR-MKT-05" })).toEqual([
    "Mia gives up the bounty on IG-88.",
  ]);
});

test("[OR-COM-05] Spanish says al and del", () => {
  const won: News = {
    type: "combat-resolved",
    attacker: 0,
    defender: null,
    damage: [2, 1],
    won: true,
    rule: "OR-COM-05",
  };
  const began: News = {
    type: "combat-began",
    kind: "ship",
    attacker: 0,
    defender: null,
    strengths: [1, 1],
    rule: "OR-COM-01",
  };
  const roll = (player: number | null): News => ({
    type: "dice-rolled",
    player,
    dice: ["hit"],
    for: "combat",
    rule: "OR-COM-03",
  });
  expect(said(es, began, roll(0), roll(null), won)).toEqual([
    "Combate de naves: Mia (impacto) vence al enemigo (impacto), 2 a 1.",
  ]);
});

test("[OR-FAME-03] the end names the score", () => {
  const won: News = { type: "game-won", player: 0, rule: "OR-FAME-03" };
  const players = [10, 7].map((fameNow) => ({ character: null, ambition: null, fameNow }));
  expect(logLines([won], names, en, { players }).map(({ text }) => text)).toEqual([
    "Mia wins the game, 10 fame to 7.",
  ]);
});
