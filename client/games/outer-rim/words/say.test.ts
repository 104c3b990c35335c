/** Who is called what: one name in every sentence, the other beside it where there is room. */
import { expect, test } from "vitest";
import { es as esLabels } from "#words/made/outer-rim-labels/es.ts";
import { fr as frLabels } from "#words/made/outer-rim-labels/fr.ts";
import { logLines } from "../say/news.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { saying, type Names, type LogFacts } from "./say.ts";
import type { News } from "#rules/outer-rim/index.ts";

const seen: LogFacts = {
  players: (["dengar", "jyn-erso", null] as const).map((character) => ({
    character,
    ambition: null,
  })),
};
const called = (names: Names): readonly (readonly [string, string | null])[] => {
  const say = saying(names, en, seen);
  return seen.players.map((_, seat) => [say.player(seat), say.also(seat)] as const);
};

test("[OR-SETUP-06] people go by their own name, bots by their character, and each has the other beside it", () => {
  expect(called([{ name: "Bruno" }, { name: "Quill", bot: true }, { name: "Anna" }])).toEqual([
    ["Bruno", "Dengar"],
    ["Jyn Erso", "Quill"],
    ["Anna", null],
  ]);
});

test("[OR-SOLO-01] alone the character is name enough, and a printed opponent has no other", () => {
  expect(called([{ name: "Anna", bot: false }])).toEqual([
    ["Dengar", null],
    ["Jyn Erso", null],
    ["3", null],
  ]);
});

/** Dengar of the bots lies in wait for the Doctor of the bots, and hurts her. */
const doctor: LogFacts = {
  players: (["doctor-aphra", "dengar"] as const).map((character) => ({
    character,
    ambition: null,
  })),
};
const bots: Names = [
  { name: "Quill", bot: true },
  { name: "Sable", bot: true },
];
const fight = {
  attacker: 1,
  defender: 0,
  foe: { type: "player", player: 0, card: null },
  kind: "ground",
  rule: "OR-COM-05",
} as const;
const heard: readonly News[] = [
  { type: "combat-began", ...fight, strengths: [3, 2] },
  { type: "combat-resolved", ...fight, damage: [2, 1], won: true },
  { type: "damage-suffered", player: 0, on: "character", amount: 2, rule: "OR-COM-06" },
  { type: "turn-began", player: 0, round: 2, rule: "OR-TURN-01" },
];

test.each([
  {
    texts: fr,
    said: [
      "Combat au sol : Dengar (3) contre la docteure Aphra (2).",
      "Victoire de Dengar contre la docteure Aphra, 2 à 1. La docteure Aphra subit 2 dégâts.",
      "Manche 2 : la docteure Aphra.",
    ],
    alone: "Docteure Aphra",
    status: "La docteure Aphra t’attaque.",
    labels: frLabels,
  },
  {
    texts: es,
    said: [
      "Combate en tierra: Dengar (3) contra la doctora Aphra (2).",
      "Dengar gana contra la doctora Aphra, 2 a 1. La doctora Aphra sufre 2 de daño.",
      "Ronda 2: la doctora Aphra.",
    ],
    alone: "Doctora Aphra",
    status: "La doctora Aphra te ataca.",
    labels: esLabels,
  },
])(
  "[OR-COM-05] whoever has a title has its article in a sentence, and none on a seat: $alone",
  ({ texts, said, alone, status, labels }) => {
    const lines = logLines(heard, bots, texts, doctor).map(({ text }) => text);
    expect(lines.map((line) => line.replaceAll(/[\u00A0\u202F]/g, " "))).toEqual(said);
    const say = saying(bots, texts, doctor);
    expect(say.title(0)).toBe(alone);
    expect(labels.board.attacked(say.player(0), "")).toBe(status);
  },
);

test("[OR-COM-05] characters and contacts are named alike", () => {
  const say = saying([], es, { players: [] });
  expect([say.named("cad-bane"), say.named("doctor-aphra"), say.named("thrawn")]).toEqual([
    "Cad Bane",
    "la doctora Aphra",
    "el gran almirante Thrawn",
  ]);
});
