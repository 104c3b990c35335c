import { expect, test } from "vitest";
import { refuse } from "#rules/game.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { contraction, elided } from "#words/forms.ts";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";
import { fr } from "../words/fr.ts";
import { refusalText } from "../words/index.ts";
import type { Command } from "#rules/outer-rim/index.ts";

const words = { en, fr, es } as const;

test.each([
  {
    refusal: refuse("out-of-reach", "OR-MOVE-01", { to: "ord-mantell", steps: 7, range: 5 }),
    en: "Ord Mantell is 7 spaces away and your hyperdrive is 5.",
    fr: "Trop loin (Ord Mantell) : 7 espaces, et ton hyperpropulsion est de 5.",
  },
  {
    refusal: refuse("out-of-reach", "OR-MOVE-01", { to: "nav-07", steps: 7, range: 5 }),
    en: "Navpoint 7 near Lothal is 7 spaces away and your hyperdrive is 5.",
    fr: "Trop loin (le point de navigation 7 près de Lothal) : 7 espaces, et ton hyperpropulsion est de 5.",
  },
  {
    refusal: refuse("not-at-the-job", "OR-JOB-01", { card: "the-kessel-run", to: "kessel" }),
    en: "“The Kessel Run” is done elsewhere: Kessel.",
    fr: "« Le raid de Kessel » se fait ailleurs : Kessel.",
  },
  {
    refusal: refuse("target-not-here", "OR-BNTY-02", { card: "bounty-greedo" }),
    en: "Your target is not here: Greedo.",
    fr: "Ta cible n’est pas là : Greedo.",
  },
  {
    refusal: refuse("no-such-patrol-here", "OR-PAT-02", { faction: "imperial" }),
    en: "The Imperial patrol is not here.",
    fr: "La patrouille de l’Empire n’est pas là.",
  },
  {
    refusal: refuse("ability-not-ready", "OR-TURN-04", { ability: "ambition-dock-fees" }),
    en: "“Collect 1,000 in dock fees” cannot be used now.",
    fr: "« Encaisser 1 000 de droits de quai » : pas utilisable maintenant.",
  },
  {
    refusal: refuse("ability-not-ready", "OR-TURN-04", { ability: "ambition-goal-3" }),
    en: "That ability cannot be used now.",
    fr: "Cette capacité : pas utilisable maintenant.",
  },
])("[OR-TURN-07] a refusal names what it is about: $en", ({ refusal, en, fr }) => {
  expect(refusalText(refusal, words.en)).toBe(en);
  expect(refusalText(refusal, words.fr).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(fr);
});

const wrong: readonly Command[] = [
  { type: "move", to: "takodana" },
  { type: "recover" },
  { type: "market" },
  { type: "buy", deck: "luxury" },
  { type: "deliver", card: "food-supplies" },
  { type: "use", ability: "boba-fett-look" },
  { type: "fight-patrol", faction: "rebel" },
  { type: "attempt-job", card: "the-kessel-run", with: null },
  { type: "hunt-player", card: "bounty-greedo", player: 1 },
  { type: "encounter-contact", token: 30 },
  { type: "cross-the-core" },
  { type: "pick-skill", skill: "tech" },
];

test("[OR-TURN-07] no refusal leaves a hole open or shows an id, whatever is asked", () => {
  const table = () =>
    stage({
      players: [
        { character: "bossk", space: "cantonica" },
        { character: "dengar", space: "naboo" },
      ],
    });
  const asking = [
    table(),
    table().say({ type: "earn" }),
    table().say({ type: "earn" }).say({ type: "market" }),
    table().say({ type: "earn" }).say({ type: "end-actions" }),
  ];
  expect(asking.map((one) => one.question().ask)).toEqual([
    "planning",
    "action",
    "market",
    "encounter",
  ]);
  const codes = new Set<string>();
  for (const one of asking) {
    for (const command of wrong) {
      if (one.choices().some((choice) => choice.type === command.type)) continue;
      const refusal = one.refused(command);
      codes.add(refusal.code);
      for (const texts of Object.values(words))
        expect(refusalText(refusal, texts)).toMatch(/^[^{}]*[.?]$/);
      expect(refusalText(refusal, words.en)).not.toMatch(/[a-z]-[a-z]+-|\bask\.|undefined/);
    }
  }
  expect(codes.size).toBeGreaterThan(6);
});

test.each([
  { player: "Otto", line: "Le vaisseau d’Otto." },
  { player: "Éva", line: "Le vaisseau d’Éva." },
  { player: "Yves", line: "Le vaisseau d’Yves." },
  { player: "Yoda", line: "Le vaisseau de Yoda." },
  { player: "Mia", line: "Le vaisseau de Mia." },
  { player: "Han Solo", line: "Le vaisseau de Han Solo." },
])("[OR-TURN-07] French elides “de” before a vowel: $line", ({ player, line }) => {
  expect(`Le vaisseau ${elided("de", player)}.`).toBe(line);
  expect(contraction("de", player)).toBe(`de ${player}`);
});
