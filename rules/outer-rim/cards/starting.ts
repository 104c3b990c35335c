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
    name: "Doctor Evazan",
    target: "doctor-evazan",
    combat: "ground",
    strength: 2,
    eliminate: { credits: 4000, fame: 0 },
    capture: { to: "ord-mantell", credits: 8000, fame: 0 },
  },
  "start-ponda-baba": {
    ...bounty,
    name: "Ponda Baba",
    target: "ponda-baba",
    combat: "ground",
    strength: 3,
    eliminate: { credits: 5000, fame: 0 },
    capture: { to: "nal-hutta", credits: 8000, fame: 0 },
  },
  "start-bib-fortuna": {
    ...bounty,
    name: "Bib Fortuna",
    target: "bib-fortuna",
    combat: "ground",
    strength: 2,
    eliminate: { credits: 5000, fame: 0 },
    capture: { to: "kessel", credits: 9000, fame: 0 },
    lose: "hutt",
  },
  "start-lobot": {
    ...bounty,
    name: "Lobot",
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
    name: "Moisture Vaporators",
    delivery: { to: "tatooine", credits: 5000, reputation: "hutt" },
  },
  "start-shield-coils": {
    ...cargo,
    name: "Shield Coils",
    delivery: { to: "naboo", credits: 5000, reputation: "imperial" },
  },
  "start-mining-charges": {
    ...cargo,
    name: "Mining Charges",
    delivery: { to: "kessel", credits: 5000, reputation: "syndicate" },
  },
  "start-forged-permits": {
    ...cargo,
    name: "Forged Permits",
    delivery: { to: "takodana", illegal: true, credits: 8000 },
  },
} as const satisfies Record<string, CargoCard>;

export const startingJobs = {
  "start-quiet-pickup": {
    ...job,
    name: "A Quiet Pickup",
    at: "cantonica",
    skills: ["stealth", "influence"],
    databank: 64,
    reward: [{ do: "gain-credits", amount: 5000 }],
  },
  "start-broken-beacon": {
    ...job,
    name: "The Broken Beacon",
    at: "ring-of-kafrene",
    skills: ["tech", "knowledge"],
    databank: 65,
    reward: [{ do: "gain-credits", amount: 5000 }],
  },
  "start-tight-formation": {
    ...job,
    name: "Tight Formation",
    at: "mon-calamari",
    skills: ["piloting", "tactics"],
    databank: 66,
    reward: [{ do: "gain-credits", amount: 5000 }],
  },
  "start-debt-collection": {
    ...job,
    name: "Debt Collection",
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
