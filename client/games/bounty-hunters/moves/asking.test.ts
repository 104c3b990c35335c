import { describe, expect, test } from "vitest";
import { bountyHunters, standardSet, type Face, type Trio } from "#rules/bounty-hunters/index.ts";
import { isWorthAsking } from "./asking.ts";

const cardWith = (is: (face: Face) => boolean): number => standardSet.faces.findIndex(is);
const droid = (attack: string): number =>
  cardWith((face) => face.type === "droid" && face.attack.join() === attack);
const droids = [droid("5,0,0"), droid("0,4,3")];
const crates = [cardWith((face) => face.type === "crate" && face.cost === 1)];
const omega = {
  target: cardWith((face) => face.type === "target" && face.shields.join() === "5,5,5"),
  attackers: [],
  attack: [3, 2, 2] satisfies Trio,
  captured: false,
};
const options = Object.fromEntries(
  bountyHunters.tableOptions.map(({ id, standard }) => [id, standard]),
);
const [empty] = bountyHunters.begin({ seats: 2, options, content: null }).boards;
if (empty === undefined) throw new Error("a table without boards");

const plain = { turn: 0, isForCaptures: false };
const patient = { turn: 0, isForCaptures: true };

const at = (reserved: readonly number[], credits: number, lastTurn = 0) => ({
  set: standardSet,
  turn: 9,
  lastTurn,
  boards: [{ ...empty, reserved, credits, confrontations: [omega] }],
});

describe("who is asked about a reserve", () => {
  test.each([
    { what: "a droid that captures nobody", view: at(droids, 2), wish: plain, asked: false },
    {
      what: "the same, but I want to be asked",
      view: at(droids, 2),
      wish: { ...plain, turn: 9 },
      asked: true,
    },
    {
      what: "a wish of an earlier turn",
      view: at(droids, 2),
      wish: { ...plain, turn: 8 },
      asked: false,
    },
    { what: "droids that capture together", view: at(droids, 3), wish: patient, asked: true },
    { what: "a crate", view: at(crates, 1), wish: plain, asked: true },
    {
      what: "a crate, not until it would capture",
      view: at(crates, 1),
      wish: patient,
      asked: false,
    },
    { what: "a crate in the last turn", view: at(crates, 1, 9), wish: patient, asked: true },
    {
      what: "a crate in the last turn but one",
      view: at(crates, 1, 10),
      wish: patient,
      asked: false,
    },
  ])("[BH-TURN-12] $what: $asked", ({ view, wish, asked }) => {
    expect(isWorthAsking(view, 0, wish)).toBe(asked);
  });
});
