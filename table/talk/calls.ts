/** Words about calls: how someone wants to be told, and what became of it. */
import type { Language } from "./languages.ts";

/** About a question that waits: untrue once it is answered. */
export const questionKinds = ["your-move", "all-wait", "half-time", "last-tenth", "nudge"] as const;
const tableKinds = [
  ...questionKinds,
  /** Nothing is dealt before my device answers. */
  "deal-waits",
  /** A bot plays for me, or the clock did. */
  "bot-plays",
  "time-up",
  "over",
  "rematch",
] as const;
export const callKinds = [...tableKinds, "evening-agreed", "evening-day", "evening-hour"] as const;
export type QuestionKind = (typeof questionKinds)[number] | "deal-waits";
export type CallKind = (typeof callKinds)[number];

/** How a web hook wants to be spoken to. */
export const hookShapes = ["json", "discord", "slack", "ntfy"] as const;
export type HookShape = (typeof hookShapes)[number];

/** Minutes of the day in a time zone; from 22:00 to 7:00 goes over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

export const channelTypes = ["webhook", "push", "email", "page"] as const;
export type ChannelType = (typeof channelTypes)[number];

/** What a browser hands out for push messages. */
export interface PushSubscriptionKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export type ChannelAddress =
  | { readonly type: "webhook"; readonly url: string; readonly shape: HookShape }
  | ({ readonly type: "push" } & PushSubscriptionKeys)
  | { readonly type: "email"; readonly to: string }
  /** Any page of the hall that is open somewhere. */
  | { readonly type: "page" };

/** One of my channels, as I see it. */
export interface ChannelInfo {
  readonly id: string;
  readonly type: ChannelType;
  /** Where it leads, as far as it is mine to know again: a host name, an address, a kind of device. */
  readonly where: string;
  readonly shape: HookShape | null;
  /** An address that nobody opened the letter of is not written to. */
  readonly confirmed: boolean;
  /** Why the last call was given up; `null` when it was not. */
  readonly trouble: CallTrouble | null;
}

/** Why a call did not arrive. */
export const callTroubles = [
  "not-found",
  "forbidden-address",
  "no-answer",
  "refused",
  "gone",
  "redirects",
  "no-mail-host",
  "mail-refused",
  /** Two letters a day, until it has agreed. */
  "enough-letters",
  /** Whoever reads it wants no letters from this hall. */
  "asked-to-stop",
  "nobody-there",
  /** A mistake of the hall's own. */
  "bug",
] as const;
export type TroubleCode = (typeof callTroubles)[number];

export interface CallTrouble {
  readonly code: TroubleCode;
  /** What the other side answered, such as a status; empty when it said nothing. */
  readonly detail: string;
}

/** What *Try it* says. */
export interface TrialResult {
  readonly arrived: boolean;
  readonly trouble: CallTrouble | null;
}

export interface CallWishes {
  readonly quietHours: QuietHours | null;
  readonly zone: string;
  readonly language: Language;
}

/** A call of the last days. */
export interface CallInfo {
  readonly id: string;
  readonly kind: CallKind;
  readonly table: string;
  readonly due: number;
  readonly state: "waiting" | "retrying" | "sent" | "given-up";
  readonly trouble: CallTrouble | null;
}

export interface MyCalls {
  readonly channels: readonly ChannelInfo[];
  readonly wishes: CallWishes;
  readonly calls: readonly CallInfo[];
  /** What a browser needs to subscribe. */
  readonly pushKey: string;
  /** Has the host given the hall a way to send letters? */
  readonly mail: boolean;
}

/** What a nudge may say. */
export const nudgeWords = ["your-turn", "no-hurry", "curious", "miss-you"] as const;
export type NudgeWord = (typeof nudgeWords)[number];
