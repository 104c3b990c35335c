/** How a game begins: the table options, the shuffles, and who chooses what [OR-SETUP-01…10]. */
import { encounterLists } from "./cards/encounters/index.ts";
import { planetCards } from "./cards/spaces.ts";
import { emptyState } from "./setup/empty.ts";
import { contactClasses, encounterDecks, marketDecks } from "./names.ts";
import { encountersOf, marketOf, peopleOf, planetsOf } from "./setup/box.ts";
import { emit, startPlay } from "./agenda/play.ts";
import { run } from "./agenda/run.ts";
import { shuffled } from "../rng.ts";
import type { Task } from "./agenda/agenda.ts";
import type { Event } from "./events.ts";
import type { ContactClass, EncounterDeck, MarketDeck } from "./names.ts";
import type { State, TableRules, Token } from "./state.ts";
import type { Chance, Problem, Setup, TableOption } from "../game.ts";

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
  { id: "favors", values: ["off", "on"], standard: "off", rule: "UB-OPT-01" },
  { id: "ambitions", values: ["off", "on"], standard: "off", rule: "UB-OPT-01" },
  {
    id: "opponents",
    values: ["auto", "none", "base", "classic", "bounty-hunter", "both"],
    standard: "auto",
    rule: "OR-SOLO-01",
  },
  { id: "expert", values: ["0", "1", "2", "3"], standard: "0", rule: "OR-SOLO-11" },
];

function valueOf(setup: Setup, id: string): string {
  return setup.options[id] ?? tableOptions.find((option) => option.id === id)?.standard ?? "";
}

function rulesOf(setup: Setup): TableRules {
  const box = valueOf(setup, "box") === "base" ? "base" : "both";
  const isExpanded = box === "both";
  const ambitions = valueOf(setup, "ambitions") === "on" && isExpanded;
  const fame = valueOf(setup, "fame");
  return {
    fame: fame === "auto" ? (ambitions ? 8 : 10) : Number(fame),
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
  const opponents = valueOf(setup, "opponents");
  if (setup.seats > 1 && opponents !== "auto" && opponents !== "none")
    problems.push({
      path: "options.opponents",
      code: "solo-only",
      rule: "OR-SOLO-01",
      params: { seats: setup.seats },
    });
  problems.push(...withoutExpansion(setup));
  if (setup.content !== null && setup.content !== undefined)
    problems.push({ path: "content", code: "no-content", rule: "OR-SETUP-01", params: {} });
  return problems;
}

function opponentCount(rules: TableRules): number {
  if (rules.opponents === "none") return 0;
  return rules.opponents === "both" ? 2 : 1;
}

export function begin(setup: Setup): State {
  const rules = rulesOf(setup);
  return emptyState(rules, setup.seats, setup.seats + opponentCount(rules));
}

export function setUp(setup: Setup, chance: Chance): readonly Event[] {
  const play = startPlay(begin(setup), chance);
  const { rules, seats, players } = play.state;
  const inBox = marketOf(rules, "job");
  const removed = seats === 1 ? soloRemoves.filter((card) => inBox.includes(card)) : [];
  const first = seats === 1 ? 0 : chance("first-player").below(seats);
  emit(play, {
    type: "table-laid",
    rules,
    seats,
    players: players.length,
    tokens: layTokens(rules, chance),
    market: layMarket(rules, chance, removed),
    encounters: layEncounters(rules, chance, seats),
    removed,
    first,
    rule: "OR-SETUP-01",
  });
  play.agenda.push(...preparations(play.state).toReversed());
  return run(play);
}

/** Everybody in turn order, printed opponents last [OR-SETUP-06, OR-SETUP-12]. */
function preparations({ rules, seats, players, first }: State): Task[] {
  const people = players.map((_, i) => i).filter((i) => i < seats);
  const order = [...people.slice(first), ...people.slice(0, first)];
  const all = players.map((_, i) => order[i] ?? i);
  return [
    ...order.map((player): Task => ({ type: "choose-character", player })),
    { type: "seat-opponents" },
    ...order.map((player): Task => ({ type: "choose-ship", player })),
    ...all.map((player): Task => ({ type: "starting-card", player })),
    ...all.map((player): Task => ({ type: "starting-reputation", player })),
    ...(rules.ambitions ? ([{ type: "offer-ambitions" }] as const) : []),
    ...all.map((player): Task => ({ type: "choose-start", player })),
    { type: "turn", player: first },
  ];
}

/** [UB-SOLO-01] Jobs that need other people. */
const soloRemoves: readonly string[] = [
  "disable-comms-network",
  "honest-robbery",
  "sail-barge-sabotage",
  "snatch-and-grab",
];

/** [OR-SETUP-05, UB-SETUP-01] Every deck of both boxes, shuffled by itself. */
function layMarket(
  rules: TableRules,
  chance: Chance,
  removed: readonly string[],
): Record<MarketDeck, string[]> {
  const laid: Record<MarketDeck, string[]> = {
    bounty: [],
    cargo: [],
    "gear-mod": [],
    job: [],
    luxury: [],
    ship: [],
  };
  for (const deck of marketDecks) {
    laid[deck] = shuffled(
      marketOf(rules, deck).filter((card) => !removed.includes(card)),
      chance(`market-${deck}`),
    );
  }
  return laid;
}

/** [UB-SETUP-02] Replaced cards are simply not in the tables. */
function layEncounters(
  rules: TableRules,
  chance: Chance,
  seats: number,
): Readonly<Record<EncounterDeck, readonly string[]>> {
  const laid = { ...encounterLists };
  for (const deck of encounterDecks)
    laid[deck] = shuffled(encountersOf(rules, seats, deck), chance(`encounter-${deck}`));
  return laid;
}

/**
 * [OR-SETUP-03] Tokens facedown on spaces of their class;
 * [UB-SETUP-08] one orange token on each planet but the Core Worlds.
 */
function layTokens(rules: TableRules, chance: Chance): Token[] {
  const piles = peopleOf(rules);
  for (const rank of contactClasses)
    piles[rank] = shuffled(piles[rank].sort(), chance(`contacts-${rank}`));
  const tokens: Token[] = [];
  for (const planet of planetsOf(rules)) {
    const { contacts: classes, deck } = planetCards[planet];
    const here: ContactClass[] = deck === "core-worlds" ? [] : [...classes, "orange"];
    for (const rank of here) {
      const contact = piles[rank].pop();
      if (contact !== undefined)
        tokens.push({ contact, class: rank, at: planet, faceup: false, seenBy: [] });
    }
  }
  return tokens;
}
