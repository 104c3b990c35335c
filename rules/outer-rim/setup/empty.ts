/**
 * The table before anything is laid on it: level 1 patrols at their starts
 * [OR-SETUP-02], a debt token for each with favors [UB-DEBT-01, UB-COMP-12].
 */
import { patrolStarts } from "../cards/spaces.ts";
import type { Player, State, TableRules } from "../state.ts";

export function emptyPlayer(): Player {
  return {
    opponent: null,
    character: null,
    flipped: false,
    goal: 0,
    ship: "g9-rigger",
    shipFlipped: false,
    shipGoal: 0,
    credits: 0,
    fame: 0,
    fameBy: {},
    reputation: { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 },
    treated: [],
    space: "cantonica",
    damage: 0,
    shipDamage: 0,
    defeated: false,
    cards: [],
    crew: [],
    secrets: [],
    ambition: null,
    debts: [],
    used: [],
    favors: { received: false, skill: null, die: false, shortcut: false },
    sabotaged: [],
    extraTurn: false,
  };
}

export function emptyState(rules: TableRules, seats: number, players: number): State {
  const sitting: Player[] = [];
  for (let i = 0; i < players; i++)
    sitting.push(rules.favors && i < seats ? { ...emptyPlayer(), debts: [i] } : emptyPlayer());
  return {
    rules,
    seats,
    players: sitting,
    round: 0,
    current: 0,
    first: 0,
    patrols: {
      hutt: { level: 1, space: patrolStarts.hutt },
      syndicate: { level: 1, space: patrolStarts.syndicate },
      imperial: { level: 1, space: patrolStarts.imperial },
      rebel: { level: 1, space: patrolStarts.rebel },
    },
    patrolsMoved: [],
    tokens: [],
    market: { bounty: [], cargo: [], "gear-mod": [], job: [], luxury: [], ship: [] },
    encounters: {
      "cantonica-ord-mantell": [],
      "lothal-mon-calamari": [],
      "kessel-maelstrom": [],
      "tatooine-nal-hutta": [],
      "ryloth-naboo": [],
      "kafrene-takodana": [],
      navpoint: [],
      "core-worlds": [],
    },
    shown: null,
    fight: null,
    removed: [],
    ambitions: [],
    pending: { number: 0, questions: [], answers: [] },
    agenda: [],
    rolls: 0,
    winner: null,
  };
}
