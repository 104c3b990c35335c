/** The log as a story: pages as one viewer heard them become sentences, each with its rule. */
import type { RuleId, Seat } from "#rules/game.ts";
import type { BotReasons, LogEntry, Version } from "#table/talk/words.ts";
import { gameName } from "../../games/game-words.ts";
import type { LogLine } from "../../games/screen.ts";
import { myName } from "../../lobby/me.ts";
import { momentText, words } from "../../words/words.ts";
import { nameOf as nameIn, type Frame } from "../frame.ts";
import { seatedText } from "./seated-text.ts";
import { lasting, shorten } from "./shorten.ts";

export interface ToldLine {
  readonly key: string;
  readonly version: Version;
  readonly seat: Seat | null;
  readonly text: string;
  readonly scene: NonNullable<LogLine["scene"]> | null;
  /** A scene told before: `text` is short, and this is all of it. */
  readonly full: string | null;
  readonly rule: RuleId | null;
  readonly weight: NonNullable<LogLine["weight"]> | "plain" | "hall";
  readonly fleeting?: true | undefined;
  readonly concerns: readonly Seat[];
  /** It was taken back later: still told, but struck out. */
  readonly undone: boolean;
  readonly reasons: readonly BotReasons[];
}

/** One news in the words of the game; kept, because an entry never changes. */
const kept = new WeakMap<
  LogEntry,
  { readonly words: unknown; readonly names: string; readonly lines: readonly ToldLine[] }
>();

/** Who plays here without a name is told who that recruit is. */
export function named(frame: Frame): Frame {
  if (!frame.local || myName.value !== null) return frame;
  const { recruit, nameAndYou } = words.value;
  const names = frame.names.map((one) =>
    one.mine && one.name === recruit ? { ...one, name: nameAndYou(one.name) } : one,
  );
  return { ...frame, names };
}

export function linesOf(unnamed: Frame, entry: LogEntry, view: unknown): readonly ToldLine[] {
  const frame = named(unnamed);
  const names = frame.names.map(({ name, mine }) => `${name} ${mine}`).join();
  const known = kept.get(entry);
  if (known && known.words === frame.gameWords && known.names === names) return known.lines;
  const lines = freshLines(frame, entry, view);
  kept.set(entry, { words: frame.gameWords, names, lines });
  return lines;
}

function freshLines(frame: Frame, entry: LogEntry, view: unknown): readonly ToldLine[] {
  const { version } = entry;
  const w = words.value.logEntry;
  const plainLine = {
    key: `${version}`,
    version,
    scene: null,
    full: null,
    rule: null,
    weight: "hall",
    concerns: [],
    undone: false,
    reasons: [],
  } as const;
  const nameOf = (seat: Seat): string => nameIn(frame, seat);
  switch (entry.type) {
    case "said":
      return [];
    case "seated":
      return [
        {
          ...plainLine,
          seat: entry.seat,
          text: seatedText(entry, isMe(frame, entry.seat), words.value),
        },
      ];
    case "start-void":
      return [{ ...plainLine, seat: null, text: w[entry.type](entry.seats.map(nameOf)) }];
    case "parts-awaited":
      return [{ ...plainLine, seat: null, text: words.value.deal.waits(entry.seats.map(nameOf)) }];
    case "terms-changed":
      return [{ ...plainLine, seat: null, text: w[entry.type](gameName(entry.game), entry.seats) }];
    case "part-waived":
      return [{ ...plainLine, seat: entry.seat, text: w[entry.type](nameOf(entry.seat)) }];
    case "pause":
      return [
        {
          ...plainLine,
          seat: entry.seat,
          text: entry.closed
            ? w["hall-closed"]
            : w.pause(entry.seat === null ? null : nameOf(entry.seat), momentText(entry.until)),
        },
      ];
    case "taken-back":
      return [
        {
          ...plainLine,
          seat: entry.seat,
          text: takenBackText(frame, entry),
          concerns: others(frame, entry.seat),
        },
      ];
    case "take-back-refused":
      return [
        {
          ...plainLine,
          seat: entry.seat,
          text: w[entry.withdrawn ? "take-back-withdrawn" : entry.type](nameOf(entry.seat)),
          concerns: others(frame, entry.seat),
        },
      ];
    case "amended":
      return [{ ...plainLine, seat: entry.seat, text: w.amended }];
    default: {
      const lines: ToldLine[] = [];
      if (entry.from !== undefined && !frame.local)
        lines.push({
          ...plainLine,
          key: `${version}.deal`,
          seat: null,
          text: words.value.deal.from(entry.from.map(nameOf)),
        });
      if (entry.by === "clock" && entry.seat !== null)
        lines.push({
          ...plainLine,
          key: `${version}.clock`,
          seat: entry.seat,
          text: w.clock(nameOf(entry.seat)),
        });
      const told = pageLines(frame, entry.news, view);
      told.forEach(
        ({ text, rule, weight, fleeting, concerns = [], seat = null, scene = null }, i) => {
          lines.push({
            key: `${version}.${i}`,
            version,
            seat,
            text,
            scene,
            full: null,
            rule,
            weight: weight ?? "plain",
            fleeting,
            concerns,
            undone: false,
            reasons: i === told.length - 1 ? entry.reasons : [],
          });
        },
      );
      return lines;
    }
  }
}

