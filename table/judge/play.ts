/** Commands of the game: from a person, a bot, or the clock when time is up. */
import { isRefusal, type Seat } from "#rules/game.ts";
import { playOf } from "../state/table-state.ts";
import type { Draft } from "../journal/page.ts";
import type { Move } from "../state/timeline.ts";
import type { BotThought } from "../ports.ts";
import { tableError, type Asker, type Bench, type Ruling } from "./verdict.ts";
import { owns, type Sitter } from "../state/seats.ts";
import { standAfter, type Stand } from "../state/position.ts";
import type { Ask } from "../talk/words.ts";

const timeOutsBeforeStandIn = 2;

export function ruleCommand(asker: Asker, ask: Extract<Ask, { type: "command" }>): Ruling {
  const { book, person, rules } = asker;
  if (!owns(book.seats, person.id, ask.seat))
    return tableError("not-your-seat", { seat: ask.seat });
  if (standsIn(book.seats[ask.seat])) return tableError("bot-stands-in", { seat: ask.seat });
  const command = rules.game.readCommand(ask.command);
  if (command === null) return tableError("unreadable-command");
  return playMove(asker, {
    seat: ask.seat,
    by: "person",
    person: person.id,
    command,
    reasons: null,
  });
}

/** Plays again what was taken back last. */
export function ruleRedo(asker: Asker, ask: Extract<Ask, { type: "redo" }>): Ruling {
  const { book, person } = asker;
  const next = book.undone.at(-1);
  if (!owns(book.seats, person.id, ask.seat))
    return tableError("not-your-seat", { seat: ask.seat });
  if (!asker.rules.game.amendable || next?.seat !== ask.seat) return tableError("nothing-to-redo");
  return playMove(asker, {
    seat: next.seat,
    by: "person",
    person: person.id,
    command: next.command,
    reasons: null,
  });
}

export function ruleThought(
  bench: Bench,
  seat: Seat,
  { command: raw, reasons }: BotThought,
): Ruling {
  const command = bench.rules.game.readCommand(raw);
  if (command === null) return tableError("unreadable-command");
  return playMove(bench, { seat, by: "bot", person: null, command, reasons });
}

/** When a bot fails or plays what the rules refuse: a bot never stalls a table. */
export function ruleFallback(bench: Bench, seat: Seat): Ruling {
  return playMove(bench, {
    seat,
    by: "bot",
    person: null,
    command: timeOutMove(bench, seat),
    reasons: null,
  });
}

/** A time-out is a command of the table; after two in a row a bot stands in. */
export function ruleTimeOut(bench: Bench, seat: Seat): Ruling {
  const ruling = playMove(bench, {
    seat,
    by: "clock",
    person: null,
    command: timeOutMove(bench, seat),
    reasons: null,
  });
  const sitter = bench.book.seats[seat];
  if (
    ruling.type !== "pages" ||
    sitter?.type !== "person" ||
    sitter.timeOuts + 1 < timeOutsBeforeStandIn
  )
    return ruling;
  const standIn: Draft = {
    type: "stand-in",
    seat,
    name: sitter.name,
    level: bench.header.terms.botLevel,
    why: "time",
  };
  return { ...ruling, drafts: [...ruling.drafts, standIn] };
}

function timeOutMove({ rules: { game }, book }: Bench, seat: Seat): unknown {
  return book.stand === null ? null : game.onTimeOut(game.viewFor(book.stand.state, seat));
}

function standsIn(sitter: Sitter | undefined): boolean {
  return sitter?.type === "person" && sitter.standIn !== null;
}

type Intent = Omit<Move, "page" | "events" | "refused">;

function playMove(bench: Bench, intent: Intent): Ruling {
  const { rules, book, chance } = bench;
  if (book.stand === null) return tableError("not-started");
  const { seat, by, command, reasons } = intent;
  const decision = rules.game.decide(book.stand.state, seat, command, chance);
  if (isRefusal(decision)) return decision;
  const move: Move = { ...intent, page: book.version + 1, events: decision, refused: null };
  const { stand, published } = standAfter(playOf(rules, book), book.stand, move);
  return withEnd(
    bench,
    [{ type: "played", seat, by, command, events: decision, reasons, published }],
    stand,
  );
}

/** The page that ends the game reveals the seed in the same breath. */
export function withEnd({ header }: Bench, drafts: readonly Draft[], stand: Stand): Ruling {
  if (stand.outcome === null) return { type: "pages", drafts, stand };
  return {
    type: "pages",
    drafts: [...drafts, { type: "ended", seed: header.seed, outcome: stand.outcome }],
    stand,
  };
}
