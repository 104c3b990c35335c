import { execFileSync, spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { languages } from "#table/talk/languages.ts";

const cards = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ["tools/cards.ts", ...args], { encoding: "utf8" });

test("[OR-EFF-01] the cards command prints every card with its whole text, in the language asked for", () => {
  const told = JSON.parse(cards("outer-rim", "--language", "fr", "--json")) as readonly {
    readonly id: string;
    readonly lines: readonly { readonly text: string }[];
  }[];
  expect(told.length).toBeGreaterThan(550);
  const greedo = told.find(({ id }) => id === "bounty-greedo");
  expect(greedo?.lines.map(({ text }) => text).join(" ")).toContain("livrer la cible en vie");
  expect(cards("outer-rim", "--only", "bounty-greedo")).toContain("deliver alive on Ord Mantell");
});

test.each([
  { args: [], says: "name one game" },
  { args: ["chess"], says: 'does not know the game "chess"' },
  { args: ["outer-rim", "--language", "xx"], says: `--language is one of ${languages.join(", ")}` },
  { args: ["legion"], says: "the cards of legion have no text of their own yet" },
  { args: ["outer-rim", "--oops"], says: "Unknown option '--oops'" },
])("[OR-EFF-01] what cannot be printed gets one sentence: $says", ({ args, says }) => {
  const { status, stderr } = spawnSync(process.execPath, ["tools/cards.ts", ...args], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`cards: ${says}`.slice(0, 7));
  expect(stderr).toContain(says);
});
