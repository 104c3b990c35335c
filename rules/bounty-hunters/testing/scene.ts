/** A table in the middle of a game, set out by hand, and what is said at it. For tests. */
import { isRefusal } from "#rules/game.ts";
import type { Chance, Refusal, Seat } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { emptyBoard } from "../pieces/board.ts";
import type { Card, Character, ContractFace, Face, TargetFace, Trio } from "../cards/face.ts";
import { standardSet } from "../cards/standard.ts";
import type { Command } from "../commands.ts";
import { decide } from "../decide.ts";
import type { Event } from "../events.ts";
import { evolvePage } from "../speed/remembered-page.ts";
import { begin } from "../setup.ts";
import { choosing } from "../turn/steps.ts";
import type { Board, Confrontation, Fate, State, Step } from "../state.ts";

/** The rulebook's people. */
export const [ginny, thomas, mia] = [0, 1, 2] as const;

function cardWhere(is: (face: Face) => boolean): Card {
  const card = standardSet.faces.findIndex(is);
  if (card === -1) throw new Error("no such card in the set");
  return card;
}

export const target = (character: Character, shields: Trio): Card =>
  cardWhere(
    (face) =>
      face.type === "target" &&
      face.character === character &&
      face.shields.join() === shields.join(),
  );
export const targetWith = (bonus: TargetFace["bonus"]): Card =>
  cardWhere((face) => face.type === "target" && face.bonus === bonus);
export const hunter = (loss: number, attack: Trio): Card =>
  cardWhere(
    (face) => face.type === "hunter" && face.loss === loss && face.attack.join() === attack.join(),
  );
export const droid = (attack: Trio): Card =>
  cardWhere((face) => face.type === "droid" && face.attack.join() === attack.join());
export const crate = (crates: 1 | 2 | 3, cost: number): Card =>
  cardWhere((face) => face.type === "crate" && face.crates === crates && face.cost === cost);
export const contract = (
  kind: ContractFace["kind"],
  a: Character,
  b: Character | null = null,
): Card =>
  cardWhere(
    (face) =>
      face.type === "contract" &&
      face.kind === kind &&
      face.a === a &&
      ("b" in face ? face.b : null) === b,
  );

/** A confrontation that has come this far. */
export function facing(
  card: Card | null,
  attackers: readonly Card[],
  captured: "captured" | "open" = "open",
): Confrontation {
  const attack: [number, number, number] = [0, 0, 0];
  for (const attacker of attackers) {
    const face = standardSet.faces[attacker];
    if (face !== undefined && "attack" in face)
      for (const colour of [0, 1, 2] as const) attack[colour] += face.attack[colour];
  }
  return { target: card, attackers, attack, captured: captured === "captured" };
}

export function board(parts: Partial<Board>): Board {
  const all = { ...emptyBoard, ...parts };
  return {
    ...all,
    captures: all.confrontations.filter((confrontation) => confrontation.captured).length,
  };
}

interface Scene {
  readonly hands?: readonly (readonly Card[])[];
  readonly boards?: readonly Partial<Board>[];
  readonly decks?: readonly (readonly Card[])[];
  readonly discards?: readonly (readonly Card[])[];
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: number;
  readonly turn?: number;
  readonly lastTurn?: number;
  readonly step?: Step;
}

/** Two seats in step 2 of turn 5, unless said otherwise. */
export function scene(parts: Scene): State {
  const seats = parts.seats ?? parts.hands?.length ?? 2;
  const empty = begin({ seats, options: parts.options ?? {}, content: null });
  return {
    ...empty,
    turn: parts.turn ?? 5,
    lastTurn: parts.lastTurn ?? 0,
    step: parts.step ?? choosing(seats),
    hands: (parts.hands ?? empty.hands).map((hand) => hand.toSorted((x, y) => x - y)),
    boards: empty.boards.map((_, seat) => board(parts.boards?.[seat] ?? {})),
    decks: parts.decks ?? fullDecks,
    discards: parts.discards ?? empty.discards,
  };
}

/** A few cards of each kind: enough that nothing runs dry. */
const fullDecks: readonly (readonly Card[])[] = ["target", "hunter", "contract", "droid"].map(
  (type) =>
    standardSet.faces.flatMap((face, card) => (face.type === type ? [card] : [])).slice(0, 12),
);

export const draw = (deck: number): Command => ({ type: "draw", deck });
export const choose = (card: Card, fate: Fate | null): Command => ({ type: "choose", card, fate });
export const sell = (card: Card): Command => choose(card, "sell");
export const play = (card: Card): Command => choose(card, "play");
export const reserve = (card: Card): Command => choose(card, "reserve");
export const place = (onto: number): Command => ({ type: "place", onto });
export const activate = (card: Card, onto: number | null = null): Command => ({
  type: "activate",
  card,
  onto,
});
export const done: Command = { type: "done" };

/** Says one thing after the other; a refusal ends the test. */
export function after(state: State, ...said: readonly (readonly [Seat, Command])[]): State {
  let now = state;
  for (const [seat, command] of said) now = evolvePage(now, eventsOf(now, seat, command));
  return now;
}

export function eventsOf(
  state: State,
  seat: Seat,
  command: Command,
  chance: Chance = oneStream(quickRng(1)),
): readonly Event[] {
  const decision = decide(state, seat, command, chance);
  if (isRefusal(decision)) throw new Error(`refused: ${decision.code} ${decision.rule}`);
  return decision;
}

/** The last page of a few sayings, each event with its rule. */
export function told(state: State, ...said: readonly (readonly [Seat, Command])[]): string[] {
  const last = said.at(-1);
  if (last === undefined) return [];
  return eventsOf(after(state, ...said.slice(0, -1)), ...last).map((event) =>
    "seat" in event ? `${event.type} ${event.seat} ${event.rule}` : `${event.type} ${event.rule}`,
  );
}

export function refusalOf(state: State, seat: Seat, command: Command): Refusal | null {
  const decision = decide(state, seat, command, oneStream(quickRng(1)));
  return isRefusal(decision) ? decision : null;
}