/** Alone on this device, whatever they were called when they sat down. */
function isMe({ local, names }: Frame, seat: Seat): boolean {
  return local && names.every((one) => one.mine === (one.seat === seat));
}

type TakenBack = Extract<LogEntry, { readonly type: "taken-back" }>;

function takenBackText(frame: Frame, entry: TakenBack): string {
  const w = words.value.logEntry;
  const name = nameIn(frame, entry.seat);
  if (entry.substitute !== undefined)
    return w["bot-taken-back"](name, nameIn(frame, entry.substitute));
  return takenBack(frame, entry) ?? w["taken-back"](name);
}

/** A game may have a word of its own for taking this back. */
function takenBack(frame: Frame, { seat, to, version }: TakenBack): string | null {
  const undone = frame.session.log.value.flatMap((page) =>
    page.type === "news" && page.version > to && page.version < version ? page.news : [],
  );
  return frame.screen.takenBack?.(undone, frame.names[seat]?.name ?? "", frame.gameWords) ?? null;
}

/** What a page says: folded by the game where it folds, else news by news. */
function pageLines(frame: Frame, news: readonly unknown[], view: unknown): readonly LogLine[] {
  const { screen, names, gameWords } = frame;
  if (screen.logLines) return screen.logLines(news, names, gameWords, view);
  return news.flatMap((one) => {
    const line = screen.logLine(one, names, gameWords, view);
    if (!line) return [];
    const seat = whose(one);
    return seat === null ? [line] : [{ ...line, seat }];
  });
}

/** One page tells of many seats; whatever names one is that seat's line. */
function whose(news: unknown): Seat | null {
  const { seat } = news as { readonly seat?: unknown };
  return typeof seat === "number" ? seat : null;
}

function others(frame: Frame, seat: Seat): readonly Seat[] {
  return frame.names.filter((person) => person.seat !== seat).map((person) => person.seat);
}

/** The whole log, with what was taken back struck out and what passed by left out. */
export function toldLog(
  frame: Frame,
  entries: readonly LogEntry[],
  view: unknown,
): readonly ToldLine[] {
  const told: ToldLine[] = [];
  for (const entry of entries) {
    if (entry.type === "taken-back") strike(told, entry.to);
    told.push(...linesOf(frame, entry, view));
  }
  shorten(told);
  return lasting(told, entries.at(-1)?.version);
}

function strike(told: ToldLine[], to: Version): void {
  for (let i = told.length - 1; i >= 0; i--) {
    const line = told[i];
    if (!line || line.version <= to) return;
    if (line.weight !== "hall") told[i] = { ...line, undone: true };
  }
}
