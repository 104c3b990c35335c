/** Asks bots for their moves. They may take their time: the table goes on meanwhile. */
import type { Seat } from "#rules/game.ts";
import { judgeFallback, judgeThought } from "../../judge/play.ts";
import { already, type Verdict } from "../../judge/verdict.ts";
import type { BotDecision } from "../../ports.ts";
import type { Position } from "../../state/position.ts";
import { botLevelOf } from "../../state/seats.ts";
import { judgeContext, report, type LiveTable } from "../live-table.ts";
import type { Prompt, Questions } from "./questions.ts";

export interface BotAsker {
  /** Asks the bot of this seat, unless it is thinking about this very question. */
  ask(seat: Seat): void;
  busy(): boolean;
  close(): void;
}

export function askBots(
  live: LiveTable,
  questions: Questions,
  propose: (judge: () => Verdict, done: () => void) => void,
): BotAsker {
  const { ports } = live;
  /** What each bot is thinking about, until its answer was judged. */
  const thinking = new Map<Seat, Prompt>();
  let closed = false;
  return {
    ask,
    busy: () => thinking.size > 0,
    close: () => void (closed = true),
  };

  function ask(seat: Seat): void {
    const { game, header } = live;
    const { seats, position, version } = live.state;
    const level = botLevelOf(seats[seat]);
    const question = questions.at(seat);
    if (level === null || position === null || question === null) return;
    if (thinking.get(seat)?.question.number === question.number) return;
    const prompt: Prompt = { seat, question };
    thinking.set(seat, prompt);
    const view = game.viewFor(position.state, seat);
    const done = (): void => {
      if (thinking.get(seat) === prompt) thinking.delete(seat);
    };
    // What others do before it is judged must not make the bot think the same again.
    const answered = (thought: BotDecision | null): void =>
      closed ? done() : propose(() => judge(prompt, position, thought), done);
    ports.bots
      .think({ table: header.table, host: header.host, version, game: game.id, level, seat, view })
      .then(answered, (bug: unknown) => {
        report(live, bug);
        answered(null);
      });
  }

  /**
   * Stale answers are dropped; one that fits no longer is thought
   * over again; one that never fitted becomes the time-out move.
   */
  function judge(prompt: Prompt, seen: Position, thought: BotDecision | null): Verdict {
    const { seat } = prompt;
    if (!questions.current(prompt)) return already(live.state);
    const verdict = thought && judged(seat, thought);
    if (verdict?.type === "pages") return verdict;
    if (thought === null || seen === live.state.position)
      return judgeFallback(judgeContext(live), seat);
    thinking.delete(seat);
    ask(seat);
    return already(live.state);
  }

  /** A move that the rules stumble over is no move: the time-out move is played, and we hear of it. */
  function judged(seat: Seat, thought: BotDecision): Verdict | null {
    try {
      return judgeThought(judgeContext(live), seat, thought);
    } catch (bug) {
      report(live, bug);
      return null;
    }
  }
}
