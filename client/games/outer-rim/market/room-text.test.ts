import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/scenes/stage.ts";
import { sayFor } from "../desk.ts";
import { wordsIn } from "../lesson/learner.ts";
import { roomText } from "./room-text.ts";

test.each([
  ["en", "No room for everything: 2 of these would have to go: Hutt Favor and Rebel Favor."],
  [
    "fr",
    "Pas assez de place : il faudrait céder 2 de celles-ci : Une faveur pour les Hutts et Une faveur pour les Rebelles.",
  ],
] as const)(
  "[OR-SHIP-03] a ship that has no room says how many must go: %s",
  async (language, line) => {
    const words = await wordsIn(language);
    const table = stage({ players: [{ character: "bossk", space: "naboo" }], seats: 1 });
    const desk = { words, say: sayFor(outerRim.viewFor(table.state(), 0), [], words) };
    const text = roomText(["hutt-favor", "rebel-favor"], 2, desk);
    expect(text.replaceAll(/[\u00A0\u202F]/g, " ")).toBe(line);
  },
);
