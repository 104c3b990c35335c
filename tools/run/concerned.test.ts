import { expect, test } from "vitest";
import { concernedBy } from "./concerned.ts";

const files = [
  { path: "rules/outer-rim/long-games.deep.test.ts", text: "" },
  { path: "rules/outer-rim/market.test.ts", text: "nothing long" },
  { path: "client/games/outer-rim/table.browser.test.ts", text: "if (isDeep) …" },
  { path: "client/games/legion/ledger.browser.test.ts", text: "looks" },
  { path: "client/guild/guild.browser.test.ts", text: "looks" },
  { path: "client/hall.browser.test.ts", text: "looks" },
  { path: "rules/conformance.test.ts", text: "DEEP" },
  { path: "rules/conformance/planted/every-game.test.ts", text: "DEEP" },
  { path: "server/crash.deep.test.ts", text: "" },
];

test.each([
  {
    changed: "bots/outer-rim/appraisal/worth.ts",
    tests: ["client/games/outer-rim/table.browser", "rules/outer-rim/long-games.deep"],
  },
  {
    changed: "rules/legion/units.ts",
    tests: [
      "client/games/legion/ledger.browser",
      "rules/conformance",
      "rules/conformance/planted/every-game",
    ],
  },
  { changed: "client/guild/guild-page.tsx", tests: ["client/guild/guild.browser"] },
  { changed: "client/app.tsx", tests: ["client/hall.browser"] },
  { changed: "server/hall.ts", tests: ["server/crash.deep"] },
  { changed: "docs/api.md", tests: [] },
])("a change of $changed concerns its area's deep tests", ({ changed, tests }) => {
  expect(concernedBy([changed], files)).toEqual(tests.map((name) => `${name}.test.ts`));
});
