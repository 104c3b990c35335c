/** What a move is called, and where on the table it points. */
import { isOpen, lonePile } from "#rules/bounty-hunters/index.ts";
import { cardName, faceOf } from "./naming.ts";
import type { Board, View } from "#rules/bounty-hunters/index.ts";
import type { Plan } from "../moves/foresight.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

/** A place on my side of the table: a confrontation, the reserve, the discard, or simply my board. */
export type Place = `onto:${number}` | "board" | "reserve" | "sell";

export function titleOf(view: View, board: Board, plan: Plan, words: Words): string {
  const { dock } = words;
  if (plan.fate === "sell") return dock.sell;
  if (plan.fate === "reserve") return dock.reserve;
  const face = faceOf(view.set, plan.card);
  const open = openPlaces(board);
  const onto = plan.onto ?? (open.length === 1 ? open[0] : undefined);
  switch (face.type) {
    case "contract":
      return dock.sign;
    case "crate":
      return dock.buy(words.credits(face.cost));
    case "target":
      return lonePile(board) === -1 ? dock.playNew : dock.playPile;
    case "hunter":
      if (onto !== undefined) return dock.playOnto(targetName(view, board, onto, words));
      return lonePile(board) === -1 ? dock.startPile : dock.playPile;
    case "droid":
      return onto === undefined
        ? dock.buy(words.credits(face.cost))
        : dock.buyOnto(words.credits(face.cost), targetName(view, board, onto, words));
  }
}

export function placesOf(view: View, board: Board, plan: Plan): readonly Place[] {
  if (plan.fate === "sell") return ["sell"];
  if (plan.fate === "reserve") return ["reserve"];
  const { type } = faceOf(view.set, plan.card);
  if (type === "contract" || type === "crate") return ["board"];
  const pile = lonePile(board);
  if (type === "target") return pile === -1 ? ["board"] : [`onto:${pile}`, "board"];
  if (plan.onto !== null) return [`onto:${plan.onto}`];
  const only = openPlaces(board)[0] ?? (pile === -1 ? undefined : pile);
  return only === undefined ? ["board"] : [`onto:${only}`, "board"];
}

export function openPlaces(board: Board): readonly number[] {
  return board.confrontations.flatMap((one, at) => (isOpen(one) ? [at] : []));
}

export function targetName(view: View, board: Board, onto: number, words: Words): string {
  const target = board.confrontations[onto]?.target;
  return target === null || target === undefined
    ? words.board.pile
    : cardName(view.set, target, words);
}
