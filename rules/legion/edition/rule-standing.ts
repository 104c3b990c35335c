/** How sure a rule is: printed by the publisher, derived from what is printed, or ruled by us where that is silent. */
import type { RuleId } from "../../game.ts";

type RuleStanding = "printed" | "derived" | "ours";

/** The seven open readings of the classic text and our rulings on the current one. */
const ours = ids(
  "LB-DEFEAT-13 LB-TRANSFER-06 LB-GUARDIAN-07 LB-CHARGE-08 LB-CHARGE-09 LB-POISON-07 LB-POISON-08",
  "LC-DEFEAT-03 LC-STIMS-01 LC-POISON-01 LC-MARKED-01 LC-TOUR-04 LC-PRI-03 LC-PRI-07 LC-ORDER-02",
);

/** Of the classic keyword, what its own text says; the rest follows from it together with other entries. */
const classicPrint = ids(
  "LB-SETUP-01 LB-SETUP-02 LB-SETUP-03 LB-SETUP-04 LB-SETUP-05 LB-SETUP-06 LB-SETUP-07 LB-ORDER-01 LB-DEFEAT-01",
  "LB-TRANSFER-01 LB-TRANSFER-02 LB-TRANSFER-03 LB-END-01 LB-END-02 LB-END-03 LB-END-04 LB-END-05 LB-GUARDIAN-01",
  "LB-CHARGE-01 LB-STIMS-01 LB-STIMS-06 LB-POISON-01 LB-POISON-06 LB-TRANSPORT-01 LB-SECRET-01 LB-SCENARIO-01",
  "LB-SCENARIO-02 LB-SCENARIO-04",
);

/** Of the current edition, what rests on one source or follows from another rule. */
const currentDerived = ids(
  "LC-END-06 LC-DEFEAT-04 LC-DEFEAT-07 LC-CHARGE-01 LC-COMBINED-03 LC-PRI-05 LC-POI-02 LC-TOUR-01",
);

function ids(...lines: readonly string[]): ReadonlySet<RuleId> {
  return new Set(lines.flatMap((line) => line.split(" ")));
}

export function ruleStanding(rule: RuleId): RuleStanding {
  if (ours.has(rule) || rule.includes("-LEDGER-") || isOfTheDesk(rule)) return "ours";
  if (rule.startsWith("LB-")) return classicPrint.has(rule) ? "printed" : "derived";
  return currentDerived.has(rule) ? "derived" : "printed";
}

/** [LC-TOUR-01] That a tournament is paired by the Swiss system is known; the rest is how this hall runs one. */
function isOfTheDesk(rule: RuleId): boolean {
  return rule.startsWith("LC-TOUR-") && rule !== "LC-TOUR-01";
}
