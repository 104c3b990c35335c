/** What a bot thought, in words: its expectation by row of the pad, and the next best once the game is over. */
import type { Command, View } from '#rules/bounty-hunters/index.ts';
import { decks } from '#rules/bounty-hunters/index.ts';
import { cardName } from './naming.ts';
import type { Words } from './words/en.ts';

/** As bots say it; only what is read here. */
interface Expected {
  readonly command: Command;
  readonly rows: Readonly<Record<string, number>>;
  readonly total: number;
  readonly chance: { readonly mean: number } | null;
}

interface Said {
  readonly move?: Expected;
  readonly told?: { readonly move: Expected };
  readonly kept?: { readonly choice: Expected; readonly next: Expected | null } | null;
}

/** Below this a row says nothing. */
const worthSaying = 0.05;

export function thoughts(reasons: unknown, words: Words, view: View): readonly string[] {
  if (typeof reasons !== 'object' || reasons === null) return [];
  const said: Said = reasons;
  const move = said.kept?.choice ?? said.told?.move ?? said.move;
  if (move === undefined) return [];
  const rows = Object.entries(move.rows).flatMap(([row, n]) => (Math.abs(n) < worthSaying ? [] : [`${words.thoughts.rows[row] ?? row} ${signed(n)}`]));
  const lines = rows.length === 0 ? [] : [words.thoughts.expects(rows.join(', '), signed(move.total))];
  if (move.chance) lines.push(words.thoughts.chance(Math.round(move.chance.mean * 100)));
  const next = said.kept?.next;
  if (next) lines.push(words.thoughts.next(commandText(next.command, words, view), signed(next.total)));
  return lines;
}

function signed(n: number): string {
  const rounded = Math.round(n * 10) / 10;
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
}

function commandText(command: Command, words: Words, view: View): string {
  switch (command.type) {
    case 'draw':
      return words.decks[decks[command.deck] ?? 'target'];
    case 'choose':
      return words.choice(cardName(view.set, command.card, words), command.fate, null);
    case 'activate':
      return cardName(view.set, command.card, words);
    case 'decide-fate':
      return words.myFates[command.fate];
    case 'place':
      return words.dock.play;
    case 'done':
      return words.dock.done;
  }
}
