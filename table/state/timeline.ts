/** The line of play: the pages that still count, after all take-backs and amendments. */
import type { GameEvent, Refusal, Seat } from "#rules/game.ts";
import type { Judged, Page, PersonId, Reasons } from "../journal/page.ts";
import { sameData } from "../talk/patch.ts";
import type { Speaker, Version } from "../talk/words.ts";

export interface Move {
  readonly page: Version;
  readonly seat: Seat;
  readonly by: Speaker;
  readonly person: PersonId | null;
  /** `null` once it was removed by an amendment. */
  readonly command: unknown;
  readonly events: readonly GameEvent[];
  readonly refused: Refusal | null;
  readonly reasons: Reasons | null;
}

export interface Line {
  /** `null` before the game has begun. */
  readonly setUp: readonly GameEvent[] | null;
  readonly moves: readonly Move[];
  /** What was taken back and may be played again, the next one last. */
  readonly undone: readonly Move[];
}

const emptyLine: Line = { setUp: null, moves: [], undone: [] };

export function lineOf(pages: readonly Page[]): Line {
  return pages.reduce(lineAfter, emptyLine);
}

function lineAfter(line: Line, page: Page): Line {
  switch (page.type) {
    case "started":
      return { setUp: page.events, moves: [], undone: [] };
    case "played":
      return {
        setUp: line.setUp,
        moves: [...line.moves, moveOf(page)],
        undone: undoneAfter(line.undone, page),
      };
    case "taken-back":
      return takenBack(line, page.to);
    case "amended":
      return { setUp: line.setUp, moves: withJudged(line.moves, page.judged), undone: [] };
    default:
      return line;
  }
}

export function moveOf(page: Extract<Page, { type: "played" }>): Move {
  const { seat, by, person, command, events, reasons } = page;
  return { page: page.version, seat, by, person, command, events, refused: null, reasons };
}

/** Playing what was taken back leaves the rest to be redone; playing something else forgets it. */
export function undoneAfter(
  undone: readonly Move[],
  played: { readonly seat: Seat; readonly command: unknown },
): readonly Move[] {
  const next = undone.at(-1);
  if (next === undefined) return undone;
  return next.seat === played.seat && sameData(next.command, played.command)
    ? undone.slice(0, -1)
    : [];
}

/** Neither removed nor refused by an amendment. */
function counts({ command, refused }: Move): boolean {
  return command !== null && refused === null;
}

function takenBack(line: Line, to: Version): Line {
  const moves = line.moves.filter((move) => move.page <= to);
  const dropped = line.moves.slice(moves.length).filter(counts).toReversed();
  return { setUp: line.setUp, moves, undone: [...line.undone, ...dropped] };
}

export function withJudged(moves: readonly Move[], all: readonly Judged[]): readonly Move[] {
  const anew = new Map(all.map((judged) => [judged.page, judged]));
  return moves.map((move) => {
    const judged = anew.get(move.page);
    return judged
      ? { ...move, command: judged.command, events: judged.events, refused: judged.refused }
      : move;
  });
}
