/** Asks bots for their moves and watches the clock. Both answer through the mailbox, like everyone. */
import type { Seat } from "#rules/game.ts";
import { phaseOf, type Book } from "../state/table-state.ts";
import type { Page } from "../journal/page.ts";
import type { BotThought, Ports } from "../ports.ts";
import { keepQuestions, type Question, type Questions } from "./questions.ts";
import { botLevelOf } from "../state/seats.ts";
import type { Stand } from "../state/position.ts";
import type { TableTerms } from "../talk/words.ts";

export interface Thought extends Prompt {
  /** What the bot looked at; the game may have moved on since. */
  readonly stand: Stand;
  /** `null` when the bot failed. */
  readonly thought: BotThought | null;
}

interface Prompt {
  readonly seat: Seat;
  readonly question: Question;
}

interface Prompting {
  readonly ports: Ports;
  readonly table: string;
  readonly terms: TableTerms;
  readonly viewFor: (stand: Stand, seat: Seat) => unknown;
  readonly onThought: (thought: Thought) => void;
  readonly onTimeUp: (prompt: Prompt) => void;
}

export interface Prompter {
  turned(book: Book, pages: readonly (Page | null)[]): void;
  /** Is this still what the seat is asked? */
  current(prompt: Prompt): boolean;
  /** The answer fitted no longer: ask again on what the bot sees now. */
  askAgain(prompt: Prompt, book: Book): void;
  clocks(book: Book): readonly number[];
  busy(): boolean;
  close(): void;
}

export function startPrompter({
  ports,
  table,
  terms,
  viewFor,
  onThought,
  onTimeUp,
}: Prompting): Prompter {
  const questions: Questions = keepQuestions();
  /** The number of the question each bot is thinking about. */
  const thinking = new Map<Seat, number>();
  let stopTimer: (() => void) | null = null;
  let closed = false;

  return {
    turned(book, pages) {
      for (const page of pages) questions.turned(book, page, ports.clock.now());
      for (const seat of book.stand?.awaited ?? []) askBot(book, seat);
      setTimer(book);
    },
    current: ({ seat, question }) => questions.at(seat)?.number === question.number,
    askAgain({ seat }, book) {
      thinking.delete(seat);
      askBot(book, seat);
    },
    clocks: (book) => questions.left(book, terms.clock, ports.clock.now()),
    busy: () => thinking.size > 0 || stopTimer !== null,
    close() {
      closed = true;
      stopTimer?.();
    },
  };

  function askBot({ seats, stand, version }: Book, seat: Seat): void {
    const level = botLevelOf(seats[seat]);
    const question = questions.at(seat);
    if (
      level === null ||
      stand === null ||
      question === null ||
      thinking.get(seat) === question.number
    )
      return;
    thinking.set(seat, question.number);
    const answer = (thought: BotThought | null): void => {
      if (thinking.get(seat) === question.number) thinking.delete(seat);
      if (!closed) onThought({ seat, question, stand, thought });
    };
    ports.bots
      .think({ table, version, game: terms.game, level, seat, view: viewFor(stand, seat) })
      .then(answer, (trouble: unknown) => {
        ports.report(table, trouble);
        answer(null);
      });
  }

  /** One timer, for whoever runs out first. Bots have no clock. */
  function setTimer(book: Book): void {
    stopTimer?.();
    stopTimer = null;
    if (closed || terms.clock === null || phaseOf(book) !== "playing") return;
    const prompts = (book.stand?.awaited ?? []).flatMap((seat) => {
      const question = questions.at(seat);
      return question !== null && botLevelOf(book.seats[seat]) === null ? [{ seat, question }] : [];
    });
    if (prompts.length === 0) return;
    const first = Math.min(...prompts.map(({ question }) => question.since));
    const due = first + terms.clock * 1000 - ports.clock.now();
    stopTimer = ports.clock.after(Math.max(0, due), () => {
      stopTimer = null;
      for (const prompt of prompts) if (prompt.question.since === first) onTimeUp(prompt);
    });
  }
}
