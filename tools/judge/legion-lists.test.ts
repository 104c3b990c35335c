import { expect, test } from "vitest";
import { judgeLegionLists } from "./legion-lists.ts";

test("[LC-LEDGER-03] a folder of lists: one report each, open questions named, nothing lost", () => {
  const { results, complaints } = judgeLegionLists({
    lists: [
      { title: "plain", text: "Bossk (105)\nBoba" },
      { title: "a link", text: "https://legionhq2.com/list/empire/1000:1aw00db" },
      { text: "12345" },
      { title: "empty" },
    ],
  });
  expect(results).toMatchObject([
    {
      title: "plain",
      units: [{ id: "ax", points: 105 }, { id: "aw" }],
      questions: [{ unit: 1, name: "Boba", asks: "card", offers: ["aw", "tl"] }],
    },
    { title: "a link", units: [{ id: "aw", upgrades: ["Emergency Stims"] }], questions: [] },
    { title: "list 3", trouble: "no-units" },
    { title: "empty", trouble: "no-text" },
  ]);
  expect(complaints).toEqual(['List 4 has no "text".']);
  expect(judgeLegionLists(7).complaints).toHaveLength(1);
});
