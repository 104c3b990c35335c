/** Why an offer cannot be made: one judge for the game, the screen and the bots. From open things alone. */
import { refuse } from "../../game.ts";
import { factions, skills } from "../names.ts";
import { canGrant, favorsAreUsed, granters, isFavorNow, isOfUse, owedBy } from "./favors.ts";
import { favorKinds, isEmpty, matterOf, talked, traded } from "./deal.ts";
import { misfit } from "./fits.ts";
import { promiseRefusal } from "./promises.ts";
import type { Bargain, Deal, Favor } from "./deal.ts";
import type { Room } from "./favors.ts";
import type { PublicPlayer } from "../state.ts";
import type { Refusal } from "../../game.ts";

/** Credits come in tokens of a thousand. */
const creditStep = 1000;

/** Wounds are nobody else's. */
const kept = ["broken-arm", "structural-damage"];

export function mayLeave(card: string): boolean {
  return !kept.includes(card);
}

/** The first thing that stands in the way; `null`: it may be said. */
export function whyNotOffer(room: Room, bargain: Bargain, deal: Deal): Refusal | null {
  const by = room.players[deal.by];
  if (by === undefined) return refuse("nobody-to-deal-with", "OR-TRADE-01");
  if (deal.to === null) return whyNotAsk(room, bargain, deal, by);
  const to = room.players[deal.to];
  if (to === undefined || !isPartner(room, bargain, deal.by, deal.to))
    return refuse("nobody-to-deal-with", ruleOfPartner(deal));
  return (
    whyNotBundle(room, deal, "you", by) ??
    whyNotBundle(room, deal, "them", to) ??
    (isEmpty(deal.give) && isEmpty(deal.get) ? refuse("nothing-offered", "OR-TRADE-02") : null) ??
    whyNotFavors(room, bargain, deal, deal.to) ??
    whyNotAgain(room, bargain, deal, deal.to) ??
    whyNotCards(room, bargain, deal, deal.to)
  );
}

/** [UB-FAV-09] Nobody bargains with themselves; printed opponents do not bargain at all. */
function isPartner(room: Room, bargain: Bargain, by: number, to: number): boolean {
  return to !== by && to < room.seats && (bargain.with === null || bargain.with.includes(to));
}

/** [UB-FAV-08] Asked of everybody at once: one favor, and what one would pay for it. */
function whyNotAsk(room: Room, bargain: Bargain, deal: Deal, by: PublicPlayer): Refusal | null {
  const { favor, ...rest } = deal.get;
  if (bargain.with !== null || favor === null || !isEmpty({ ...rest, favor: null }))
    return refuse("one-at-a-time", "UB-FAV-08");
  if (deal.give.cards.length > 0) return refuse("one-at-a-time", "UB-NEG-02");
  const wrong =
    whyNotBundle(room, deal, "you", by) ??
    (deal.give.favor === null ? null : refuse("favor-not-now", "UB-FAV-01")) ??
    whyNotReceive(room, bargain, favor);
  if (wrong !== null) return wrong;
  return granters(room, deal.by, favor).length === 0
    ? refuse("nobody-can-help", ruleOf(favor), about(favor))
    : null;
}

/** What lies in one tray must be there to be given. */
function whyNotBundle(
  room: Room,
  deal: Deal,
  whose: "you" | "them",
  one: PublicPlayer,
): Refusal | null {
  const yours = whose === "you";
  const bundle = yours ? deal.give : deal.get;
  const { credits, cards, debts } = bundle;
  if (credits < 0 || credits % creditStep !== 0)
    return refuse("odd-sum", "OR-TRADE-02", { credits });
  const sum = { price: credits, credits: one.credits };
  if (credits > one.credits)
    return yours
      ? refuse("sum-not-there", "OR-TRADE-04", sum)
      : refuse("sum-not-there-them", "OR-TRADE-04", sum);
  if (new Set(cards).size < cards.length || new Set(debts).size < debts.length)
    return refuse("named-twice", "OR-TRADE-02");
  for (const card of cards) {
    const own = one.cards.some(({ id }) => id === card) || one.crew.some(({ id }) => id === card);
    if (!own)
      return yours
        ? refuse("not-your-card", "OR-TRADE-04")
        : refuse("not-their-card", "OR-TRADE-04");
    if (!mayLeave(card)) return refuse("card-stays", "OR-TRADE-02", { card });
  }
  if (debts.some((debt) => !one.debts.includes(debt)))
    return yours ? refuse("no-such-debt", "UB-DEBT-02") : refuse("no-such-debt-them", "UB-DEBT-02");
  return yours
    ? promiseRefusal(room, bundle.promises, deal.by, deal.to)
    : promiseRefusal(room, bundle.promises, deal.to, deal.by);
}

