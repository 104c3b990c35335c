import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { sayFor } from "../tabletop.ts";
import { wordsIn } from "../lesson/testing/learner.ts";
import { roomText } from "./room-text.ts";

test.each([
  {
    goes: 1,
    en: "No room for everything: one of these would have to go: Hutt Favor or Rebel Favor.",
    fr: "Pas assez de place : il faudrait céder l’une de celles-ci : Une faveur pour les Hutts ou Une faveur pour les Rebelles.",
  },
  {
    goes: 2,
    en: "No room for everything: Hutt Favor and Rebel Favor would have to go.",
    fr: "Pas assez de place : il faudrait céder Une faveur pour les Hutts et Une faveur pour les Rebelles.",
  },
])("[OR-SHIP-03] a ship says how many of which cards have no room: $goes", async (told) => {
  const table = stage({ players: [{ character: "bossk", space: "naboo" }], seats: 1 });
  const view = outerRim.viewFor(table.state(), 0);
  for (const language of ["en", "fr"] as const) {
    const words = await wordsIn(language);
    const tabletop = { words, say: sayFor(view, [], words) };
    const text = roomText(["hutt-favor", "rebel-favor"], told.goes, tabletop);
    expect(text.replaceAll(/[\u00A0\u202F]/g, " ")).toBe(told[language]);
  }
});
