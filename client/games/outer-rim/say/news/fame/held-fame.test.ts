/** Fame that comes and goes with a card, and fame that was paid for. */
import { describe, expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { decidingLine } from "../../../end/deciding-line.ts";
import { en } from "../../../words/en.ts";
import { es } from "../../../words/es.ts";
import { fr } from "../../../words/fr.ts";
import { logLines } from "../../news.ts";

const names = [{ name: "Mia" }, { name: "Otto" }];
const seen = { players: [] };
const card = "chromium-hull";
const said = (texts: typeof en | typeof fr | typeof es, ...news: readonly News[]) =>
  logLines(news, names, texts, seen).map(({ text }) => text);

const got: News = { type: "card-gained", player: 0, card, deck: "luxury", rule: "OR-MKT-06" };
const lost: News = { type: "card-discarded", player: 0, card, rule: "OR-SOLO-02" };
const line = (line: string): News => ({
  type: "ai-line-done",
  player: 1,
  card: "ai-hondo-ohnaka",
  line,
  rule: "OR-SOLO-02",
});

describe("[OR-LUX-01] fame that comes with a card is said with the card", () => {
  test("gained, bought, lost and given", () => {
    expect(said(en, got)).toEqual(["Mia gets “Chromium Hull”: +1 fame."]);
    const paid: News = { type: "credits-spent", player: 0, amount: 20_000, rule: "OR-MKT-03" };
    expect(said(en, paid, got)[0]).toMatch(/20,000 credits: \+1 fame\.$/);
    expect(said(en, lost)).toEqual(["Mia discards “Chromium Hull”: −1 fame."]);
    const given: News = { type: "card-given", from: 0, to: 1, card, rule: "OR-TRADE-02" };
    expect(said(en, given)).toEqual(["Mia gives Otto “Chromium Hull”, and 1 fame with it."]);
    for (const texts of [fr, es]) expect(said(texts, got)[0]).toMatch(/\+1.*(renommée|fama)\.$/);
  });

  test("[OR-SOLO-03] a printed opponent has none of it", () => {
    expect(said(en, { ...got, player: 2 })[0]).not.toContain("fame");
  });

  test("a card without fame is told as before", () => {
    expect(said(en, { ...got, card: "autoblaster" })).toEqual(["Mia gets “Autoblaster”."]);
  });
});

test("[OR-SOLO-02] who robs whom of what is one line, with the fame it costs", () => {
  const sold: News = { type: "credits-gained", player: 1, amount: 20_000, rule: "OR-SOLO-02" };
  expect(said(en, line("action.1.rob"), lost, sold)).toEqual([
    "Action: Otto robs Mia of “Chromium Hull”: −1 fame for Mia.",
    "Otto gains 20,000 credits.",
  ]);
  expect(said(fr, line("action.1.rob"), lost)[0]).toMatch(/Otto vole .* à Mia/);
  expect(said(es, line("action.1.rob"), lost)[0]).toMatch(/Otto le roba .* a Mia/);
});

test("[OR-SOLO-02] what a printed opponent paid for its fame is said, at the end too", () => {
  const page: readonly News[] = [
    line("encounter.0.spend"),
    { type: "credits-spent", player: 1, amount: 8000, rule: "OR-SOLO-02" },
    {
      type: "fame-gained",
      player: 1,
      amount: 1,
      source: "printed",
      card: "ai-3",
      rule: "OR-SOLO-02",
    },
  ];
  const bought = "Encounter: Otto pays 8,000 credits for 1 fame.";
  expect(said(en, ...page)).toEqual([bought]);
  const won: News = { type: "game-won", player: 1, rule: "OR-FAME-03" };
  expect(decidingLine([...page, won], names, en, seen)).toBe(bought);
});
