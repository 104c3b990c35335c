/** Single sentences of the log: causes, names, scores, and the small words around them. */
import { expect, test } from "vitest";
import { en } from "../../words/en.ts";
import { es } from "../../words/es.ts";
import { fr } from "../../words/fr.ts";
import { elided } from "#words/forms.ts";
import { withHoles } from "../../testing/holes.ts";
import { logLines } from "../news.ts";
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

test("[OR-JOB-03] [UB-MPJ-03] a failed job says that it is kept, and who went down", () => {
  const failed: News = {
    type: "job-failed",
    player: 0,
    card: "disable-comms-network",
    rule: "UB-MPJ-03",
  };
  expect(said(en, { ...failed, down: 1 })).toEqual([
    "“Disable Comms Network” fails, because Otto is knocked out. The job is kept and may be tried again.",
  ]);
  expect(said(en, failed)).toEqual([
    "Mia fails “Disable Comms Network”. The job is kept and may be tried again.",
  ]);
  expect(said(fr, failed)[0]).toMatch(/La mission est gardée et pourra être retentée\.$/);
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
    "Mia gives up the bounty on IG-\u206088.",
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

test("[OR-GOAL-02] a goal and its fame are one line", () => {
  const goal: News = { type: "goal-completed", player: 0, of: "ship", rule: "OR-GOAL-02" };
  const fame: News = {
    type: "fame-gained",
    player: 0,
    amount: 1,
    source: "ship-goal",
    card: "g9-rigger",
    rule: "OR-GOAL-02",
  };
  expect(said(en, goal, fame)).toEqual(["Mia reaches the goal of the G9 Rigger: 1 fame."]);
});

test("[OR-COM-01] those a card makes one fight have a name, with its article in French", () => {
  const foe = { type: "card", card: "encounter.navpoint-10.no-patrol" } as const;
  const fight: News = {
    type: "combat-began",
    kind: "ship",
    attacker: 0,
    defender: null,
    strengths: [3, 3],
    foe,
    rule: "OR-COM-01",
  };
  expect(said(en, fight)[0]).toContain("the polite pirates");
  const changed: News = {
    type: "dice-changed",
    player: null,
    foe,
    dice: ["hit"],
    by: "cards",
    rule: "OR-COM-08",
  };
  expect(said(fr, fight, changed)[1]).toContain("pour les pirates polis");
  expect(elided("de", fr["encounter.navpoint-10.no-patrol.foe"])).toBe("des pirates polis");
  expect(elided("à", fr["encounter.ryloth-naboo-09.ryloth.foe"])).toBe("au gutkurr");
});

const bossk = { character: "bossk", ambition: null } as const;
const dengar = { character: "dengar", ambition: null } as const;
const earned = (player: number): News => ({
  type: "credits-gained",
  player,
  amount: 2000,
  rule: "OR-TURN-02",
});

test.each([
  {
    table: "alone with a bot",
    names: [
      { name: "Rookie", bot: false },
      { name: "Bot 1", bot: true },
    ],
    who: ["Bossk", "Dengar"],
  },
  {
    table: "two people",
    names: [
      { name: "Mia", bot: false },
      { name: "Otto", bot: false },
    ],
    who: ["Mia", "Otto"],
  },
  {
    table: "two people and a bot",
    names: [
      { name: "Mia", bot: false },
      { name: "Bot 1", bot: true },
      { name: "Otto", bot: false },
    ],
    who: ["Mia", "Dengar"],
  },
])(
  "[OR-SETUP-07] $table: bots go by their character, and so does whoever is alone",
  ({ names: sitters, who }) => {
    const lines = logLines([earned(0), earned(1)], sitters, en, { players: [bossk, dengar] });
    expect(lines.map(({ text }) => text)).toEqual(
      who.map((name) => `${name} stays put and earns 2,000 credits.`),
    );
  },
);

test("[OR-CONT-03] a person met again is not introduced again", () => {
  const met: News = {
    type: "contact-met",
    player: 0,
    token: 1,
    contact: "lando-calrissian",
    rule: "OR-CONT-03",
  };
  const known = Object.keys(en).find(
    (key) => key.startsWith("contact.lando-calrissian.") && !key.endsWith(".name"),
  );
  const told: News = { type: "story-told", player: 0, text: known ?? "", rule: "OR-ENC-06" };
  const lines = logLines([met, told], names, en, seen);
  expect(lines.map(({ text }) => text)).toHaveLength(2);
  expect(lines[0]?.scene).toEqual({
    key: "contact.lando-calrissian",
    again: "Mia meets Lando Calrissian again.",
  });
});

test("[OR-FAME-03] the last chapter ends with the score of its end, not of its beginning", () => {
  const won: News = { type: "game-won", player: 0, rule: "OR-FAME-03" };
  const standing = (fameNow: number) => ({ ...bossk, fameNow });
  const before = { players: [standing(8), standing(7)] };
  const end = { players: [standing(10), standing(7)] };
  const lines = logLines([won], names, en, before, end);
  expect(lines.map(({ text }) => text)).toEqual(["Mia wins the game, 10 fame to 7."]);
});

test("[OR-PAT-06] a patrol that nobody beats is named, and moves on rather than nearer", () => {
  const met: News = { type: "patrol-met", player: 0, faction: "hutt", level: 4, rule: "OR-PAT-06" };
  const on: News = { type: "patrol-moved", faction: "hutt", to: "kessel", rule: "OR-PAT-05" };
  expect(said(en, met, on)).toEqual([
    "Mia meets the Hutt patrol, level 4. Nobody beats that one.",
    "The Hutt patrol moves on to Kessel.",
  ]);
});

test("[UB-AMB-14] what a sheet or a card asks of “you” is quoted", () => {
  const ambition = { id: "hero-of-the-rebellion", done: [], progress: 0 } as unknown;
  const sheets = { players: [{ character: null, ambition }] } as Parameters<typeof logLines>[3];
  const done: News = {
    type: "ambition-advanced",
    player: 0,
    goal: 0,
    done: true,
    rule: "UB-AMB-14",
  };
  const told = (texts: typeof en | typeof es): string =>
    logLines([done], names, texts, sheets).map(({ text }) => text)[0] ?? "";
  expect(told(en)).toBe(
    `Mia does part of the ambition: “${en["ambition.hero-of-the-rebellion.0"]}”.`,
  );
  expect(told(es)).toMatch(/: «.+»\.$/);
  for (const texts of [en, fr, es])
    expect(withHoles(texts)["log.ability-used"]).toMatch(/[“«]\u00a0?\{ability\}/);
});

test("[OR-PAT-05] a patrol called by a card comes from anywhere, and one that was not beaten does not flee", () => {
  const came: News = { type: "patrol-moved", faction: "hutt", to: "kessel", rule: "OR-ENC-06" };
  expect(said(en, came)).toEqual(["The Hutt patrol comes to Kessel."]);
  expect(said(fr, came)).toEqual(["La patrouille des Hutts arrive sur Kessel."]);
  for (const texts of [en, fr, es])
    expect(texts["ask.move-patrol-away"]).toMatch(/not beaten|n’est pas battue|No has vencido/);
});

test("[OR-CONT-01] others see which contact is looked at by its back, and not whose face it is", () => {
  const looked: News = {
    type: "contact-looked-at",
    player: 0,
    token: 1,
    contact: null,
    rule: "OR-CONT-01",
  };
  const seen = { players: [], tokens: [{ class: "white" }, { class: "green" }] };
  expect(logLines([looked], [{ name: "Mia" }], en, seen).map(({ text }) => text)).toEqual([
    "Mia looks at a face-down contact (green).",
  ]);
});
