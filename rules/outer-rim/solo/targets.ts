/** Whom a printed opponent hunts, and which of them first. */
import { bountyCard } from "../jobs/bounties.ts";
import { contactCard } from "../cards/contacts.ts";
import { marketCard } from "../cards/market/index.ts";
import { distance } from "../movement/map.ts";
import { contactClasses } from "../names.ts";
import { me, pick } from "../agenda/play.ts";
import type { SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

/** [UB-BHAI-07] In the order of priority. */
const kinds = ["character", "crew", "faceup", "facedown"] as const;

export interface Target {
  readonly kind: (typeof kinds)[number];
  readonly card: string;
  readonly space: SpaceId;
  readonly owner: number | null;
  readonly token: number | null;
  readonly rank: number;
}

/** Everything its bounties point at. */
export function targetsOf(state: State, player: number): Target[] {
  const found: Target[] = [];
  for (const held of state.players[player]?.cards ?? []) {
    if (marketCard(held.id).kind === "bounty") found.push(...targetsFor(state, player, held.id));
  }
  return found;
}

export function targetsFor(state: State, player: number, card: string): Target[] {
  const { target } = bountyCard(card);
  const rank = contactClasses.indexOf(contactCard(target).class);
  const from = state.players[player]?.space ?? "maelstrom";
  // [UB-PB-12] Its own face on the card: there is nobody to hunt.
  if (state.players[player]?.character === target) return [];
  for (let i = 0; i < state.players.length; i++) {
    const other = state.players[i];
    if (i === player || other === undefined) continue;
    if (other.character === target)
      return [{ kind: "character", card, space: other.space, owner: i, token: null, rank }];
    const crew = other.crew.find((each) => each.id === target && each.token !== null);
    if (crew !== undefined)
      return [{ kind: "crew", card, space: other.space, owner: i, token: crew.token, rank }];
  }
  const facedown: Target[] = [];
  for (let token = 0; token < state.tokens.length; token++) {
    const one = state.tokens[token];
    if (one === undefined || one.at === "crew" || one.at === "captured" || one.at === "gone")
      continue;
    const place = {
      card,
      space: one.at,
      owner: null,
      token,
      rank: contactClasses.indexOf(one.class),
    };
    if (one.faceup && one.contact === target) return [{ kind: "faceup", ...place }];
    if (!one.faceup && one.class === contactCard(target).class)
      facedown.push({ kind: "facedown", ...place });
  }
  // [UB-BHAI-06] Nobody knows where: the nearest facedown contacts of that class.
  let best = Infinity;
  for (const each of facedown) best = Math.min(best, distance(from, each.space));
  return facedown.filter((each) => distance(from, each.space) === best);
}

/** [UB-BHAI-07, UB-BHAI-08] Priority, of contacts the class, then distance, then chance. */
export function bestTarget(play: Play, player: number, targets: readonly Target[]): Target | null {
  const from = me(play, player).space;
  const weigh = (target: Target): number =>
    kinds.indexOf(target.kind) * 10_000 +
    (target.owner === null ? target.rank : 0) * 100 +
    distance(from, target.space);
  let best = Infinity;
  for (const target of targets) best = Math.min(best, weigh(target));
  const equal = targets.filter((target) => weigh(target) === best);
  return equal.length === 0 ? null : pick(play, equal, "target");
}
