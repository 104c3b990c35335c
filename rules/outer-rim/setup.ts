/** How a game begins: the table options, the shuffles, and who chooses what [OR-SETUP-01…10]. */
import { contacts } from "./cards/contacts.ts";
import { deckLists } from "./cards/market/index.ts";
import { encounterLists, encountersFor } from "./cards/encounters/index.ts";
import { planetCards } from "./cards/spaces.ts";
import { emptyState } from "./setup/empty.ts";
import { contactClasses, encounterDecks, marketDecks, planets } from "./names.ts";
import { emit, startPlay } from "./agenda/play.ts";
import { run } from "./agenda/run.ts";
import { shuffled } from "../rng.ts";
import type { Event } from "./events.ts";
import type { ContactClass, EncounterDeck, MarketDeck } from "./names.ts";
import type { State, TableRules, Token } from "./state.ts";
import type { Chance, Problem, Setup, TableOption } from "../game.ts";

/** [UB-AMB-01] The fame is agreed before the game; 8 is usual with ambitions. */
export const tableOptions: readonly TableOption[] = [
  { id: "fame", values: ["8", "10", "12"], standard: "10", rule: "OR-FAME-04" },
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
  const opponents = valueOf(setup, "opponents");
  const asked = setup.seats > 1 ? "none" : opponents === "auto" ? "base" : opponents;
  return {
    fame: Number(valueOf(setup, "fame")),
    // [UB-SOLO-12] nobody to ask in a solo game
    favors: valueOf(setup, "favors") === "on" && setup.seats > 1,
    ambitions: valueOf(setup, "ambitions") === "on",
    opponents: asked as TableRules["opponents"],
    characters: valueOf(setup, "characters") === "random" ? "random" : "choose",
    expert: Number(valueOf(setup, "expert")),
  };
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
  const removed = seats === 1 ? soloRemoves : [];
  emit(play, {
    type: "table-laid",
    rules,
    seats,
    players: players.length,
    tokens: layTokens(chance),
    market: layMarket(chance, removed),
    encounters: layEncounters(chance, seats),
    removed,
    rule: "OR-SETUP-01",
  });
  for (let player = 0; player < seats; player++)
    play.agenda.unshift({ type: "choose-character", player });
  play.agenda.unshift({ type: "seat-opponents" });
  for (let player = 0; player < seats; player++)
    play.agenda.unshift({ type: "choose-ship", player });
  for (let player = 0; player < players.length; player++)
    play.agenda.unshift({ type: "starting-card", player });
  for (let player = 0; player < players.length; player++)
    play.agenda.unshift({ type: "starting-reputation", player });
  if (rules.ambitions) play.agenda.unshift({ type: "offer-ambitions" });
  for (let player = 0; player < players.length; player++)
    play.agenda.unshift({ type: "choose-start", player });
  play.agenda.unshift({ type: "turn", player: 0 });
  return run(play);
}

/** [UB-SOLO-01] Jobs that need other people. */
const soloRemoves: readonly string[] = [
  "disable-comms-network",
  "honest-robbery",
  "sail-barge-sabotage",
  "snatch-and-grab",
];

/** [OR-SETUP-05, UB-SETUP-01] Every deck of both boxes, shuffled by itself. */
function layMarket(chance: Chance, removed: readonly string[]): Record<MarketDeck, string[]> {
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
      deckLists[deck].filter((card) => !removed.includes(card)),
      chance(`market-${deck}`),
    );
  }
  return laid;
}

/** [UB-SETUP-02] Replaced cards are simply not in the tables. */
function layEncounters(
  chance: Chance,
  seats: number,
): Readonly<Record<EncounterDeck, readonly string[]>> {
  const laid = { ...encounterLists };
  for (const deck of encounterDecks)
    laid[deck] = shuffled(encountersFor(deck, seats), chance(`encounter-${deck}`));
  return laid;
}

/** [OR-SETUP-03] Tokens facedown on spaces of their class; [UB-SETUP-08] one orange token on each planet but the Core Worlds. */
function layTokens(chance: Chance): Token[] {
  const piles: Record<ContactClass, string[]> = { white: [], green: [], yellow: [], orange: [] };
  for (const [id, card] of Object.entries(contacts)) piles[card.class].push(id);
  for (const rank of contactClasses)
    piles[rank] = shuffled(piles[rank].sort(), chance(`contacts-${rank}`));
  const tokens: Token[] = [];
  for (const planet of planets) {
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
