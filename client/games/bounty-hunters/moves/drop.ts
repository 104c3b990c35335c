/** A card put down somewhere: the move that means, or why there is none. */
import { refuse, type Refusal, type Seat } from "#rules/game.ts";
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import { lonePile, type View } from "#rules/bounty-hunters/index.ts";
import type { Move } from "./moves.ts";
import { faceOf } from "../say/naming.ts";

export function moveAt(
  view: View,
  seat: Seat,
  card: Card,
  moves: readonly Move[],
  place: string,
): Move | Refusal {
  const here = moves.find((move) => move.places.some((one) => one === place));
  if (here) return here.refusal ?? here;
  const { type } = faceOf(view.set, card);
  const isBeside = type === "contract" || type === "crate";
  const anywhere = moves.find((move) => move.places.includes("board"));
  if (anywhere && (place === "board" || isBeside)) return anywhere.refusal ?? anywhere;
  return objection(view, seat, type, place);
}

function objection(view: View, seat: Seat, type: string, place: string): Refusal {
  if (place === "reserve") return refuse("cannot-reserve", "AMB-13");
  const board = view.boards[seat];
  const facing = place.startsWith("onto:")
    ? board?.confrontations[Number(place.slice(5))]
    : undefined;
  if (facing?.captured) return refuse("already-captured", "AMB-17");
  if (type === "target" && board && lonePile(board) !== -1)
    return refuse("pile-first", "BH-CONF-09");
  if (type === "target") return refuse("target-alone", "BH-CONF-04");
  if (place === "board") return refuse("target-missing", "BH-CONF-05");
  return refuse("not-there", "BH-CONF-05");
}
