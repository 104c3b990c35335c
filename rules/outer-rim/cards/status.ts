/** Databank cards that lie in a slot like an asset: wounds, burdens and errands [UB-CLAR-01]. */
import type { CargoCard, EquipmentCard, JobCard } from "./market-cards.ts";

const status = { box: "ub", origin: "designed", cost: 0 } as const;
/** People and encounters of the base box hand these out too [OR-SETUP-11]. */
const lead = { ...status, box: "base", deck: "cargo", kind: "cargo" } as const;

export const statusCards = {
  "broken-arm": {
    ...status,
    deck: "gear-mod",
    kind: "gear",
    abilities: [
      { type: "bonus", to: "ground", amount: -1 },
      {
        type: "step",
        step: "planning",
        id: "broken-arm-heal",
        effects: [{ do: "recover", on: "both", amount: "all" }, { do: "remove-this" }],
      },
    ],
  },
  "structural-damage": {
    ...status,
    deck: "gear-mod",
    kind: "mod",
    abilities: [
      { type: "bonus", to: "hull", amount: -1 },
      {
        type: "step",
        step: "action",
        id: "structural-damage-repair",
        when: { is: "on-planet" },
        pay: 2000,
        effects: [{ do: "remove-this" }],
      },
    ],
  },
  "encrypted-message": {
    ...status,
    deck: "job",
    kind: "job",
    at: "mon-calamari",
    skills: ["tech"],
    databank: 68,
    reward: [
      { do: "gain-credits", amount: 3000 },
      { do: "gain-fame", amount: 1 },
    ],
    after: "removed",
  },
  // Leads to another place: somebody there pays for what somebody here wanted gone.
  "sealed-letter": {
    ...lead,
    delivery: { to: "naboo", credits: 5000 },
  },
  "sleeping-passenger": {
    ...lead,
    delivery: { to: "takodana", credits: 4000, reputation: "rebel" },
  },
  "family-heirloom": {
    ...lead,
    delivery: { to: "ryloth", credits: 5000 },
  },
  "officers-trunk": {
    ...lead,
    delivery: { to: "ryloth", credits: 4000, reputation: "imperial" },
  },
  "priority-delivery": {
    ...status,
    deck: "cargo",
    kind: "cargo",
    delivery: { to: "nal-hutta", credits: 6000 },
  },
} as const satisfies Record<string, CargoCard | EquipmentCard | JobCard>;
