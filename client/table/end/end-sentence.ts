/** The end in one breath: who has won, with how much, and where I came in. */
import type { Outcome } from "#rules/game.ts";
import type { SeatName } from "../../games/screen.ts";
import { words } from "../../words/words.ts";

export function endSentence({ places, pads }: Outcome, names: readonly SeatName[]): string {
  const w = words.value.aloud;
  const winners = places[0] ?? [];
  const [first] = winners;
  const who = names[first ?? -1];
  const points = pads[first ?? -1]?.["total"] ?? null;
  if (winners.length > 1)
    return `${w.endShared(winners.map((seat) => names[seat]?.name ?? ""))} ${placeSentence(places, names)}`.trim();
  const wins = w.endWins(onlyMine(names) === first ? null : (who?.name ?? ""), points ?? 0);
  return `${wins} ${placeSentence(places, names)}`.trim();
}

/** Nothing for whoever watches, shares the screen or has won. */
export function placeSentence(places: Outcome["places"], names: readonly SeatName[]): string {
  const me = onlyMine(names);
  const at = places.findIndex((seats) => me !== null && seats.includes(me));
  if (at < 1) return "";
  const before = places.slice(0, at).flat().length;
  return words.value.aloud.endPlace(before + 1, names.length);
}

function onlyMine(names: readonly SeatName[]): number | null {
  const mine = names.filter(({ mine: isMine }) => isMine);
  return mine.length === 1 ? (mine[0]?.seat ?? null) : null;
}
