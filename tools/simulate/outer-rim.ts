/**
 * What many games of Outer Rim say: how long they last, where fame comes from, which cards are used and which never.
 */
import { allCardIds } from "#rules/outer-rim/index.ts";
import type { Event } from "#rules/outer-rim/index.ts";
import type { Details, SimulatedGame } from "./simulated-game.ts";

export function outerRimDetails(): Details {
  const rounds: number[] = [];
  const fame = new Map<string, number>();
  const used = new Map<string, number>();
  const rules = new Map<string, number>();
  const endings = new Map<string, number>();
  /** Wins of whoever moved first, second …: the first player is drawn, so seats alone would hide it [OR-SETUP-12]. */
  const order: number[] = [];
  const count = (map: Map<string, number>, key: string, amount = 1): void => {
    map.set(key, (map.get(key) ?? 0) + amount);
  };
  return {
    add({ opening, moves }: SimulatedGame) {
      let round = 0;
      let laid = { first: 0, seats: 1 };
      for (const events of [opening, ...moves.map((move) => move.events)]) {
        for (const one of events) {
          const event = one as Event;
          count(rules, event.rule);
          if (event.type === "table-laid") laid = { first: event.first ?? 0, seats: event.seats };
          if (event.type === "game-won") {
            count(endings, event.rule);
            const place = (event.player - laid.first + laid.seats) % laid.seats;
            if (event.player < laid.seats) order[place] = (order[place] ?? 0) + 1;
          }
          if (event.type === "turn-began") ({ round } = event);
          if (event.type === "fame-gained" && event.source !== "start")
            count(fame, event.source, event.amount);
          const card = cardUsed(event);
          if (card !== null) count(used, card);
        }
      }
      rounds.push(round);
    },
    told() {
      const sorted = rounds.toSorted((a, b) => a - b);
      const at = (part: number): number =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
      let total = 0;
      for (const amount of fame.values()) total += amount;
      const shares = [...fame]
        .toSorted((a, b) => b[1] - a[1])
        .map(([source, amount]) => [source, Math.round((1000 * amount) / total) / 10]);
      return {
        rounds: {
          least: at(0),
          median: at(0.5),
          most: at(1),
          within10to25: rounds.filter(isUsual).length,
          // The number of a game in this run, to look at with --export.
          outside: rounds.flatMap((round, game) => (isUsual(round) ? [] : [{ game, round }])),
        },
        endedBy: Object.fromEntries(endings),
        winsByOrder: Array.from(order, (wins) => wins ?? 0),
        famePercent: Object.fromEntries(shares),
        cardsUsed: Object.fromEntries([...used].toSorted((a, b) => b[1] - a[1])),
        unusedCards: allCardIds().filter((id) => !used.has(id)),
        rulesSeen: rules.size,
      };
    },
  };
}

/** Three traders at ten fame: what a round of friends has an evening for. */
function isUsual(round: number): boolean {
  return round >= 10 && round <= 25;
}

/** A card is used when it is gained, drawn, hired or taken; a character when it is chosen. */
function cardUsed(event: Event): string | null {
  switch (event.type) {
    case "card-gained":
      return event.card;
    case "crew-gained":
      return event.token === null ? event.crew : `crew-${event.crew}`;
    case "top-removed":
      return event.card;
    case "encounter-drawn":
    case "secret-kept":
      return event.card;
    case "databank-drawn":
      return `databank-${event.number}-${event.version}`;
    case "ai-card-drawn":
      return event.card;
    case "character-taken":
    case "opponent-seated":
      return `character-${event.character}`;
    default:
      return null;
  }
}
