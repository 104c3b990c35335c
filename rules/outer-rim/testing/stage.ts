/** A scene for tests: a table laid as the test wants it, words said in turn, and dice that fall as written. */
import { emptyPlayer } from "../setup/empty.ts";
import { decide } from "../decide.ts";
import { evolve } from "../evolve.ts";
import { startPlay } from "../agenda/play.ts";
import { run } from "../agenda/run.ts";
import { begin, setUp } from "../setup.ts";
import { isRefusal } from "../../game.ts";
import { oneStream, quickRng } from "../../rng.ts";
import type { Task } from "../agenda/agenda.ts";
import type { Effects, Source } from "../cards/effects.ts";
import type { Command } from "../commands.ts";
import type { Event } from "../events.ts";
import type { EncounterDeck, Face } from "../names.ts";
import type { HeldCard, Player, Question, State } from "../state.ts";
import { viewFor, type View } from "../view.ts";
import type { Chance, Refusal, Setup } from "../../game.ts";
import { layingOf } from "./laying.ts";

export interface StagedScene {
  readonly players: readonly Partial<Player>[];
  /** How many of them are people; all, when left out. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly state?: (state: State) => Partial<State>;
  /** What happens first; the first player's turn when left out. */
  readonly agenda?: readonly Task[];
  /** The dice of the opening; `any` lets them fall by chance. */
  readonly dice?: readonly Face[] | "any";
  /** What else chance picks, by its purpose (`databank-40`), counted from 0. */
  readonly picks?: Readonly<Record<string, number>>;
}

export interface Stage {
  readonly state: () => State;
  /** Of the last page. */
  readonly events: () => readonly Event[];
  readonly player: (index: number) => Player;
  readonly question: () => Question;
  readonly choices: () => readonly Command[];
  /** Whoever is asked says this; the dice fall as listed, and all of them must. */
  readonly say: (command: Command, ...dice: readonly Face[]) => Stage;
  readonly refused: (command: Command) => Refusal;
  /** All of it, from an empty table on. */
  readonly journal: () => StagedJournal;
}

interface StagedPage {
  readonly seat: number;
  readonly command: Command;
  readonly events: readonly Event[];
}

interface StagedJournal {
  readonly setup: Setup;
  readonly opening: readonly Event[];
  readonly pages: readonly StagedPage[];
}

const sideOf: Readonly<Record<Face, number>> = { hit: 0, crit: 3, focus: 4, blank: 6 };
const rolls = /^(?:combat|test|reroll|smuggle|roll|buy|ai-luck|ai-gamble|ai-brawl)[:]/;

/** Dice from the list, picks as named, everything else from a stream that no test may depend on. */
function scripted(dice: Face[], picks: StagedScene["picks"] = {}): Chance {
  const other = quickRng(7);
  return (purpose) => ({
    below(n) {
      const [name = ""] = purpose.split(":");
      if (!rolls.test(purpose)) return picks[name] ?? other.below(n);
      const face = dice.shift();
      if (face === undefined) throw new Error(`no die written for ${purpose}`);
      return sideOf[face];
    },
  });
}

export function stage(scene: StagedScene): Stage {
  const seats = scene.seats ?? scene.players.length;
  const setup = { seats, options: scene.options ?? {}, content: null };
  const laid = setUp(setup, oneStream(quickRng(1)))[0];
  const base = laid === undefined ? begin(setup) : evolve(begin(setup), laid);
  const players = scene.players.map((player, i): Player => ({
    ...emptyPlayer(),
    debts: scene.options?.["favors"] === "on" ? [i] : [],
    ...player,
  }));
  const set: State = {
    ...base,
    players,
    round: 1,
    first: 0,
    pending: { number: 0, questions: [], answers: [] },
    agenda: scene.agenda ?? [{ type: "turn", player: 0 }],
  };
  const laidOut: State = { ...set, ...scene.state?.(set) };
  let now = laidOut;
  let page: readonly Event[] = [];
  const take = (events: readonly Event[], left: readonly Face[]): void => {
    if (left.length > 0) throw new Error(`dice left: ${left.join()}`);
    page = events;
    for (const event of events) now = evolve(now, event);
  };
  const opening = scene.dice === "any" ? [] : [...(scene.dice ?? [])];
  take(
    run(
      startPlay(
        now,
        scene.dice === "any" ? oneStream(quickRng(3)) : scripted(opening, scene.picks),
      ),
    ),
    opening,
  );
  const began = page;
  const pages: StagedPage[] = [];
  const waiting = (): number => now.pending.answers.findIndex((answer) => answer === null);
  const question = (): Question => {
    const found = now.pending.questions[waiting()];
    if (found === undefined) throw new Error("nobody is asked");
    return found;
  };
  const here: Stage = {
    state: () => now,
    events: () => page,
    player: (index) => now.players[index] ?? emptyPlayer(),
    question,
    choices: () => question().choices,
    say(command, ...dice) {
      const left = [...dice];
      const { seat } = question();
      const events = decide(now, seat, command, scripted(left, scene.picks));
      if (isRefusal(events))
        throw new Error(
          `refused: ${JSON.stringify({ command, events, asked: question().ask, choices: question().choices })}`,
        );
      take(events, left);
      pages.push({ seat, command, events });
      return here;
    },
    refused(command) {
      const events = decide(now, question().seat, command, scripted([]));
      if (!isRefusal(events)) throw new Error(`allowed: ${JSON.stringify(command)}`);
      return events;
    },
    journal: () => ({ setup, opening: [...layingOf(laidOut), ...began], pages }),
  };
  return here;
}

export type Han = Partial<Player>;

/** Han Solo alone at Tatooine, but for what is said of him. */
export function stageOfHan(han: Han, more: Partial<StagedScene> = {}): Stage {
  return stage({ players: [{ character: "han-solo", space: "tatooine", ...han }], ...more });
}

export function viewOfHan(han: Han, more: Partial<StagedScene> = {}): View {
  return viewFor(stageOfHan(han, more).state(), 0);
}

export function held(id: string, more: Partial<HeldCard> = {}): HeldCard {
  return { id, side: 0, token: null, mark: false, planet: null, ...more };
}

/** This encounter is the next one of its deck. */
export function onTop(deck: EncounterDeck, card: string): (state: State) => Partial<State> {
  return ({ encounters }) => ({
    encounters: { ...encounters, [deck]: [card, ...encounters[deck].filter((id) => id !== card)] },
  });
}

/** The token of that person, wherever chance has put it, moved to a place and turned as the test wants it. */
export function withContact(
  state: State,
  contact: string,
  at: State["tokens"][number]["at"],
  faceup = true,
): State["tokens"] {
  return state.tokens.map((token) =>
    token.contact === contact ? { ...token, at, faceup } : token,
  );
}

export function tokenNumber(state: State, contact: string): number {
  return state.tokens.findIndex((token) => token.contact === contact);
}

/** These people aboard, their tokens off the map. */
export function aboard(state: State, player: number, ...people: readonly string[]): Partial<State> {
  let { tokens } = state;
  for (const one of people) tokens = withContact({ ...state, tokens }, one, "crew");
  const crew = people.map((id) => ({ id, token: tokenNumber(state, id) }));
  return {
    tokens,
    players: state.players.map((one, i) => (i === player ? { ...one, crew } : one)),
  };
}

/** These effects of a card first, then player 0's turn. */
export function firstly(effects: Effects, more: Partial<Source> = {}): readonly Task[] {
  const source = { card: "encounter.test", rule: "OR-ENC-03", ...more };
  return [
    { type: "turn", player: 0 },
    { type: "effects", player: 0, effects, source },
  ];
}
