/** Where a game has no chance and no secrets, anyone seated may change any past move; everything after it is judged again. */
import { fold, isRefusal, type Chance } from "#rules/game.ts";
import { playOf, type Rules } from "../state/table-state.ts";
import type { Draft, Judged } from "../journal/page.ts";
import { withJudged, type Line, type Move } from "../state/timeline.ts";
import { withEnd } from "./play.ts";
import { tableError, type Asker, type Ruling } from "./verdict.ts";
import { owns } from "../state/seats.ts";
import { standOf } from "../state/position.ts";
import { sameData } from "../talk/patch.ts";
import type { Ask, Version } from "../talk/words.ts";

export function ruleAmend(asker: Asker, ask: Extract<Ask, { type: "amend" }>, line: Line): Ruling {
  const { rules, book, person } = asker;
  const move = line.moves.find(({ page }) => page === ask.page);
  if (!rules.game.amendable) return tableError("not-amendable");
  if (!owns(book.seats, person.id, ask.seat))
    return tableError("not-your-seat", { seat: ask.seat });
  if (move === undefined) return tableError("no-such-page", { page: ask.page });
  const command = ask.command === null ? null : rules.game.readCommand(ask.command);
  if (command === null && ask.command !== null) return tableError("unreadable-command");
  const judged = judgeAgain(rules, line, ask.page, command, asker.chance);
  const itself = judged.find(({ page }) => page === ask.page);
  if (itself?.refused) return itself.refused;
  if (judged.length === 0) return { type: "done", version: book.version };
  const stand = standOf(playOf(rules, book), { ...line, moves: withJudged(line.moves, judged) });
  const draft: Draft = { type: "amended", seat: ask.seat, page: ask.page, command, judged };
  return stand ? withEnd(asker, [draft], stand) : tableError("not-started");
}

/** The moves that read differently once `page` is `command`. A move the rules now refuse is kept and marked; it may count again later. */
export function judgeAgain(
  { game, setup }: Rules,
  line: Line,
  page: Version,
  command: unknown,
  chance: Chance,
): readonly Judged[] {
  let state = fold(game, game.begin(setup), line.setUp ?? []);
  const changed: Judged[] = [];
  for (const move of line.moves) {
    if (move.page < page) {
      state = fold(game, state, move.events);
      continue;
    }
    const judged = judge(move, move.page === page ? command : move.command);
    if (!reads(judged, move)) changed.push(judged);
    state = fold(game, state, judged.events);
  }
  return changed;

  function judge(move: Move, said: unknown): Judged {
    if (said === null) return { page: move.page, command: null, events: [], refused: null };
    const decision = game.decide(state, move.seat, said, chance);
    if (isRefusal(decision))
      return { page: move.page, command: said, events: [], refused: decision };
    return { page: move.page, command: said, events: decision, refused: null };
  }
}

function reads({ command, events, refused }: Judged, move: Move): boolean {
  return (
    sameData(command, move.command) &&
    sameData(events, move.events) &&
    sameData(refused, move.refused)
  );
}
