/** What a call about a table says. */
import type { Outcome } from "#rules/game.ts";
import type { NudgeWord } from "#table/talk/calls.ts";
import type { PublicRow } from "../lobby/lobby-row.ts";
import type { StoredCall } from "../store/call-port.ts";
import type { Words } from "#words/made/calls/words.ts";

export function tableText(
  call: StoredCall,
  row: PublicRow,
  played: number,
  words: Words,
  now: number,
): string {
  const game = words.games[row.game] ?? row.game;
  const others = row.names.filter(
    (name, seat): name is string => name !== null && seat !== call.seat,
  );
  const where = others.length === 0 ? game : words.gameWith(game, words.list(others));
  const more = `${askedText(call, row, words)}${clockText(call, words, now)}`;
  switch (call.kind) {
    case "your-move":
      return `${words.yourMove(where)}${more}`;
    case "deal-waits":
      return words.dealWaits(where);
    case "all-wait":
      return `${words.allWait(where)}${more}`;
    case "half-time":
      return `${words.halfTime(where)}${more}`;
    case "last-tenth":
      return `${words.lastTenth(where)}${more}`;
    case "nudge": {
      const { by, word } = nudgeIn(call.words);
      return words.nudge(by, where, words.nudges[word]);
    }
    case "bot-plays":
      return words.botPlays(where, played);
    case "time-up":
      return words.timeUp(where);
    case "over":
      return words.over(where, winners(row.outcome, row.names, words));
    case "rematch":
      return words.rematch(where);
    case "evening-agreed":
    case "evening-day":
    case "evening-hour":
      return "";
  }
}

/** What the game wants to know: nothing for a game that does not say, or a call of before it did. */
function askedText(call: StoredCall, { game }: PublicRow, { asks }: Words): string {
  const sentence = asks[game]?.[call.words];
  return sentence === undefined ? "" : ` ${sentence}`;
}

/** Hours above two, minutes below. */
function clockText({ until }: StoredCall, words: Words, now: number): string {
  if (until === null || until <= now) return "";
  const minutes = Math.floor((until - now) / 60_000);
  return ` ${minutes >= 120 ? words.hoursLeft(Math.floor(minutes / 60)) : words.minutesLeft(minutes)}`;
}

function winners(
  outcome: Outcome | null,
  names: readonly (string | null)[],
  words: Words,
): string | null {
  const first = (outcome?.places[0] ?? []).map((seat) => names[seat] ?? "");
  return first.length === 0 ? null : words.list(first);
}

export interface Nudge {
  readonly by: string;
  readonly word: NudgeWord;
}

const nudgeIn = (text: string): Nudge => JSON.parse(text) as Nudge;
