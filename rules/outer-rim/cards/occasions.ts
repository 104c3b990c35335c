/** Market cards that sit in no slot of their own deck's kind: resolved when bought, or worked by an ability. */
import type { EventCard, JobCard } from "./market-cards.ts";

export const occasionCards = {
  wanted: {
    deck: "bounty",
    kind: "job",
    box: "base",
    origin: "fact",
    cost: 0,
    at: "none",
    skills: [],
    databank: 0,
    reward: [],
    after: "discarded",
    abilities: [
      {
        type: "step",
        step: "encounter",
        id: "wanted-fight",
        when: { is: "player-here", anyNegative: true },
        effects: [
          {
            do: "fight-player",
            when: { is: "player-here", anyNegative: true },
            win: [{ do: "special", name: "wanted-reward" }, { do: "discard-this" }],
          },
        ],
      },
    ],
  },
  "information-broker": {
    deck: "bounty",
    kind: "event",
    box: "base",
    origin: "fact",
    cost: 2000,
    effects: [{ do: "reveal-planet" }],
    after: "shuffled",
  },
  "special-order": {
    deck: "gear-mod",
    kind: "event",
    box: "base",
    origin: "fact",
    cost: 2000,
    effects: [{ do: "special", name: "special-order" }],
    after: "shuffled",
  },
  "used-ship-for-sale": {
    deck: "ship",
    kind: "event",
    box: "base",
    origin: "fact",
    cost: 0,
    effects: [{ do: "special", name: "used-ship-for-sale" }],
    after: "shuffled",
  },
} as const satisfies Record<string, EventCard | JobCard>;
