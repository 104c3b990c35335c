/** Log entries as lines of text: in the game's own sentences, or field by field. */
import { unreachable } from "#rules/game.ts";
import type { LogEntry, Speaker } from "#table/talk/words.ts";
import type { Storyteller } from "./storyteller.ts";

const spoke: Readonly<Record<Speaker, string>> = {
  table: "",
  person: "",
  bot: " (bot)",
  clock: " (time is up)",
};

export interface LogContext {
  readonly names: readonly string[];
  /** `null` prints news field by field. */
  readonly story: Storyteller | null;
  /** How things stood after the page, for sentences that name cards. */
  readonly view: unknown;
}

export function logLines(entry: LogEntry, { names, story, view }: LogContext): readonly string[] {
  const who = (seat: number | null): string =>
    seat === null ? "the table" : (names[seat] ?? `seat ${seat}`);
  const said = (news: readonly unknown[]): readonly string[] =>
    once(story ? story.lines(news, view) : news.map(newsText));
  switch (entry.type) {
    case "news":
      return numbered(entry, [
        ...(entry.from === undefined ? [] : [dealtText(entry.from.map(who))]),
        ...(story
          ? said(entry.news)
          : [
              `${who(entry.seat)}${spoke[entry.by]}`,
              ...said(entry.news).map(indented),
              ...reasonsText(entry, who),
            ]),
      ]);
    case "taken-back":
      return numbered(entry, [
        `${who(entry.seat)} takes back everything after page ${entry.to}${entry.substitute === undefined ? "" : `, and the bot that played for ${who(entry.substitute)}`}`,
      ]);
    case "amended": {
      const changes = entry.changed.map(
        ({ page, news, refused }) =>
          `page ${page} now: ${refused ? `refused: ${refused.code} [${refused.rule}]` : said(news).join(" ") || "removed"}`,
      );
      return numbered(entry, [
        `${who(entry.seat)} amends page ${entry.page}`,
        ...changes.map(indented),
      ]);
    }
    case "seated":
      return numbered(entry, [
        `${who(entry.seat)}: ${entry.change.replaceAll("-", " ")}${entry.name === who(entry.seat) ? "" : ` (${entry.name})`}`,
      ]);
    case "take-back-refused":
      return numbered(entry, [
        entry.withdrawn
          ? `${who(entry.seat)} withdraws the question: the move stands`
          : `${who(entry.seat)} says no: the move stands`,
      ]);
    case "start-void":
      return numbered(entry, [
        `this start is void: no answer from ${entry.seats.map(who).join(", ")}`,
      ]);
    case "parts-awaited":
      return numbered(entry, [
        `the deal waits for the device of ${entry.seats.map(who).join(", ")}`,
      ]);
    case "terms-changed":
      return numbered(entry, [`the host changes the table: ${entry.game}, ${entry.seats} seats`]);
    case "part-waived":
      return numbered(entry, [`${who(entry.seat)} agrees to be dealt to without a part`]);
    case "pause":
      return numbered(entry, [
        entry.seat === null
          ? `${entry.closed ? "the hall was closed" : "all agree"}: the clocks rest until ${new Date(entry.until).toISOString()}`
          : `${who(entry.seat)} asks for a rest until ${new Date(entry.until).toISOString()}`,
      ]);
    case "said":
      return numbered(entry, [
        `${entry.name}: ${entry.said.type === "text" ? `“${entry.said.text}”` : `(${entry.said.phrase})`}`,
      ]);
    default:
      return unreachable(entry);
  }
}

/** From whose parts the cards came. */
export function dealtText(names: readonly string[]): string {
  if (names.length === 0) return "dealt from the seed alone: no device took part";
  return names.length === 1
    ? `dealt from the part of ${names[0]} alone`
    : `dealt from the parts of ${names.join(", ")}`;
}

function reasonsText(
  { reasons }: Extract<LogEntry, { type: "news" }>,
  who: (seat: number) => string,
): readonly string[] {
  return reasons.map(({ page, seat, reasons: why }) =>
    indented(`why ${who(seat)} played page ${page}: ${fieldText(why)}`),
  );
}

/** The page number once, before its first line. */
export function numbered(
  { version }: Pick<LogEntry, "version">,
  lines: readonly string[],
): readonly string[] {
  return lines.map((line, i) => `${(i === 0 ? String(version) : "").padStart(5)}  ${line}`);
}

function indented(line: string): string {
  return `  ${line}`;
}

/** Several seats hear the same sentence: it is printed once. */
function once(lines: readonly string[]): readonly string[] {
  return lines.filter((line, i) => line !== lines[i - 1]);
}

function newsText(news: unknown): string {
  if (typeof news !== "object" || news === null) return fieldText(news);
  const { type, rule, ...fields } = news as Readonly<Record<string, unknown>>;
  const said = Object.entries(fields).map(([name, value]) => `${name} ${fieldText(value)}`);
  return [
    `${fieldText(type)}${said.length > 0 ? ": " : ""}${said.join(", ")}`,
    typeof rule === "string" ? `[${rule}]` : "",
  ]
    .join(" ")
    .trim();
}

function fieldText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
