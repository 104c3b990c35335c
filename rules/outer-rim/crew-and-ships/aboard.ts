/** Who of the table has somebody aboard: a contact that is hired is nowhere else [OR-CREW-01]. */
import type { PublicPlayer } from "../state.ts";

/** The player whose crew this contact is; `null` while it is nobody's. */
export function crewOwner(
  players: readonly Pick<PublicPlayer, "crew">[],
  contact: string,
): number | null {
  const at = players.findIndex(({ crew }) => crew.some(({ id }) => id === contact));
  return at < 0 ? null : at;
}

/** [OR-BNTY-05] Whether a player can fight for hunted crew: the knocked out cannot, printed opponents do not. */
export function mayProtect({
  opponent,
  defeated,
}: Pick<PublicPlayer, "opponent" | "defeated">): boolean {
  return opponent === null && !defeated;
}
