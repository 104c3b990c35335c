/** One command being carried out: the state as it becomes, the events so far, what is still to do. */
import { dieSides } from "../dice/die.ts";
import { evolve } from "../evolve.ts";
import { playerOf } from "../edit.ts";

import type { Task } from "./agenda.ts";
import type { Bargain } from "../bargaining/deal.ts";
import type { Command } from "../commands.ts";
import type { Event } from "../events.ts";
import type { Face } from "../names.ts";
import type { Player, Question, State } from "../state.ts";
import type { Chance, Params, RuleId } from "../../game.ts";

export interface Play {
  state: State;
  readonly events: Event[];
  readonly chance: Chance;
  /** The next task last. */
  readonly agenda: Task[];
  asked: Question[];
  rolls: number;
  /** The card whose doing this is, for the events that say so. */
  cause: string | null;
  /** Chance has spoken in this page. */
  drew: boolean;
  /** How things stood when goals and victory were looked at last. */
  settled: State;
}

export function startPlay(state: State, chance: Chance): Play {
  const play: Play = {
    state,
    events: [],
    chance: (purpose) => {
      play.drew = true;
      return chance(purpose);
    },
    agenda: [...state.agenda],
    asked: [],
    rolls: state.rolls,
    cause: null,
    drew: false,
    settled: state,
  };
  return play;
}

export function emit(play: Play, event: Event): void {
  const told = withCause(event, play.cause);
  play.state = evolve(play.state, told);
  play.events.push(told);
}

function withCause(event: Event, card: string | null): Event {
  if (card === null) return event;
  switch (event.type) {
    case "credits-gained":
    case "credits-spent":
    case "credits-lost":
    case "reputation-changed":
    case "damage-suffered":
    case "damage-recovered":
    case "test-resolved":
    case "databank-drawn":
      return { ...event, card };
    default:
      return event;
  }
}

/** Puts tasks on the agenda so that the first one listed happens first. */
export function next(play: Play, ...tasks: readonly Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) {
    const task = tasks[i];
    if (task !== undefined) play.agenda.push(task);
  }
}

const noParams: Params = {};

/** Asks one seat; `task` waits for the answer. */
export function ask(
  play: Play,
  task: Task,
  question: {
    seat: number;
    ask: string;
    rule: RuleId;
    choices: readonly Command[];
    params?: Params;
    deal?: Bargain;
  },
): void {
  play.agenda.push(task);
  play.asked = [
    {
      seat: question.seat,
      ask: question.ask,
      rule: question.rule,
      params: question.params ?? noParams,
      choices: question.choices,
      ...(question.deal === undefined ? {} : { deal: question.deal }),
    },
  ];
}

export function me(play: Play, player: number): Player {
  return playerOf(play.state, player);
}

export function isHuman(play: Play, player: number): boolean {
  return player < play.state.seats;
}

/** Chance by a purpose never used before in this line of play. */
export function random(play: Play, below: number, purpose: string): number {
  const stream = play.chance(`${purpose}:${play.rolls}`);
  play.rolls++;
  return stream.below(below);
}

export function pick<T>(play: Play, list: readonly T[], purpose: string): T {
  const found = list.length === 1 ? list[0] : list[random(play, list.length, purpose)];
  if (found === undefined) throw new Error(`nothing to pick for ${purpose}`);
  return found;
}

/** [OR-DICE-01] As many as needed [UB-COMP-13, UB-COMP-14]. */
export function rollDice(play: Play, count: number, purpose: string): Face[] {
  const stream = play.chance(`${purpose}:${play.rolls}`);
  play.rolls++;
  const dice: Face[] = [];
  for (let i = 0; i < count; i++) dice.push(dieSides[stream.below(dieSides.length)] ?? "blank");
  return dice;
}

/** The answer a task expected; anything else is a bug, because only offered choices get this far. */
export function unexpected(task: Task, answer: Command): never {
  throw new Error(`${task.type} cannot take ${answer.type}`);
}
