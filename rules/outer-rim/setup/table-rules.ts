/** What a table may agree on, and the rules that makes. */
import type { TableRules } from "../state.ts";
import type { Problem, Setup, TableOption } from "../../game.ts";

/** [OR-SETUP-01] A person alone meets printed opponents; [UB-SOLO-12] favors take two. */
const alone = { min: 1, max: 1 };
const together = { min: 2, max: 4 };

/** [UB-AMB-01] The fame is agreed before the game; left to the rules it is 10, with ambitions 8. */
export const tableOptions: readonly TableOption[] = [
  {
    id: "fame",
    values: ["auto", "5", "6", "7", "8", "9", "10", "11", "12"],
    standard: "auto",
    rule: "OR-FAME-04",
  },
  { id: "box", values: ["both", "base"], standard: "both", rule: "OR-SETUP-11" },
  { id: "characters", values: ["choose", "random"], standard: "choose", rule: "OR-SETUP-07" },
  { id: "favors", values: ["off", "on"], standard: "off", rule: "UB-OPT-01", seats: together },
  { id: "ambitions", values: ["off", "on"], standard: "off", rule: "UB-OPT-01" },
  {
    id: "opponents",
    values: ["auto", "none", "base", "classic", "bounty-hunter", "both"],
    standard: "auto",
    rule: "OR-SOLO-01",
    seats: alone,
  },
  {
    id: "expert",
    values: ["0", "1", "2", "3"],
    standard: "0",
    rule: "OR-SOLO-11",
    seats: alone,
  },
];

/** [OR-FAME-04, UB-AMB-01] Where nobody agreed on anything else. */
export function usualFame(ambitions: boolean): number {
  return ambitions ? 8 : 10;
}

function valueOf(setup: Setup, id: string): string {
  return setup.options[id] ?? tableOptions.find((option) => option.id === id)?.standard ?? "";
}

export function rulesOf(setup: Setup): TableRules {
  const box = valueOf(setup, "box") === "base" ? "base" : "both";
  const isExpanded = box === "both";
  const ambitions = valueOf(setup, "ambitions") === "on" && isExpanded;
  const fame = valueOf(setup, "fame");
  return {
    fame: fame === "auto" ? usualFame(ambitions) : Number(fame),
    box,
    // [UB-SOLO-12] nobody to ask in a solo game
    favors: valueOf(setup, "favors") === "on" && setup.seats > 1 && isExpanded,
    ambitions,
    opponents: opponentsOf(setup, isExpanded),
    characters: valueOf(setup, "characters") === "random" ? "random" : "choose",
    expert: Number(valueOf(setup, "expert")),
  };
}

/** Alone one meets somebody, unless told otherwise; the base box has its ten AI cards and no hunters. */
function opponentsOf(setup: Setup, isExpanded: boolean): TableRules["opponents"] {
  if (setup.seats > 1) return "none";
  const asked = valueOf(setup, "opponents");
  if (asked === "none") return "none";
  if (!isExpanded) return "classic";
  return (asked === "auto" ? "base" : asked) as TableRules["opponents"];
}

/** Options that need the expansion's cards. */
const ofExpansion = [
  { id: "favors", value: "on" },
  { id: "ambitions", value: "on" },
  { id: "opponents", value: "base" },
  { id: "opponents", value: "bounty-hunter" },
  { id: "opponents", value: "both" },
] as const;

function withoutExpansion(setup: Setup): Problem[] {
  if (valueOf(setup, "box") !== "base") return [];
  return ofExpansion
    .filter(({ id, value }) => valueOf(setup, id) === value)
    .map(({ id, value }) => ({
      path: `options.${id}`,
      code: "needs-expansion",
      rule: "OR-SETUP-11",
      params: { id, value },
    }));
}

/** What only a person alone meets, asked for among several; "none" is what they have anyway. */
function soloOnly(setup: Setup): Problem[] {
  const { seats } = setup;
  if (seats <= 1) return [];
  return tableOptions
    .filter(({ id, standard, ...option }) => {
      const value = valueOf(setup, id);
      return option.seats?.max === 1 && value !== standard && value !== "none";
    })
    .map(({ id, rule }) => ({ path: `options.${id}`, code: "solo-only", rule, params: { seats } }));
}

export function checkSetup(setup: Setup): readonly Problem[] {
  const problems: Problem[] = [];
  if (!Number.isInteger(setup.seats) || setup.seats < 1 || setup.seats > 4)
    problems.push({
      path: "seats",
      code: "seats-out-of-range",
      rule: "OR-SETUP-01",
      params: { min: 1, max: 4 },
    });
  for (const [id, value] of Object.entries(setup.options)) {
    const option = tableOptions.find((each) => each.id === id);
    if (option === undefined)
      problems.push({
        path: `options.${id}`,
        code: "unknown-option",
        rule: "OR-SETUP-01",
        params: { id },
      });
    else if (!option.values.includes(value))
      problems.push({
        path: `options.${id}`,
        code: "unknown-value",
        rule: option.rule,
        params: { id, value },
      });
  }
  problems.push(...soloOnly(setup), ...withoutExpansion(setup));
  if (setup.content !== null && setup.content !== undefined)
    problems.push({ path: "content", code: "no-content", rule: "OR-SETUP-01", params: {} });
  return problems;
}

export function opponentCount(rules: TableRules): number {
  if (rules.opponents === "none") return 0;
  return rules.opponents === "both" ? 2 : 1;
}
