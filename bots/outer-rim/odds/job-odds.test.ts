import { expect, test } from "vitest";
import { marketCard, outerRim, type JobCard } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { minds } from "../players/levels.ts";
import { chanceToComplete } from "./job-odds.ts";

function chances(other: "dengar" | "jyn-erso" | "doctor-aphra"): readonly number[] {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo" },
      { character: other, space: "kessel" },
    ],
  });
  const jobs = table.state().market.job.flatMap((id): JobCard[] => {
    const card = marketCard(id);
    return card.kind === "job" ? [card] : [];
  });
  const view = { ...outerRim.viewFor(table.state(), 0), mind: minds[2] };
  return jobs.map((job) => chanceToComplete(view, job));
}

test("[UB-OPP-02] a job against somebody is reckoned against those at this table, whatever was reckoned before", () => {
  const [dengar, jyn, aphra] = [chances("dengar"), chances("jyn-erso"), chances("doctor-aphra")];
  expect(new Set([dengar, jyn, aphra].map(String)).size).toBeGreaterThan(1);
  expect([chances("doctor-aphra"), chances("jyn-erso"), chances("dengar")]).toEqual([
    aphra,
    jyn,
    dengar,
  ]);
});
