/**
 * Databank #90, #91 and #92: what a character begins with. They pay a first outfit,
 * not fame. All ours [OR-SETUP-08]; #91 and #92 have four each [UB-DATA-04].
 */
import type { BountyCard, CargoCard, JobCard } from "./market-cards.ts";

const bounty = {
  deck: "bounty",
  kind: "bounty",
  box: "base",
  origin: "designed",
  cost: 0,
} as const;
const cargo = { deck: "cargo", kind: "cargo", box: "base", origin: "designed", cost: 0 } as const;
const job = {
  deck: "job",
  kind: "job",
  box: "base",
  origin: "designed",
  cost: 0,
  after: "removed",
} as const;

export const startingBounties = {
  "start-doctor-evazan": {
    ...bounty,
    target: "doctor-evazan",
    combat: "ground",
    strength: 2,
    eliminate: { credits: 4000, fame: 0 },
    capture: { to: "ord-mantell", credits: 8000, fame: 0 },
  },
  "start-ponda-baba": {
    ...bounty,
    target: "ponda-baba",
    combat: "ground",
    strength: 3,
    eliminate: { credits: 5000, fame: 0 },
    capture: { to: "nal-hutta", credits: 8000, fame: 0 },
  },
  "start-bib-fortuna": {
    ...bounty,
    target: "bib-fortuna",
    combat: "ground",
    strength: 2,
    eliminate: { credits: 5000, fame: 0 },
    capture: { to: "kessel", credits: 9000, fame: 0 },
    lose: "hutt",
  },
  "start-lobot": {
    ...bounty,
    target: "lobot",
    combat: "ground",
    strength: 2,
    eliminate: { credits: 4000, fame: 0 },
    capture: { to: "naboo", credits: 8000, fame: 0 },
  },
} as const satisfies Record<string, BountyCard>;

export const startingCargo = {
  "start-moisture-vaporators": {
    ...cargo,
    delivery: { to: "tatooine", credits: 5000, reputation: "hutt" },
  },
  "start-shield-coils": {
    ...cargo,
    delivery: { to: "naboo", credits: 5000, reputation: "imperial" },
  },
  "start-mining-charges": {
    ...cargo,
    delivery: { to: "kessel", credits: 5000, reputation: "syndicate" },
  },
  "start-forged-permits": {
    ...cargo,
    delivery: { to: "takodana", illegal: true, credits: 8000 },
  },
} as const satisfies Record<string, CargoCard>;

export const startingJobs = {
  "start-quiet-pickup": {
    ...job,
    at: "cantonica",
    skills: ["stealth", "influence"],
    databank: 64,
    reward: [{ do: "gain-credits", amount: 5000 }],
  },
  "start-broken-beacon": {
    ...job,
    at: "ring-of-kafrene",
    skills: ["tech", "knowledge"],
    databank: 65,
    reward: [{ do: "gain-credits", amount: 5000 }],
  },
  "start-tight-formation": {
    ...job,
    at: "mon-calamari",
    skills: ["piloting", "tactics"],
    databank: 66,
    reward: [{ do: "gain-credits", amount: 5000 }],
  },
  "start-debt-collection": {
    ...job,
    at: "ryloth",
    skills: ["influence", "strength"],
    databank: 67,
    reward: [{ do: "gain-credits", amount: 5000 }],
  },
} as const satisfies Record<string, JobCard>;

/** Which cards a number stands for. */
export const startingCards: Readonly<Record<90 | 91 | 92, readonly string[]>> = {
  90: Object.keys(startingBounties),
  91: Object.keys(startingCargo),
  92: Object.keys(startingJobs),
};
