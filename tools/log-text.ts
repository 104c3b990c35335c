/** Log entries as lines of text, the same for every game: what happened, its fields, its rule. */
import { unreachable } from '#rules/game.ts';
import type { LogEntry, Speaker } from '#table/talk/words.ts';

const spoke: Readonly<Record<Speaker, string>> = { table: '', person: '', bot: ' (bot)', clock: ' (time is up)' };

export function logLines(entry: LogEntry, names: readonly string[]): readonly string[] {
  const who = (seat: number | null): string => (seat === null ? 'the table' : (names[seat] ?? `seat ${seat}`));
  const head = `${String(entry.version).padStart(5)}  `;
  const indent = ' '.repeat(head.length + 2);
  switch (entry.type) {
    case 'news': {
      const reasons = entry.reasons.map(({ page, seat, reasons: why }) => `${indent}why ${who(seat)} played page ${page}: ${fieldText(why)}`);
      return [`${head}${who(entry.seat)}${spoke[entry.by]}`, ...entry.news.map((news) => indent + newsText(news)), ...reasons];
    }
    case 'taken-back':
      return [`${head}${who(entry.seat)} takes back everything after page ${entry.to}`];
    case 'amended':
      return [
        `${head}${who(entry.seat)} amends page ${entry.page}`,
        ...entry.changed.map(({ page, news, refused }) => `${indent}page ${page} now: ${refused ? `refused: ${refused.code} [${refused.rule}]` : news.map(newsText).join('; ') || 'removed'}`),
      ];
    case 'seated':
      return [`${head}${who(entry.seat)}: ${entry.change.replaceAll('-', ' ')} (${entry.name})`];
    case 'said':
      return [`${head}${entry.name}: ${entry.said.type === 'text' ? `“${entry.said.text}”` : `(${entry.said.phrase})`}`];
    default:
      return unreachable(entry);
  }
}

function newsText(news: unknown): string {
  if (typeof news !== 'object' || news === null) return fieldText(news);
  const { type, rule, ...fields } = news as Readonly<Record<string, unknown>>;
  const said = Object.entries(fields).map(([name, value]) => `${name} ${fieldText(value)}`);
  return [`${fieldText(type)}${said.length > 0 ? ': ' : ''}${said.join(', ')}`, typeof rule === 'string' ? `[${rule}]` : ''].join(' ').trim();
}

function fieldText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
