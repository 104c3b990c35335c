/** Favors are lent for one turn: what waits elsewhere is reckoned without them. */
import { contactCard } from "../cards/contacts.ts";
import type { BountyCard, JobCard } from "../cards/market-cards.ts";
import type { SpaceId } from "../names.ts";
import type { PublicPlayer, Token } from "../state.ts";

/** [UB-FAV-04, UB-FAV-05] Advice and a die for a fight count where one is; a job of no place is tried right there. */
export function asAt<One extends PublicPlayer>(one: One, place: SpaceId | JobCard["at"]): One {
  return place === one.space || place === "none" || place === "player" ? one : withoutFavors(one);
}

export function withoutFavors<One extends PublicPlayer>(one: One): One {
  const { die, skill } = one.favors;
  return die || skill !== null
    ? { ...one, favors: { ...one.favors, die: false, skill: null } }
    : one;
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
  if (seen !== undefined) return seen.at === one.space ? one : withoutFavors(one);
  const rank = contactCard(target).class;
  const maybe = tokens.some(
    (token) => token.at === one.space && token.contact === null && token.class === rank,
  );
  return maybe ? one : withoutFavors(one);
}
