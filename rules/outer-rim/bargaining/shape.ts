/** The shape of the deals a question is open for: with whom, what may lie in each tray, and its limits. */
import { mayLeave } from "./judge.ts";
import { canGrant, favorsAreUsed, favorsNow, granters, isOfUse, owedBy } from "./favors.ts";
import { favorKey, talked, traded } from "./deal.ts";
import { isPromise, promisesFor } from "./promises.ts";
import type { Bargain, Bundle, Deal, Favor, DealPromise } from "./deal.ts";
import type { Room } from "./favors.ts";
import type { PublicPlayer } from "../state.ts";

export interface Tray {
  /** At most this much, in thousands. */
  readonly credits: number;
  readonly cards: readonly string[];
  readonly debts: readonly number[];
  /** At most one of them. */
  readonly favors: readonly Favor[];
  /** Words only; `repay` up to its sum. */
  readonly promises: readonly DealPromise[];
}

export interface Partner {
  readonly player: number;
  readonly give: Tray;
  readonly get: Tray;
  /** When cards and crew may lie in the trays: in any deal, only beside a favor, or not at all. */
  readonly cards: "any" | "with a favor" | "no";
  /** May credits, tokens and words alone still be talked about this turn? */
  readonly credits: boolean;
  /** Why something that is there cannot be asked for: it was settled between the two this turn [OR-TRADE-05]. */
  readonly settled: readonly Matter[];
}

export type Matter = Favor | "cards" | "credits";

export interface DealShape {
  readonly partners: readonly Partner[];
  /** Favors that somebody could do: asked of all of them at once. */
  readonly around: readonly Favor[];
  /** Favors owed: a token handed back. */
  readonly owed: readonly { readonly from: number; readonly favor: Favor }[];
}

/** `by` speaks: the opener, or whoever answers them. */
export function shapeOf(room: Room, bargain: Bargain, by: number): DealShape {
  const partners: Partner[] = [];
  for (let player = 0; player < room.seats; player++)
    if (player !== by && (bargain.with === null || bargain.with.includes(player)))
      partners.push(partnerOf(room, bargain, by, player));
  const opens = bargain.with === null;
  const favors = opens ? favorsOpen(room, bargain) : [];
  return {
    partners,
    around: favors.filter((favor) => granters(room, by, favor).length > 0),
    owed: favors.flatMap((favor) => owedBy(room, by, favor).map((from) => ({ from, favor }))),
  };
}

function favorsOpen(room: Room, bargain: Bargain): readonly Favor[] {
  const one = room.players[bargain.opener];
  if (!favorsAreUsed(room) || one === undefined || one.favors.received) return [];
  return favorsNow(bargain.moment, bargain.skill).filter((favor) => isOfUse(one, favor));
}

function partnerOf(room: Room, bargain: Bargain, by: number, player: number): Partner {
  const one = room.players[by];
  const other = room.players[player];
  if (one === undefined || other === undefined) throw new Error(`no player ${player}`);
  const mine = by === bargain.opener;
  const possible = favorsFrom(room, bargain, mine ? player : by);
  const settled = mine ? settledWith(bargain, one, other, player, possible) : [];
  const favors = possible.filter((favor) => !settled.includes(favor));
  const cards = cardsBetween(bargain, one, other, room.players[bargain.opener]?.used ?? [], player);
  return {
    player,
    give: trayOf(room, by, one, cards, mine ? [] : favors, player),
    get: trayOf(room, player, other, cards, mine ? favors : [], by),
    cards,
    credits: !settled.includes("credits"),
    settled,
  };
}

/** What this granter could do for the opener. */
function favorsFrom(room: Room, bargain: Bargain, granter: number): readonly Favor[] {
  const one = room.players[granter];
  return favorsOpen(room, bargain).filter((favor) => one !== undefined && canGrant(one, favor));
}

/** Of what the opener could begin to talk about with this player, all that was talked about. */
function settledWith(
  bargain: Bargain,
  { used, space }: PublicPlayer,
  other: PublicPlayer,
  player: number,
  favors: readonly Favor[],
): readonly Matter[] {
  if (bargain.with !== null) return [];
  const isOver = (matter: string): boolean => used.includes(talked(player, matter));
  const cards = space === other.space && bargain.moment === "action";
  return [
    ...favors.filter((favor) => isOver(favorKey(favor))),
    ...(cards && isOver("cards") ? ["cards" as const] : []),
    ...(isOver("credits") ? ["credits" as const] : []),
  ];
}

function cardsBetween(
  bargain: Bargain,
  one: PublicPlayer,
  other: PublicPlayer,
  used: readonly string[],
  player: number,
): Partner["cards"] {
  if (one.space !== other.space) return "no";
  const ended = bargain.with === null && used.includes(talked(player, "cards"));
  return bargain.moment === "action" && !used.includes(traded) && !ended ? "any" : "with a favor";
}

function trayOf(
  room: Room,
  owner: number,
  one: PublicPlayer,
  cards: Partner["cards"],
  favors: readonly Favor[],
  other: number,
): Tray {
  const all = [...one.cards, ...one.crew].map(({ id }) => id);
  return {
    credits: one.credits - (one.credits % 1000),
    cards: cards === "no" ? [] : all.filter(mayLeave),
    debts: one.debts,
    favors,
    promises: promisesFor(room, owner, other),
  };
}

/**
 * Is this offer of the shape? Whatever is accepted is; what is refused within it does not fit, or is nothing at all.
 */
export function isOfShape(shape: DealShape, deal: Deal): boolean {
  if (deal.to === null) {
    const wanted = deal.get.favor;
    const any = shape.partners[0];
    return (
      wanted !== null &&
      any !== undefined &&
      shape.around.some((favor) => favorKey(favor) === favorKey(wanted)) &&
      isOfTray(any.give, { ...deal.give, promises: [] })
    );
  }
  const partner = shape.partners.find(({ player }) => player === deal.to);
  if (partner === undefined) return false;
  const favor = deal.give.favor ?? deal.get.favor;
  const cards = deal.give.cards.length + deal.get.cards.length > 0;
  if (cards && favor === null && partner.cards !== "any") return false;
  if (!cards && favor === null && !partner.credits) return false;
  return isOfTray(partner.give, deal.give) && isOfTray(partner.get, deal.get);
}

function isOfTray(tray: Tray, bundle: Bundle): boolean {
  const { favor } = bundle;
  return (
    bundle.credits <= tray.credits &&
    bundle.cards.every((card) => tray.cards.includes(card)) &&
    bundle.debts.every((debt) => tray.debts.includes(debt)) &&
    (favor === null || tray.favors.some((each) => favorKey(each) === favorKey(favor))) &&
    bundle.promises.every((promised) => isPromise(promised, tray.promises))
  );
}
