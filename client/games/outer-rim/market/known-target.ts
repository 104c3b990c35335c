/** What is known of the target of a bounty: where, or with whom, and how its hunt would go. */
import { crewOwner, marketCard, mayProtect, spaces } from "#rules/outer-rim/index.ts";
import { playerAt, type Tabletop } from "../tabletop.ts";
import { crewChips, fightChipsAgainst, wantedChips, type Chip } from "../story/odds.ts";
import { playerHunted } from "./hunted-player.ts";

/** [OR-BNTY-05] Somebody's crew is fought for by its owner; one's own is not hunted at all. */
export function huntChips(
  id: string,
  { view, eyes }: Pick<Tabletop, "view" | "eyes">,
): readonly Chip[] {
  const card = marketCard(id);
  const hunted = playerHunted(id, view);
  if (card.kind !== "bounty" || hunted === eyes) return [];
  if (hunted !== null) return fightChipsAgainst(view, eyes, hunted);
  const owner = crewOwner(view.players, card.target);
  if (owner === null) return wantedChips(view, eyes, card);
  return owner === eyes ? [] : crewChips(view, eyes, owner);
}

/** [OR-BNTY-02] Where somebody wanted was seen, by all or by me alone; or with whom they are. */
export function knownText(
  target: string,
  { view, eyes, say, words }: Pick<Tabletop, "view" | "eyes" | "say" | "words">,
): string | null {
  const { board } = words.labels;
  const owner = crewOwner(view.players, target);
  if (owner === eyes) return board.ownCrew(say.named(target));
  if (owner !== null)
    return board.theirCrew(say.named(target), say.player(owner), mayProtect(playerAt(view, owner)));
  const at = view.tokens.find(({ contact }) => contact === target)?.at;
  const space = spaces.find(({ id }) => id === at)?.id;
  return space === undefined
    ? null
    : board.seenAt(say.named(target), say.fill("to.at", { space: say.space(space) }));
}
