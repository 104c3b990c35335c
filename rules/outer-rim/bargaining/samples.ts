/**
 * Offers of the shape, for `options`: a handful for every question, drawn by its number, so that it is the same for all
 * who look. Everything else of the shape may be said as well.
 */
import { quickRng } from "../../rng.ts";
import { emptyBundle } from "./deal.ts";
import { whyNotOffer } from "./judge.ts";
import { shapeOf } from "./shape.ts";
import type { Bargain, Bundle } from "./deal.ts";
import type { Room } from "./favors.ts";
import type { DealShape, Partner, Tray } from "./shape.ts";
import type { Command } from "../commands.ts";
import type { Rng } from "../../game.ts";

type Offer = Extract<Command, { readonly type: "offer" }>;

const tries = 3;

export function offersOf(room: Room, bargain: Bargain, by: number, asked: number): Command[] {
  const rng = quickRng(asked * 8 + by);
  const shape = shapeOf(room, bargain, by);
  const found: Command[] = [...asks(shape, rng)];
  for (const partner of shape.partners) {
    const offer = drawn(room, bargain, by, partner, rng);
    if (offer !== null) found.push(offer);
  }
  return found.filter(
    (command) =>
      command.type !== "offer" || whyNotOffer(room, bargain, { by, ...sides(command) }) === null,
  );
}

function sides({ to, give, get }: Offer): Pick<Offer, "to" | "give" | "get"> {
  return { to, give, get };
}

/** One favor asked of everybody, for nothing or for one's token; one favor that is owed. */
function asks({ around, owed, partners }: DealShape, rng: Rng): Command[] {
  const found: Command[] = [];
  const favor = around[rng.below(Math.max(1, around.length))];
  const token = partners[0]?.give.debts[0];
  if (favor !== undefined) {
    const get = { ...emptyBundle, favor };
    found.push({ type: "offer", to: null, give: emptyBundle, get });
    if (token !== undefined)
      found.push({ type: "offer", to: null, give: { ...emptyBundle, debts: [token] }, get });
  }
  const call = owed[rng.below(Math.max(1, owed.length))];
  if (call !== undefined) found.push({ type: "call-debt", ...call });
  return found;
}

function drawn(
  room: Room,
  bargain: Bargain,
  by: number,
  partner: Partner,
  rng: Rng,
): Command | null {
  for (let i = 0; i < tries; i++) {
    const give = drawBundle(partner.give, rng);
    const get = drawBundle(partner.get, rng);
    if (whyNotOffer(room, bargain, { by, to: partner.player, give, get }) === null)
      return { type: "offer", to: partner.player, give, get };
  }
  return null;
}

/** Each thing now and then; mostly few. */
export function drawBundle(tray: Tray, rng: Rng): Bundle {
  const one = <T>(list: readonly T[], of: number): T | null =>
    list.length > 0 && rng.below(of) === 0 ? (list[rng.below(list.length)] ?? null) : null;
  const some = <T>(list: readonly T[]): T[] => list.filter(() => rng.below(4) === 0);
  const promise = one(tray.promises, 6);
  const most = Math.min(8, tray.credits / 1000);
  return {
    credits: rng.below(3) === 0 ? 1000 * rng.below(most + 1) : 0,
    cards: some(tray.cards),
    debts: some(tray.debts),
    favor: one(tray.favors, 3),
    promises:
      promise === null ? [] : [promise.kind === "repay" ? { ...promise, credits: 2000 } : promise],
  };
}
