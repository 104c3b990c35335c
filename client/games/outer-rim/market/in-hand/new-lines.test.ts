import { expect, test } from "vitest";
import { tellMarketCard } from "../../tell/tell.ts";
import { en as texts } from "../../words/en.ts";
import { newLines } from "./new-lines.ts";

function leadsOf(id: string): readonly (string | null)[] {
  return newLines(id, tellMarketCard(texts, id).lines, texts).map(({ lead }) => lead);
}

const { ["lead.at"]: where, ["lead.skills"]: skills, ["lead.deliver"]: deliver } = texts;

test("[OR-MKT-03] beside its face no card says again what it costs, where it goes and what it tests", () => {
  for (const id of ["relic-of-the-past", "speeder-bike-parts", "bounty-bossk"])
    expect(leadsOf(id)).not.toContain(texts["lead.cost"]);
  expect(leadsOf("relic-of-the-past")).not.toContain(where);
  expect(leadsOf("relic-of-the-past")).not.toContain(skills);
  expect(leadsOf("coaxium-crystal")).not.toContain(deliver);
});

test("[UB-ROT-01] its other end is told nowhere else, and crew says what it knows", () => {
  expect(leadsOf("speeder-bike-parts")).toContain(deliver);
  expect(leadsOf("dash-rendar")).toContain(skills);
});

test("[OR-CARGO-02] regard is no part of its gist: a reward with it is told", () => {
  expect(leadsOf("food-supplies")).toContain(texts["lead.reward"]);
});
