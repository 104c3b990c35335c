/** What is known of the target of a bounty: where, or with whom, and how its hunt would go. */
import { marketCard, mayProtect, playerHunted, whereabouts } from "#rules/outer-rim/index.ts";
import { playerAt, type Tabletop } from "../tabletop.ts";
import { crewChips, fightChipsAgainst, wantedChips, type Chip } from "../story/odds.ts";

/** [OR-BNTY-05] Somebody's crew is fought for by its owner; one's own is not hunted at all. */
export function huntChips(
  id: string,
  { view, eyes }: Pick<Tabletop, "view" | "eyes">,
): readonly Chip[] {
  const card = marketCard(id);
  if (card.kind !== "bounty") return [];
  const found = whereabouts(view, card.target);
  if (found.type !== "with") return wantedChips(view, eyes, card);
  if (found.player === eyes) return [];
  return playerHunted(id, view) === null
    ? crewChips(view, eyes, found.player)
    : fightChipsAgainst(view, eyes, found.player);
}

/** [OR-BNTY-02] Where somebody wanted was seen, by all or by me alone; or with whom they are. */
export function knownText(
  target: string,
  { view, eyes, say, words }: Pick<Tabletop, "view" | "eyes" | "say" | "words">,
): string | null {
  const { board } = words.labels;
  const found = whereabouts(view, target);
  const name = say.named(target);
  if (found.type === "seen")
    return board.seenAt(name, say.fill("to.at", { space: say.space(found.space) }));
  if (found.type !== "with") return null;
  if (found.player === eyes) return board.ownCrew(name);
  const owner = playerAt(view, found.player);
  return board.theirCrew(name, say.player(found.player), mayProtect(owner));
}
