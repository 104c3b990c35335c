/** [OR-TRADE-03] Does what everybody would have afterwards fit their boards and ships? */
import { isArmor, onceAboard, tooMany } from "../crew-and-ships/slots.ts";
import type { PublicPlayer } from "../state.ts";
import type { Bundle } from "./deal.ts";

export type Misfit =
  | { readonly type: "slot"; readonly card: string }
  | { readonly type: "armor"; readonly card: string };

/** `null`: it fits. Otherwise the first card that came and has no place. */
export function misfit(
  one: PublicPlayer,
  gone: Bundle,
  come: Bundle,
  from: PublicPlayer,
): Misfit | null {
  const cards = one.cards.filter((held) => !gone.cards.includes(held.id));
  const crew = one.crew.filter((each) => !gone.cards.includes(each.id));
  for (const held of from.cards) if (come.cards.includes(held.id)) cards.push(held);
  for (const mate of from.crew) if (come.cards.includes(mate.id)) crew.push(mate);
  const second = secondArmor(cards.map(({ id }) => id));
  if (second !== null) return { type: "armor", card: second };
  const then = { ...one, cards, crew };
  const joined = from.crew.some(({ id }) => come.cards.includes(id));
  const over = tooMany(joined ? onceAboard(then, crew.length) : then);
  const first = over[0];
  if (first === undefined) return null;
  return { type: "slot", card: over.find((id) => come.cards.includes(id)) ?? first };
}

/** [OR-SLOT-05] */
function secondArmor(cards: readonly string[]): string | null {
  let worn = false;
  for (const id of cards) {
    if (!isArmor(id)) continue;
    if (worn) return id;
    worn = true;
  }
  return null;
}
