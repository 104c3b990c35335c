import { expect, test } from "vitest";
import { meantFirst } from "./meant.ts";
import type { Move } from "./moves.ts";

const play = { type: "choose", card: 7, fate: "play" } as const;
const sell = { type: "choose", card: 7, fate: "sell" } as const;

function move(id: string, command: Move["command"], onto: number | null | undefined): Move {
  const plan = onto === undefined ? null : { card: 7, fate: "play" as const, onto };
  return { id, title: id, foretold: [], captures: false, command, plan, places: [], refusal: null };
}

const moves = [move("onto 0", play, 0), move("onto 2", play, 2), move("sell", sell, undefined)];
const order = (meant: Parameters<typeof meantFirst>[1]): readonly string[] =>
  meantFirst(moves, meant).map(({ id }) => id);

test("[lesson] the move the clerk means stands first: the target he names, or the sale", () => {
  expect(order({ command: play, onto: 2 })).toEqual(["onto 2", "onto 0", "sell"]);
  expect(order({ command: sell, onto: null })).toEqual(["sell", "onto 0", "onto 2"]);
});

test("[lesson] nothing moves when nothing is advised, or something else", () => {
  const asTheyAre = ["onto 0", "onto 2", "sell"];
  expect(order(null)).toEqual(asTheyAre);
  expect(order({ command: { type: "done" }, onto: null })).toEqual(asTheyAre);
});
