/** What a call says: who, which table, what is asked, the link. Made from what everyone may see, and "you". */
import type { CallKind } from "#table/talk/calls.ts";
import type { Language } from "#table/talk/languages.ts";
import type { PublicRow } from "../lobby/lobby-row.ts";
import type { StoredCall } from "../store/call-port.ts";
import type { Words } from "#words/made/calls/words.ts";
import { all as callWords } from "#words/made/calls/all.ts";
import { locales } from "#words/made/locales.ts";
import { tableText, type Nudge } from "./table-text.ts";

export interface CallLine {
  /** Whoever gets the same one twice drops the second. */
  readonly id: string;
  readonly kind: CallKind;
  readonly text: string;
  readonly link: string;
}

export interface CallMessage {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly CallLine[];
  /** One link that ends it all without signing in; `null` for a guild, whose leaders end it on its page. */
  readonly endLink: string | null;
  /** What that link does, in words. */
  readonly endText: string;
  readonly language: Language;
}

/** What a call is about, as far as it still is. */
export type About =
  | { readonly type: "table"; readonly row: PublicRow; readonly played: number }
  | {
      readonly type: "evening";
      readonly guild: string;
      readonly guildId: string;
      readonly at: number;
    };

export interface TrueCall {
  readonly call: StoredCall;
  readonly about: About;
}

export interface Recipient {
  readonly language: Language;
  readonly zone: string;
  readonly origin: string;
  readonly endLink: string | null;
  /** A guild is told about someone; a person about themselves. */
  readonly name: string | null;
}

export function messageOf(calls: readonly TrueCall[], reader: Recipient, now: number): CallMessage {
  const words = callWords[reader.language];
  const lines = calls.map(({ call, about }) => lineOf(call, about, reader, now));
  const [first] = lines;
  return {
    id: first?.id ?? "",
    title: lines.length === 1 && first !== undefined ? first.text : words.several(lines.length),
    lines,
    endLink: reader.endLink,
    endText: words.endAll,
    language: reader.language,
  };
}

function lineOf(call: StoredCall, about: About, reader: Recipient, now: number): CallLine {
  const words = callWords[reader.language];
  const text =
    about.type === "evening"
      ? eveningText(call, about, words, reader)
      : tableText(call, about.row, about.played, words, now);
  const path = about.type === "evening" ? `/guild/${about.guildId}` : `/t/${call.subject}`;
  return {
    id: call.id,
    kind: call.kind,
    text: reader.name === null ? text : words.toSomeone(reader.name, text),
    link: `${reader.origin}${path}`,
  };
}

function eveningText(
  { kind }: StoredCall,
  { guild, at }: Extract<About, { type: "evening" }>,
  words: Words,
  { language, zone }: Recipient,
): string {
  const when = new Intl.DateTimeFormat(locales[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone: zone,
  }).format(at);
  if (kind === "evening-agreed") return words.eveningAgreed(guild, when);
  return kind === "evening-day" ? words.eveningDay(guild, when) : words.eveningHour(guild, when);
}

export const nudgeText = (nudge: Nudge): string => JSON.stringify(nudge);