/** A favor is done at once, so only for whoever's moment it is; for later there are promises and tokens [UB-FAV-01]. */
function whyNotFavors(room: Room, bargain: Bargain, deal: Deal, to: number): Refusal | null {
  const { opener } = bargain;
  const [mine, theirs] = deal.by === opener ? [deal.give, deal.get] : [deal.get, deal.give];
  if (mine.favor !== null) return refuse("favor-not-now", "UB-FAV-01");
  const { favor } = theirs;
  if (favor === null) return null;
  const wrong = whyNotReceive(room, bargain, favor);
  if (wrong !== null) return wrong;
  const granter = deal.by === opener ? to : deal.by;
  const one = room.players[granter];
  // A skill leaves with whoever has it.
  const crew = one?.crew.filter(({ id }) => !theirs.cards.includes(id)) ?? [];
  const cards = one?.cards.filter(({ id }) => !theirs.cards.includes(id)) ?? [];
  if (one !== undefined && canGrant({ ...one, crew, cards }, favor)) return null;
  return granter === deal.by
    ? refuse("cannot-grant", ruleOf(favor), about(favor))
    : refuse("cannot-grant-them", ruleOf(favor), about(favor));
}

function whyNotReceive(room: Room, bargain: Bargain, favor: Favor): Refusal | null {
  const { opener } = bargain;
  const one = room.players[opener];
  if (!favorsAreUsed(room)) return refuse("no-favors-here", "UB-OPT-01");
  if (!isKnown(favor)) return refuse("no-such-favor", "UB-FAV-01");
  if (one === undefined || one.favors.received) return refuse("favor-received", "UB-FAV-03");
  if (!isFavorNow(bargain, favor)) return refuse("favor-of-no-use", ruleOf(favor), about(favor));
  return isOfUse(one, favor) ? null : refuse("favor-of-no-use", ruleOf(favor), about(favor));
}

/** Names come from outside: they may be anything. */
function isKnown({ kind, skill, faction }: Favor): boolean {
  const among = (list: readonly string[], name: string | null): boolean =>
    name !== null && list.includes(name);
  if (!among(favorKinds, kind)) return false;
  const skillFits = kind === "advice" ? among(skills, skill) : skill === null;
  return skillFits && (kind === "endorsement" ? among(factions, faction) : faction === null);
}

/** [OR-TRADE-05] What ended without or with a handshake is not begun again this turn. */
function whyNotAgain(room: Room, bargain: Bargain, deal: Deal, to: number): Refusal | null {
  if (bargain.with !== null) return null;
  const matter = matterOf(deal);
  return room.players[deal.by]?.used.includes(talked(to, matter)) === true
    ? refuse("talked-already", "OR-TRADE-05")
    : null;
}

/**
 * [UB-NEG-02] Cards change hands within one space only: for a
 * favor at any time, otherwise as this turn's trade [OR-TRADE-01].
 */
function whyNotCards(room: Room, bargain: Bargain, deal: Deal, to: number): Refusal | null {
  if (deal.give.cards.length + deal.get.cards.length === 0) return null;
  const one = room.players[deal.by];
  const other = room.players[to];
  if (one === undefined || other === undefined) return null;
  if (one.space !== other.space) return refuse("cards-only-here", "UB-NEG-02");
  const forFavor = deal.give.favor !== null || deal.get.favor !== null;
  if (!forFavor) {
    if (bargain.moment !== "action") return refuse("trade-is-an-action", "OR-TRADE-01");
    if (room.players[bargain.opener]?.used.includes(traded) === true)
      return refuse("trade-done", "OR-TRADE-01");
  }
  return whyNoRoom(deal, one, other);
}

/** [OR-TRADE-03, OR-SLOT-05] */
function whyNoRoom(deal: Deal, one: PublicPlayer, other: PublicPlayer): Refusal | null {
  const here = misfit(one, deal.give, deal.get, other);
  if (here !== null)
    return here.type === "armor"
      ? refuse("two-armors", "OR-SLOT-05", { card: here.card })
      : refuse("does-not-fit", "OR-TRADE-03", { card: here.card });
  const there = misfit(other, deal.get, deal.give, one);
  if (there === null) return null;
  return there.type === "armor"
    ? refuse("two-armors-them", "OR-SLOT-05", { card: there.card })
    : refuse("does-not-fit-them", "OR-TRADE-03", { card: there.card });
}

/** [UB-DEBT-03] A token is handed back for a favor its owner can do, of use now. */
export function whyNotCall(
  room: Room,
  bargain: Bargain,
  player: number,
  call: { readonly from: number; readonly favor: Favor },
): Refusal | null {
  const { from, favor } = call;
  if (bargain.with !== null || player !== bargain.opener)
    return refuse("one-at-a-time", "UB-DEBT-03");
  const wrong = whyNotReceive(room, bargain, favor);
  if (wrong !== null) return wrong;
  if (from === player || room.players[player]?.debts.includes(from) !== true)
    return refuse("no-such-debt", "UB-DEBT-03");
  return owedBy(room, player, favor).includes(from)
    ? null
    : refuse("cannot-grant-them", ruleOf(favor), about(favor));
}

/** [UB-FAV-09] Nobody does a favor to themselves. */
function ruleOfPartner({ by, to, get }: Deal): string {
  return to === by && get.favor !== null ? "UB-FAV-09" : "OR-TRADE-01";
}

function ruleOf({ kind }: Favor): string {
  switch (kind) {
    case "advice":
      return "UB-FAV-04";
    case "combat-strategy":
      return "UB-FAV-05";
    case "endorsement":
      return "UB-FAV-06";
    default:
      return "UB-FAV-07";
  }
}

function about({ kind, skill, faction }: Favor): Readonly<Record<string, string>> {
  return {
    favor: kind,
    ...(skill === null ? {} : { skill }),
    ...(faction === null ? {} : { faction }),
  };
}
