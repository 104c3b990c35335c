/** The set-up dealt again from the revealed seed. */
import type { Chance } from "#rules/game.ts";
import type { FlawCode } from "../journal/flaw.ts";
import { entropiesFor, missingParts, seatsWith } from "../state/deal.ts";
import { sameData } from "#rules/same-data.ts";
import type { PageContext, PageOf } from "./page-context.ts";

/**
 * Other rules may say more about the same deal: what was written is compared. They may also deal otherwise: then
 * nothing can be said, and that is what is said. Where chance has no part in the set-up there is no deal, and what
 * was written counts.
 */
export function checkStart(
  { game, setup, state, chance, judging }: PageContext,
  page: PageOf<"started">,
): FlawCode | null {
  if (state.position !== null) return "set-up";
  const { sealed } = state.deal;
  if (
    sealed === null
      ? state.deal.commits.some((commit) => commit !== null)
      : missingParts(sealed).length > 0
  )
    return "entropies";
  if (!sameData(page.entropies, entropiesFor(state.seats, sealed))) return "entropies";
  if (page.from !== undefined && !sameData(page.from, seatsWith(sealed?.parts ?? [])))
    return "entropies";
  let isDealt = false;
  const dealing: Chance = (purpose) => {
    isDealt = true;
    return chance(purpose);
  };
  const dealt = game.setUp(setup, dealing);
  if (judging.isOurs) return sameData(page.events, dealt) ? null : "set-up";
  return isDealt && !saysAsMuch(dealt, page.events) ? "other-rules" : null;
}

/** Everything in `written` is in `told` too; rules that came later may have added fields. */
function saysAsMuch(told: unknown, written: unknown): boolean {
  if (
    typeof written !== "object" ||
    written === null ||
    Array.isArray(written) !== Array.isArray(told)
  )
    return told === written;
  if (typeof told !== "object" || told === null) return false;
  if (Array.isArray(written) && Object.keys(told).length !== written.length) return false;
  const fields: Readonly<Record<string, unknown>> = { ...told };
  return Object.entries(written).every(([key, value]) => saysAsMuch(fields[key], value));
}
