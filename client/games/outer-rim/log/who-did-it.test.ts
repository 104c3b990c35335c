/** Whose story, goal or refusal a line of the log is. */
import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";
import { filled } from "../words/filled.ts";
import { fr } from "../words/fr.ts";
import { logLines } from "./lines.ts";

const names = [{ name: "Mia" }, { name: "Otto" }];
const said = (texts: typeof en | typeof fr, ...news: readonly News[]): readonly string[] =>
  logLines(news, names, texts, { players: [] }).map(({ text }) => text);

test("[OR-ENC-01] a story is drawn by somebody, not spoken by them", () => {
  const drawn: News = {
    type: "encounter-drawn",
    player: 0,
    deck: "navpoint",
    card: "navpoint-20",
    section: "no-patrol",
    rule: "OR-ENC-01",
  };
  const story = "encounter.navpoint-20.no-patrol";
  expect(said(en, drawn)).toEqual([`Mia draws an encounter. ${en[story]}`]);
  expect(said(fr, drawn)[0]).toMatch(/^Mia pioche une rencontre\. \p{Lu}/u);
});

test("[OR-TURN-01] in French nothing is one of a thing", () => {
  const values = { round: 2, player: "Mia", space: "Naboo", credits: 0 };
  expect(filled(fr["log.turn-began-at"], values, fr)).toMatch(/Naboo, 0 crédit\.$/);
  expect(filled(es["log.turn-began-at"], values, es)).toMatch(/Naboo, 0 créditos\.$/);
});

test("[UB-AMB-14] a goal done as its sheet is taken has its words before the table shows the sheet", () => {
  const done: News = {
    type: "ambition-advanced",
    player: 0,
    goal: 2,
    done: true,
    rule: "UB-AMB-14",
  };
  const before = { players: [{ character: "bossk", ambition: null } as const] };
  const ambition = { id: "huntmaster-of-the-hutts", done: [] } as const;
  const now = { players: [{ character: "bossk", ambition } as const] };
  expect(logLines([done], names, fr, before, now)[0]?.text).toContain(
    fr["ambition.huntmaster-of-the-hutts.2"],
  );
});

test("[OR-TRADE-05] who left a deal is told", () => {
  const left = (by: number): News => ({
    type: "talk-ended",
    player: 0,
    with: 1,
    left: by,
    mark: "",
    rule: "OR-TRADE-05",
  });
  for (const texts of [en, fr, es]) expect(said(texts, left(1))[0]).toMatch(/^Otto \S+ .* Mia\.$/);
});
