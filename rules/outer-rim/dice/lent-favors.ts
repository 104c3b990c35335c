/** Favors are lent for one turn: what waits elsewhere comes in another, and is reckoned without them. */
import { contactCard } from "../cards/contacts.ts";
import type { BountyCard, JobCard } from "../cards/market-cards.ts";
import type { SpaceId } from "../names.ts";
import type { PublicPlayer, Token } from "../state.ts";

/** As this player is there: now, or in another turn. A job of no place is tried right here. */
export function asAt<One extends PublicPlayer>(one: One, place: SpaceId | JobCard["at"]): One {
  return place === one.space || place === "none" || place === "player" ? one : inAnotherTurn(one);
}

/** [UB-FAV-04, UB-FAV-05] Advice and a die end with the turn; what is used once in a turn may be used again. */
export function inAnotherTurn<One extends PublicPlayer>(one: One): One {
  return { ...one, used: [], favors: { ...one.favors, die: false, skill: null } };
}

/** What is seen of a contact's token. */
type Seen = Pick<Token, "class" | "at"> & { readonly contact: string | null };

/** [OR-BNTY-02] The same for a hunt: whoever was seen, or may lie facedown, where the hunter is. */
export function asHunting<One extends PublicPlayer>(
  one: One,
  { target }: Pick<BountyCard, "target">,
  tokens: readonly Seen[],
): One {
  const seen = tokens.find(({ contact }) => contact === target);
  if (seen !== undefined) return seen.at === one.space ? one : inAnotherTurn(one);
  const rank = contactCard(target).class;
  const maybe = tokens.some(
    (token) => token.at === one.space && token.contact === null && token.class === rank,
  );
  return maybe ? one : inAnotherTurn(one);
}
