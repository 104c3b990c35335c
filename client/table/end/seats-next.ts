/** Who sits where next time: as before, or drawn anew. */
import type { Seat } from "#rules/game.ts";
import type { TableInfo } from "#table/talk/words.ts";

/** The seats to try, in this order. */
export function seatsFor(
  next: TableInfo,
  before: TableInfo,
  mine: readonly Seat[],
): readonly Seat[] {
  const free = next.seats.flatMap(({ seat, holder }) => (holder.type === "open" ? [seat] : []));
  const drawn = shuffled(free);
  if (isDrawn(next, before)) return drawn;
  const old = mine.filter((seat) => free.includes(seat));
  return [...old, ...drawn.filter((seat) => !old.includes(seat))];
}

/** Whoever proposed drawn seats sits elsewhere than before: that is how the others know. */
function isDrawn(next: TableInfo, before: TableInfo): boolean {
  return next.seats.some(({ seat, holder }) => {
    if (holder.type !== "person") return false;
    const old = before.seats.find(
      (one) => one.holder.type === "person" && one.holder.name === holder.name,
    );
    return old !== undefined && old.seat !== seat;
  });
}

export function shuffled<T>(list: readonly T[]): readonly T[] {
  return list
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
