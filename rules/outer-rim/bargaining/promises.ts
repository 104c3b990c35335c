/** Promises: words for the log, which bind nobody [UB-NEG-03, UB-FAV-10]. */
import { refuse } from "../../game.ts";
import { promiseKinds } from "./deal.ts";
import type { DealPromise } from "./deal.ts";
import type { Room } from "./favors.ts";
import type { Refusal } from "../../game.ts";

/** As much as anybody has promised with a straight face. */
const mostRepaid = 20_000;

/** What one player may promise another; `repay` stands for every thousand up to its sum. */
export function promisesFor(room: Room, owner: number | null, other: number | null): DealPromise[] {
  const found: DealPromise[] = [];
  for (const kind of promiseKinds) {
    if (kind === "repay") found.push({ kind, player: null, credits: mostRepaid });
    else if (kind !== "no-favor") found.push({ kind, player: null, credits: 0 });
    else if (room.rules.favors)
      for (let player = 0; player < room.seats; player++)
        if (player !== owner && player !== other) found.push({ kind, player, credits: 0 });
  }
  return found;
}

export function isPromise(promised: DealPromise, among: readonly DealPromise[]): boolean {
  const { kind, player, credits } = promised;
  return among.some((each) => {
    if (each.kind !== kind || each.player !== player) return false;
    if (kind !== "repay") return credits === 0;
    return credits > 0 && credits <= each.credits && credits % 1000 === 0;
  });
}

export function promiseRefusal(
  room: Room,
  promises: readonly DealPromise[],
  owner: number | null,
  other: number | null,
): Refusal | null {
  const known = promisesFor(room, owner, other);
  for (const promised of promises)
    if (!isPromise(promised, known)) return refuse("no-such-promise", "UB-NEG-03");
  const said = new Set(promises.map(({ kind, player }) => `${kind}:${player}`));
  return said.size < promises.length ? refuse("named-twice", "OR-TRADE-02") : null;
}
