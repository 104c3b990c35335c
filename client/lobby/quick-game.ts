/** Who plays when I press "Play now": remembered on this device, per game. */
import { signal, type Signal } from "@preact/signals";
import type { GameCard } from "../games/list.ts";

export interface QuickGame {
  readonly seats: number;
  /** `null`: the level the game proposes. */
  readonly level: string | null;
  readonly coach: boolean;
  /** Of the game's own options those that were chosen. */
  readonly options?: Readonly<Record<string, string>>;
}

const kept = new Map<string, Signal<QuickGame>>();

export function quickGame(card: GameCard): Signal<QuickGame> {
  let game = kept.get(card.id);
  if (game === undefined) kept.set(card.id, (game = signal(read(card))));
  return game;
}

export const keyOf = (card: GameCard): string => `guildhall.quick.${card.id}`;

/** What an older page or another hand wrote is read like a stranger's word. */
function read(card: GameCard): QuickGame {
  const usual: QuickGame = { seats: card.seats.usual, level: null, coach: false };
  try {
    const { seats, level, coach, options } = JSON.parse(
      localStorage.getItem(keyOf(card)) ?? "{}",
    ) as Record<string, unknown>;
    const fits =
      typeof seats === "number" && seats >= card.seats.min && seats <= card.seats.max
        ? seats
        : usual.seats;
    return {
      seats: fits,
      level: typeof level === "string" ? level : null,
      coach: coach === true,
      // Judged with the rest of the setup when the table is made.
      options: Object(options) as Record<string, string>,
    };
  } catch {
    return usual;
  }
}
