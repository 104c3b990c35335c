/**
 * Which AI cards an opponent plays with [UB-SOLO-04, UB-SOLO-05,
 * UB-BHAI-02]; two opponents have a deck each [UB-MULTI-04].
 */
import { aiCards } from "../cards/ai/cards.ts";
import { characterCard } from "../cards/characters.ts";
import { charactersOf, isBaseAlone } from "../setup/box.ts";
import type { CharacterId } from "../cards/characters.ts";
import type { Boxes } from "../setup/box.ts";

const traders = ["ai-1", "ai-2", "ai-6", "ai-7", "ai-9"] as const;
const hunters = ["hunter-1", "hunter-2", "hunter-3", "hunter-4", "hunter-5"] as const;
/** [OR-SOLO-01] The base box alone: its ten cards and no card of the character's own. */
const classic = [
  "ai-1",
  "ai-2",
  "ai-3",
  "ai-4",
  "ai-5",
  "ai-6",
  "ai-7",
  "ai-8",
  "ai-9",
  "ai-10",
] as const;

/** [UB-BHAI-01] Databank card 90 is the starting bounty. */
export function huntsBounties(character: CharacterId): boolean {
  return characterCard(character).startingCard.includes(90);
}

/** Whom one can play against: the base box has no cards for hunters [OR-SOLO-01]. */
export function opponentsOf(rules: Boxes): readonly CharacterId[] {
  return charactersOf(rules).filter((id) => !isBaseAlone(rules) || !huntsBounties(id));
}

/** [OR-SOLO-01, UB-MULTI-03] By how many printed opponents sit before it. */
export function openingCredits(before: number): number {
  return before === 0 ? 6000 : 8000;
}

/** [UB-SOLO-13] It has no ambition to fulfil: what it needs beyond the fame agreed. */
export function moreFame(ambitions: boolean): number {
  return ambitions ? 2 : 0;
}

export function aiDeckFor(
  character: CharacterId,
  deck: "base" | "bounty-hunter",
  opponents: string,
): string[] {
  if (opponents === "classic") return [...classic];
  const own = `ai-${character}`;
  if (!Object.hasOwn(aiCards, own)) throw new Error(`no AI card for ${character}`);
  return [own, ...(deck === "base" ? traders : hunters)];
}

/** [OR-SOLO-02, UB-BHAI-04] A card that is read goes under the deck: all others come before it comes again. */
export function putUnder(cards: readonly string[], card: string): string[] {
  return [...cards.filter((each) => each !== card), card];
}

/** [OR-SOLO-10] Only this card is shuffled back, among all the others; chance names its place. */
export function shuffledBack(
  cards: readonly string[],
  card: string,
  placeAmong: (places: number) => number,
): string[] {
  const others = cards.filter((each) => each !== card);
  return others.toSpliced(placeAmong(others.length + 1), 0, card);
}
