/** No text is translated three times for nobody. */
import { expect, test } from "vitest";
import { globSync, readFileSync } from "node:fs";
import { rooms, sourcesIn } from "./sources.ts";
import { unusedWords } from "./unused-words.ts";

test("[HALL] every text of a catalog is asked for somewhere", () => {
  const english = globSync("words/*/en.ftl").map((path) => ({
    path,
    text: readFileSync(path, "utf8"),
  }));
  expect(unusedWords([...rooms.flatMap((room) => sourcesIn(room)), ...english])).toEqual([]);
});

test("[HALL] a text nobody asks for is named with its catalog", () => {
  const catalog =
    'export const en = { lobby: { here: "…", gone: () => "…" }, kinds: { "a-b": "…" } };';
  const code = 'const { lobby } = words; show(lobby.here, words.kinds[flag ? "a-b" : kind]);';
  const test = "expect(lobby.gone()).toBe();";
  expect(
    unusedWords([
      { path: "client/words/en.ts", text: catalog },
      { path: "words/hall/en.ftl", text: "lobby_here = …\nlobby_lost = …\n" },
      { path: "client/lobby/lobby.tsx", text: code },
      { path: "client/lobby/lobby.test.ts", text: test },
    ]),
  ).toEqual(["client/words/en.ts: lobby.gone", "words/hall/en.ftl: lobby.lost"]);
});
