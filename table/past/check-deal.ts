/** Promises, seal and parts: each follows from what was written before it. */
import type { FlawCode } from "../journal/flaw.ts";
import type { Page } from "../journal/page.ts";
import { commitToPart, missingParts } from "../state/deal.ts";
import { awaitedDevices } from "../state/enough-parts.ts";
import { phaseOf, type TableState } from "../state/table-state.ts";
import { sameData } from "#rules/same-data.ts";
import type { TableId } from "../talk/words.ts";

type DealPage = Extract<
  Page,
  {
    type:
      | "part-promised"
      | "part-waived"
      | "start-sealed"
      | "part-shown"
      | "parts-awaited"
      | "start-void";
  }
>;

export function checkDeal(table: TableId, state: TableState, page: DealPage): FlawCode | null {
  if (phaseOf(state) !== "gathering") return "entropies";
  const { deal } = state;
  switch (page.type) {
    case "part-promised":
    case "part-waived":
      return deal.sealed === null && state.seats[page.seat]?.type === "person" ? null : "entropies";
    case "start-sealed":
      return deal.sealed === null &&
        page.attempt === deal.attempt &&
        sameData(page.commits, deal.commits)
        ? null
        : "entropies";
    case "part-shown":
      return deal.sealed?.commits[page.seat] === commitToPart(table, page.seat, page.part)
        ? null
        : "entropies";
    case "parts-awaited":
      return page.attempt === deal.attempt && sameData(page.seats, awaitedDevices(state))
        ? null
        : "entropies";
    case "start-void":
      return deal.sealed !== null &&
        page.attempt === deal.attempt &&
        sameData(page.seats, missingParts(deal.sealed))
        ? null
        : "entropies";
  }
}
