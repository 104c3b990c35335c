/** Commands of the game: from a person, a bot, or the clock when time is up. */
import { isRefusal, type Seat } from "#rules/game.ts";
import { playOf } from "../state/table-state.ts";
import type { Draft } from "../journal/page.ts";
import type { Move } from "../state/move.ts";
import type { BotDecision } from "../ports.ts";
import { errorAnswer } from "../talk/errors.ts";
import { withSubstitute } from "./substitute.ts";
import type { AskContext, JudgeContext, Verdict } from "./verdict.ts";
import { owns, type Sitter } from "../state/seats.ts";
import { positionAfter, type Position } from "../state/position.ts";
import type { Ask } from "../talk/words.ts";

const timeOutsBeforeSubstitute = 2;

export function judgeCommand(context: AskContext, ask: Extract<Ask, { type: "command" }>): Verdict {
  const { game, state, person } = context;
  if (!owns(state.seats, person.id, ask.seat))
    return errorAnswer("not-your-seat", { seat: ask.seat });
  if (hasSubstitute(state.seats[ask.seat]))
    return errorAnswer("substitute-plays", { seat: ask.seat });
  const command = game.readCommand(ask.command);
  if (command === null) return errorAnswer("unreadable-command");
  return playMove(context, {
    seat: ask.seat,
    by: "person",
    person: person.id,
    command,
    reasons: null,
  });
}

/** Plays again what was taken back last. */
export function judgeRedo(context: AskContext, ask: Extract<Ask, { type: "redo" }>): Verdict {
  const { game, state, person } = context;
  const next = state.undone?.move;
  if (!owns(state.seats, person.id, ask.seat))
    return errorAnswer("not-your-seat", { seat: ask.seat });
  if (!game.amendable || next?.seat !== ask.seat) return errorAnswer("nothing-to-redo");
  return playMove(context, {
    seat: next.seat,
    by: "person",
    person: person.id,
    command: next.command,
    reasons: null,
  });
}

export function judgeThought(
  context: JudgeContext,
  seat: Seat,
  { command: raw, reasons }: BotDecision,
): Verdict {
  const command = context.game.readCommand(raw);
  if (command === null) return errorAnswer("unreadable-command");
  return playMove(context, { seat, by: "bot", person: null, command, reasons });
}

/** When a bot fails or plays what the rules refuse: a bot never stalls a table. */
export function judgeFallback(context: JudgeContext, seat: Seat): Verdict {
  return playMove(context, {
    seat,
    by: "bot",
    person: null,
    command: timeOutMove(context, seat),
    reasons: null,
  });
}

/** A time-out is a command of the table; after two in a row a substitute plays. */
export function judgeTimeOut(context: JudgeContext, seat: Seat): Verdict {
  const { header, state } = context;
  if (header.terms.time?.whenUp === "bot")
    return withSubstitute(state, seat, header.terms.botLevel, "time");
  const verdict = playMove(context, {
    seat,
    by: "clock",
    person: null,
    command: timeOutMove(context, seat),
    reasons: null,
  });
  const sitter = context.state.seats[seat];
  if (
    verdict.type !== "pages" ||
    sitter?.type !== "person" ||
    sitter.timeOuts + 1 < timeOutsBeforeSubstitute
  )
    return verdict;
  const substitutePage: Draft = {
    type: "stand-in",
    seat,
    name: sitter.name,
    level: context.header.terms.botLevel,
    why: "time",
  };
  return { ...verdict, drafts: [...verdict.drafts, substitutePage] };
}

function timeOutMove({ game, state }: JudgeContext, seat: Seat): unknown {
  return state.position === null ? null : game.onTimeOut(game.viewFor(state.position.state, seat));
}

function hasSubstitute(sitter: Sitter | undefined): boolean {
  return sitter?.type === "person" && sitter.substitute !== null;
}

type Intent = Omit<Move, "page" | "place" | "id" | "events" | "refused">;

function playMove(context: JudgeContext, intent: Intent): Verdict {
  const { game, state, chance } = context;
  if (state.position === null) return errorAnswer("not-started");
  const { seat, by, command, reasons } = intent;
  const decision = game.decide(state.position.state, seat, command, chance);
  if (isRefusal(decision)) return decision;
  const page = state.version + 1;
  const unwritten = { page, place: page, id: null, refused: null };
  const move: Move = { ...intent, ...unwritten, events: decision };
  // Looks one move ahead: what a page publishes, and whether it ends the game, is written in the page itself.
  const { position, published } = positionAfter(playOf(context, state.seats), state.position, move);
  return withEnd(
    context,
    [{ type: "played", seat, by, command, events: decision, reasons, published }],
    position,
  );
}

/** The page that ends the game reveals the seed in the same breath. */
export function withEnd(
  { header }: JudgeContext,
  drafts: readonly Draft[],
  position: Position,
): Verdict {
  if (position.outcome === null) return { type: "pages", drafts, position };
  return {
    type: "pages",
    drafts: [...drafts, { type: "ended", seed: header.seed, outcome: position.outcome }],
    position,
  };
}
