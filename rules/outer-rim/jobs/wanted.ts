/** Somebody wanted: who plays them, and where they are as far as the table shows. */
import { contactCard } from "../cards/contacts.ts";
import { isMarketCard, marketCard } from "../cards/market/index.ts";
import { crewOwner } from "../crew-and-ships/aboard.ts";
import type { SpaceId } from "../names.ts";
import type { PlayerView, View } from "../view.ts";

/** [UB-PB-06, UB-PB-07] For a bounty on somebody's character, whatever its card prints [UB-PB-05]. */
export const playerBounty = { credits: 5000, fame: 1 } as const;

/** [UB-PB-01] Who plays the target of this card; `null` when a contact is meant. */
export function playerHunted(
  id: string,
  { players }: { readonly players: readonly Pick<PlayerView, "character">[] },
): number | null {
  const card = isMarketCard(id) ? marketCard(id) : null;
  if (card?.kind !== "bounty") return null;
  const at = players.findIndex(({ character }) => character === card.target);
  return at < 0 ? null : at;
}

export type Whereabouts =
  /** [UB-PB-02, OR-BNTY-02] A player's character, or somebody's crew: hunted where that player is. */
  | { readonly type: "with"; readonly player: number; readonly space: SpaceId }
  | { readonly type: "seen"; readonly space: SpaceId }
  /** Under one of these facedown tokens. */
  | { readonly type: "hidden"; readonly under: readonly { token: number; space: SpaceId }[] }
  | { readonly type: "gone" };

export function whereabouts(
  { players, tokens }: Pick<View, "players" | "tokens">,
  target: string,
): Whereabouts {
  const played = players.findIndex(({ character }) => character === target);
  const player = played < 0 ? crewOwner(players, target) : played;
  const their = player === null ? undefined : players[player];
  if (player !== null && their !== undefined) return { type: "with", player, space: their.space };
  const known = tokens.find(({ contact }) => contact === target);
  if (known !== undefined) return isAway(known.at) ? gone : { type: "seen", space: known.at };
  const rank = contactCard(target).class;
  const under = tokens.flatMap(({ contact, class: one, at: space }, token) =>
    contact === null && one === rank && !isAway(space) ? [{ token, space }] : [],
  );
  return { type: "hidden", under };
}

const gone: Whereabouts = { type: "gone" };

function isAway(at: View["tokens"][number]["at"]): at is "crew" | "captured" | "gone" {
  return at === "crew" || at === "captured" || at === "gone";
}
