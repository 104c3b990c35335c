import { expect, test } from "vitest";
import { askSchema } from "./schema.ts";
import type { Ask } from "./words.ts";

type Words = { readonly [T in Ask["type"]]: Extract<Ask, { type: T }> };
const at = { id: "a1", table: "t" };

/** One of each: a new word does not compile until it is here. */
const one: Words = {
  watch: { ...at, type: "watch", as: "spectator", since: null },
  command: { ...at, type: "command", seat: 0, command: { type: "sell" } },
  "take-back": { ...at, type: "take-back", seat: 0 },
  agree: { ...at, type: "agree", seat: 0, yes: true },
  amend: { ...at, type: "amend", seat: 0, page: 3, command: null },
  insert: { ...at, type: "insert", seat: 0, before: { said: "a0" }, command: { type: "sell" } },
  redo: { ...at, type: "redo", seat: 0 },
  sit: { ...at, type: "sit", seat: 0, entropy: "" },
  "leave-seat": { ...at, type: "leave-seat", seat: 0 },
  "change-seat": { ...at, type: "change-seat", seat: 0, to: 1 },
  "leave-out": { ...at, type: "leave-out", seat: 2 },
  "change-terms": { ...at, type: "change-terms", wanted: { game: "outer-rim", seats: 3 } },
  "seat-bot": { ...at, type: "seat-bot", seat: 0, level: "steady" },
  substitute: { ...at, type: "substitute", seat: 0, level: null },
  "send-away": { ...at, type: "send-away", seat: 1 },
  mute: { ...at, type: "mute", line: 4, muted: true },
  "spectators-talk": { ...at, type: "spectators-talk", allowed: false },
  "promise-part": { ...at, type: "promise-part", seat: 0, commit: "00" },
  "show-part": { ...at, type: "show-part", seat: 0, part: "x" },
  "waive-part": { ...at, type: "waive-part", seat: 0 },
  pause: { ...at, type: "pause", seat: 0, until: 5 },
  "agree-pause": { ...at, type: "agree-pause", seat: 0, yes: true },
  start: { ...at, type: "start" },
  say: { ...at, type: "say", said: { type: "text", text: "hello" } },
  rematch: { ...at, type: "rematch", next: "table-2" },
  look: { ...at, type: "look" },
};

test.each(Object.values(one))("[talk] $type passes the door unchanged", (ask) => {
  expect(askSchema.parse(JSON.parse(JSON.stringify(ask)))).toEqual(ask);
});

test.each(Object.values(one))("[talk] $type without its table, id or type does not", (ask) => {
  for (const field of ["id", "table", "type"])
    expect(askSchema.safeParse({ ...ask, [field]: undefined }).success).toBe(false);
  expect(askSchema.safeParse({ ...ask, more: 1 }).success).toBe(false);
});
