/**
 * Every no of a table or of the door, apart from the game's own refusals: a code and its parameters, never a sentence
 * to parse. Each code has words in every language of the client; the compiler sees to it.
 */
import type { Params } from "#rules/game.ts";

export const errorCodes = [
  // Bad messages, at the door.
  "not-json",
  "not-text",
  "wrong-ask",
  "wrong-shape",
  "too-large",
  "too-deep",
  "wrong-method",
  "wrong-address",
  "no-route",
  "no-such-file",
  "no-host",
  "wrong-origin",
  // Who may come in, and how much at once.
  "no-session",
  "seat-token",
  "token-scope",
  "too-many-tokens",
  "wrong-name",
  "wrong-code",
  "someone-here",
  "no-such-session",
  "no-passkeys-here",
  "wrong-passkey",
  "no-such-passkey",
  "too-many-passkeys",
  "wrong-words",
  "too-many-tries",
  "shut-out",
  "too-fast",
  "too-many-connections",
  "too-many-tables",
  "too-many-listed",
  "too-many-bots",
  "gone",
  // Guilds.
  "no-such-guild",
  "no-such-member",
  "no-such-evening",
  "not-yours-to-lead",
  "removed-from-guild",
  "guild-full",
  "too-many-guilds",
  "too-many-evenings",
  "wrong-date",
  "wrong-note",
  "too-many-notes",
  "game-in-guild",
  "hand-over-first",
  // Tournaments.
  "no-such-tournament",
  "too-many-tournaments",
  "tournament-refuses",
  // Calls.
  "no-such-channel",
  "too-many-channels",
  "no-mail-host",
  "forbidden-address",
  "wrong-zone",
  "nudged-already",
  // Making a table.
  "no-such-game",
  "no-such-bot",
  "no-such-content",
  "wrong-setup",
  "wrong-seats",
  // At the table.
  "no-such-table",
  "elsewhere",
  "no-such-seat",
  "no-such-page",
  "no-such-phrase",
  "not-your-table",
  "not-your-seat",
  "not-host",
  "seat-taken",
  "fewer-seats",
  "seat-in-use",
  "sent-away",
  "members-only",
  "no-programs",
  "no-such-program",
  "too-soon",
  "seat-kept",
  "dealing",
  "not-dealing",
  "wrong-part",
  "muted",
  "spectators-silent",
  "no-such-line",
  "seats-open",
  "already-started",
  "not-started",
  "over",
  "not-over",
  "substitute-plays",
  "unreadable-command",
  "not-ahead",
  "empty",
  "too-long",
  // Changing the past.
  "nothing-to-take-back",
  "already-asked",
  "nothing-asked",
  "not-yours-to-agree",
  "nothing-to-redo",
  "not-amendable",
  "not-your-entry",
  "table-too-long",
  // Ours.
  "disk-full",
  "no-backup",
  "busy",
  "bug",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export interface ErrorAnswer {
  readonly type: "error";
  readonly code: ErrorCode;
  readonly params: Params;
}

const noParams: Params = {};

export function errorAnswer(code: ErrorCode, params: Params = noParams): ErrorAnswer {
  return { type: "error", code, params };
}
