/** Every card that can lie in a slot or a market deck, by id; each names its box [UB-COMP-03, UB-COMP-15]. */
import { bountyCards } from "./bounties.ts";
import { cargoCards } from "./cargo.ts";
import { equipmentCards } from "./gear-and-mods.ts";
import { jobCards, jobDeckCrew } from "./jobs.ts";
import { luxuryCards } from "./luxury.ts";
import { occasionCards } from "../occasions.ts";
import { shipIds, ships } from "../ships.ts";
import { startingBounties, startingCargo, startingJobs } from "../starting.ts";
import { statusCards } from "../status.ts";
import type { MarketCard, ShipCard } from "../market-cards.ts";
import { marketDecks } from "../../names.ts";
import type { MarketDeck } from "../../names.ts";

const shipCards: Record<string, ShipCard> = {};
for (const ship of shipIds) {
  const { box, cost, origin } = ships[ship];
  if (cost > 0) shipCards[`ship-${ship}`] = { deck: "ship", kind: "ship", box, origin, cost, ship };
}

const inDecks: Readonly<Record<string, MarketCard>> = {
  ...bountyCards,
  ...cargoCards,
  ...equipmentCards,
  ...jobCards,
  ...jobDeckCrew,
  ...luxuryCards,
  ...occasionCards,
  ...shipCards,
  // The smuggling compartment is printed on a cargo card but is a mod with room inside.
  "smuggling-compartment": {
    deck: "cargo",
    kind: "mod",
    box: "base",
    origin: "fact",
    cost: 2000,
    abilities: [
      { type: "slot", kind: "cargo", amount: 1 },
      { type: "smuggle", faces: ["blank"] },
    ],
  },
};

const cards: Readonly<Record<string, MarketCard>> = {
  ...inDecks,
  ...startingBounties,
  ...startingCargo,
  ...startingJobs,
  ...statusCards,
};

export function marketCard(id: string): MarketCard {
  const card = cards[id];
  if (card === undefined) throw new Error(`no market card ${id}`);
  return card;
}

export function isMarketCard(id: string): boolean {
  return cards[id] !== undefined;
}

/** The deck a discarded card goes to; databank cards have none. */
export function homeDeck(id: string): MarketDeck | null {
  return inDecks[id]?.deck ?? null;
}

/** The decks as they come out of the box, unshuffled. */
export const deckLists: Readonly<Record<MarketDeck, readonly string[]>> = listDecks();

function listDecks(): Record<MarketDeck, string[]> {
  const lists: Record<MarketDeck, string[]> = {
    bounty: [],
    cargo: [],
    "gear-mod": [],
    job: [],
    luxury: [],
    ship: [],
  };
  for (const [id, card] of Object.entries(inDecks)) lists[card.deck].push(id);
  for (const deck of marketDecks) lists[deck].sort();
  return lists;
}
