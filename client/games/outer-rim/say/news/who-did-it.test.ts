/** Whose story, goal or refusal a line of the log is. */
import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { en } from "../../words/en.ts";
import { es } from "../../words/es.ts";
import { filled } from "../../words/texts.ts";
import { fr } from "../../words/fr.ts";
import { logLines } from "../news.ts";

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
  expect(filled(fr, "log.turn-began-at", values)).toMatch(/Naboo, 0 crédit\.$/);
  expect(filled(es, "log.turn-began-at", values)).toMatch(/Naboo, 0 créditos\.$/);
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

test("[OR-TRADE-05] who left a deal is told, and at once to whoever wanted it", () => {
  const left = (by: number): News => ({
    type: "talk-ended",
    player: 0,
    with: 1,
    left: by,
    mark: "",
    rule: "OR-TRADE-05",
  });
  for (const texts of [en, fr, es]) expect(said(texts, left(1))[0]).toMatch(/^Otto \S+ .* Mia\.$/);
  const concerns = (news: readonly News[]) =>
    logLines(news, names, en, { players: [] }).map((line) => line.concerns);
  expect(concerns([left(1)])).toEqual([[0]]);
  expect(concerns([left(0)])).toEqual([[1]]);
  const declined = [1, 2].map((other) => ({ ...left(other), with: other }) as News);
  expect(concerns(declined)).toEqual([[0]]);
});

const rule = "OR-ENC-06";
const drawn: News = {
  type: "encounter-drawn",
  player: 1,
  deck: "navpoint",
  card: "navpoint-20",
  section: "no-patrol",
  rule,
};
const text = "smuggling.deliver-and-lose.done";
const ended: News = { type: "story-told", player: 1, text, rule };
const left: News = { type: "story-told", player: 1, text: "left.encounter", rule };
const met: News = { type: "contact-met", player: 1, token: 1, contact: "lobot", rule };
const page: readonly News[] = [drawn, met, ended, left];

test.each([
  {
    eyes: "mine",
    mine: [false, true],
    said: /^You draw an encounter\. .*You meet Lobot\. .*The delivery is made\. .* You let it be\.$/,
  },
  {
    eyes: "another’s",
    mine: [true, false],
    said: /^Otto draws an encounter and reads: .*Otto meets Lobot and reads: .*Otto reads: .*Otto leaves it at that\.$/,
  },
  {
    eyes: "a shared screen’s",
    mine: [true, true],
    said: /Otto reads: The delivery .* Otto leaves it at that\.$/,
  },
])("[OR-ENC-01] a story says “you” to its reader alone: $eyes", ({ mine, said: pattern }) => {
  const people = names.map(({ name }, seat) => ({ name, mine: mine[seat] === true }));
  const lines = logLines(page, people, en, { players: [] }).map(({ text }) => text);
  expect(lines.join(" ")).toMatch(pattern);
});

test.each([
  { texts: fr, last: "Otto en reste là." },
  { texts: es, last: "Otto lo deja así." },
])("[OR-ENC-01] … and so in every language: $last", ({ texts, last }) => {
  const people = names.map(({ name }) => ({ name, mine: false }));
  const card: News = {
    type: "databank-drawn",
    player: 1,
    number: 1,
    version: 2,
    title: "",
    rule,
  };
  const lines = logLines([card, ended, left], people, texts, { players: [] }).map(({ text }) =>
    text.replaceAll(/[\u00A0\u202F]/g, " "),
  );
  expect(lines[0]).toMatch(/^Otto l(?:it|ee) «/);
  expect(lines[1]).toMatch(/^Otto l(?:it :|ee:) \p{Lu}/u);
  expect(lines[2]).toBe(last);
});
