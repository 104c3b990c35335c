/** The table as one plain G, and what its cards are asked. */
import { standardSet } from "#rules/bounty-hunters/index.ts";
import { cardTablesOf } from "#bots/bounty-hunters/simulator/card-tables.ts";
import { at } from "#bots/bounty-hunters/simulator/world.ts";
import type { BenchDeal } from "../deals.ts";

export interface Fight {
  target: number | null;
  attack: number[];
  loss: number;
}

export interface BenchPlayer {
  hand: number[];
  credits: number;
  captures: number;
  points: number;
  losses: number;
  cratePoints: number;
  crates: number;
  captured: number[];
  fights: Fight[];
  reserved: number[];
  contracts: number[];
  asked: boolean;
  deck: number;
  choice: { card: number; fate: string } | null;
  window: "closed" | "place" | "activate";
  pending: number;
  drawn: number;
  owed: number;
}

export interface G {
  seed: number;
  turn: number;
  lastTurn: number;
  step: "draw" | "choose" | "main" | "bonus" | "over";
  decks: number[][];
  discards: number[][];
  players: BenchPlayer[];
}

export const cardTables = cardTablesOf(standardSet);
export const isAttacker = (card: number): boolean =>
  at(cardTables.kind, card) === 1 || at(cardTables.kind, card) === 2;
export const openFights = (player: BenchPlayer): number =>
  player.fights.filter((fight) => fight.target !== null).length;
export const canPay = (player: BenchPlayer, card: number): boolean =>
  at(cardTables.cost, card) <= player.credits;

export function begin({ seed, state }: BenchDeal): G {
  const players = state.hands.map((hand): BenchPlayer => ({
    hand: [...hand],
    credits: 0,
    captures: 0,
    points: 0,
    losses: 0,
    cratePoints: 0,
    crates: 0,
    captured: [0, 0, 0, 0, 0, 0, 0, 0],
    fights: [],
    reserved: [],
    contracts: [],
    asked: true,
    deck: -1,
    choice: null,
    window: "closed",
    pending: -1,
    drawn: 0,
    owed: 0,
  }));
  return {
    seed,
    turn: 1,
    lastTurn: 0,
    step: "draw",
    decks: state.decks.map((deck) => [...deck]),
    discards: [[], [], [], []],
    players,
  };
}
