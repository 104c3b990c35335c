/** The job deck. Each attempt resolves one of the databank cards of its number [UB-DATA-03]. */
import type { Effects } from "../effects.ts";
import type { CrewCard, JobCard } from "../market-cards.ts";
import type { Faction } from "../../names.ts";

/** [OR-JOB-06] A favor for friends already won over costs their rival's goodwill and gives fame. */
function favorReward(faction: Faction, rival: Faction): Effects {
  return [
    { do: "gain-credits", amount: 5000 },
    {
      do: "if",
      when: { is: "reputation", faction, at: ["positive"] },
      effects: [
        { do: "lose-reputation", faction: rival },
        { do: "gain-fame", amount: 1 },
      ],
      otherwise: [{ do: "gain-reputation", faction }],
    },
  ];
}

function pays(credits: number, fame: number, more: Effects = []): Effects {
  const paid: Effects = [{ do: "gain-credits", amount: credits }];
  return fame > 0 ? [...paid, { do: "gain-fame", amount: fame }, ...more] : [...paid, ...more];
}

const base = { deck: "job", kind: "job", box: "base", origin: "fact", cost: 0 } as const;
const ub = { deck: "job", kind: "job", box: "ub", origin: "designed", cost: 0 } as const;

export const jobCards = {
  "hutt-favor": {
    ...base,
    patrol: { faction: "hutt", move: 4 },
    at: "ord-mantell",
    skills: ["influence"],
    databank: 70,
    reward: favorReward("hutt", "syndicate"),
    after: "discarded",
    faction: "hutt",
    rival: "syndicate",
  },
  "syndicate-favor": {
    ...base,
    patrol: { faction: "syndicate", move: 4 },
    at: "nal-hutta",
    skills: ["knowledge"],
    databank: 71,
    reward: favorReward("syndicate", "hutt"),
    after: "discarded",
    faction: "syndicate",
    rival: "hutt",
  },
  "imperial-favor": {
    ...base,
    patrol: { faction: "imperial", move: 4 },
    at: "ryloth",
    skills: ["tactics"],
    databank: 72,
    reward: favorReward("imperial", "rebel"),
    after: "discarded",
    faction: "imperial",
    rival: "rebel",
  },
  "rebel-favor": {
    ...base,
    patrol: { faction: "rebel", move: 4 },
    at: "lothal",
    skills: ["knowledge"],
    databank: 71,
    reward: favorReward("rebel", "imperial"),
    after: "discarded",
    faction: "rebel",
    rival: "imperial",
  },
  "the-kessel-run": {
    ...base,
    patrol: { faction: "rebel", move: 3 },
    at: "kessel",
    skills: ["influence", "strength", "tactics", "knowledge", "piloting"],
    crucial: ["influence", "strength"],
    databank: 46,
    reward: pays(10_000, 2),
    after: "removed",
  },
  "the-jewel-of-yavin": {
    ...base,
    patrol: { faction: "imperial", move: 3 },
    at: "naboo",
    skills: ["knowledge", "tactics", "influence", "stealth", "strength", "tech"],
    databank: 45,
    reward: pays(15_000, 1),
    after: "removed",
  },
  "the-casino-heist": {
    ...base,
    patrol: { faction: "rebel", move: 3 },
    at: "cantonica",
    skills: ["influence", "tech", "strength"],
    crucial: ["influence"],
    databank: 42,
    reward: pays(15_000, 0),
    after: "removed",
  },
  "rescue-from-the-mines": {
    ...base,
    patrol: { faction: "syndicate", move: 3 },
    at: "kessel",
    skills: ["knowledge", "stealth", "strength"],
    databank: 50,
    reward: pays(8000, 1, [{ do: "lose-reputation", faction: "syndicate" }]),
    after: "removed",
  },
  "hijacking-a-freighter": {
    ...base,
    patrol: { faction: "syndicate", move: 3 },
    at: "ring-of-kafrene",
    skills: ["piloting", "tech", "strength", "tactics"],
    databank: 43,
    reward: pays(5000, 2),
    after: "removed",
  },
  "rooting-out-spies": {
    ...base,
    patrol: { faction: "hutt", move: 3 },
    at: "takodana",
    skills: ["influence", "knowledge", "tactics"],
    databank: 51,
    reward: pays(5000, 1),
    after: "removed",
  },
  "relic-of-the-past": {
    ...base,
    patrol: { faction: "imperial", move: 3 },
    at: "mon-calamari",
    skills: ["knowledge", "stealth", "tactics"],
    crucial: ["knowledge"],
    databank: 47,
    reward: pays(5000, 1),
    after: "removed",
  },
  "jabbas-hidden-stash": {
    ...base,
    patrol: { faction: "hutt", move: 3 },
    at: "tatooine",
    skills: ["piloting", "stealth", "knowledge", "tech"],
    crucial: ["tech"],
    databank: 44,
    reward: pays(10_000, 1, [{ do: "lose-reputation", faction: "hutt" }]),
    after: "removed",
  },
  "disable-comms-network": {
    ...ub,
    reveal: 4,
    at: "lothal",
    skills: ["stealth", "tech"],
    databank: 55,
    reward: [...pays(20_000, 1), { do: "opponent", effects: pays(20_000, 1) }],
    after: "removed",
    others: "together",
  },
  "honest-robbery": {
    ...ub,
    reveal: 4,
    at: "player",
    skills: ["strength"],
    databank: 57,
    reward: pays(0, 1, [{ do: "take-asset", kind: ["gear"], maxCost: 8000, pick: "you" }]),
    after: "removed",
    others: "opposed",
  },
  "infiltrate-the-white-worms": {
    ...ub,
    reveal: 3,
    at: "trailing-core",
    skills: ["stealth", "influence", "strength"],
    databank: 58,
    reward: pays(10_000, 1),
    after: "removed",
  },
  "sail-barge-sabotage": {
    ...ub,
    reveal: 4,
    at: "tatooine",
    skills: ["tech", "strength"],
    databank: 59,
    reward: [
      ...pays(10_000, 1),
      { do: "opponent", effects: pays(10_000, 1) },
      { do: "lose-reputation", faction: "hutt" },
    ],
    after: "removed",
    others: "together",
  },
  "snatch-and-grab": {
    ...ub,
    reveal: 4,
    at: "player",
    skills: ["stealth"],
    databank: 60,
    reward: pays(0, 1, [{ do: "take-credits", amount: 6000 }]),
    after: "removed",
    others: "opposed",
  },
} as const satisfies Record<string, JobCard>;

export const jobDeckCrew = {
  "hired-help": {
    deck: "job",
    kind: "crew",
    box: "base",
    origin: "designed",
    cost: 1000,
    skills: [],
    abilities: [{ type: "any-skill", cost: "discard-when-passed" }],
  },
} as const satisfies Record<string, CrewCard>;
