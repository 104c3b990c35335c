/** A table as the lobby and its guests are told of it. */
import * as z from "zod";
import type { Finding } from "#bots/study.ts";
import { seatFaceSchema } from "#table/talk/seats/face-schema.ts";
import type { Outcome } from "#rules/game.ts";
import type { LobbyRow } from "#table/talk/lobby.ts";
import type { Holder, SeatInfo, TableInfo } from "#table/talk/words.ts";
import type { TimeTerms } from "#table/talk/time.ts";

export const seat = z.int().min(0);

export const milliseconds = z.number().describe("milliseconds since 1970");

const outcome = z.object({
  places: z.array(z.array(seat)),
  pads: z.array(z.record(z.string(), z.number())),
  rule: z.string(),
}) satisfies z.ZodType<Outcome>;

const phase = z.enum(["gathering", "playing", "over"]);

const timeTerms = z.object({
  bank: z.object({ seconds: z.number(), increment: z.number() }).exactOptional(),
  weekendsIn: z.string().exactOptional(),
  whenUp: z.enum(["bot", "wait"]).exactOptional(),
}) satisfies z.ZodType<TimeTerms>;

const aboutPlay = {
  game: z.string(),
  clock: z.number().nullable(),
  time: timeTerms.exactOptional(),
  botLevel: z.string(),
  coach: z.boolean(),
  listed: z.boolean(),
  programs: z.literal(false).exactOptional(),
};

const membersOf = z.string().exactOptional();
const tournament = z
  .object({ id: z.string(), round: z.number(), table: z.number() })
  .exactOptional();

export const terms = {
  ...aboutPlay,
  setup: z.object({
    seats: z.number(),
    options: z.record(z.string(), z.string()),
    content: z.unknown(),
  }),
};

export const lobbyRow = z.object({
  ...aboutPlay,
  id: z.string(),
  options: z.record(z.string(), z.string()),
  phase,
  names: z.array(z.string().nullable()),
  faces: z.array(seatFaceSchema.nullable()).exactOptional(),
  mySeats: z.array(seat),
  myMove: z.boolean(),
  awaited: z.array(seat),
  outcome: outcome.nullable(),
  rematch: z.string().exactOptional(),
  follows: z.string().exactOptional(),
  turn: z.number().exactOptional(),
  due: milliseconds.exactOptional(),
  guild: z.object({ id: z.string(), name: z.string() }).exactOptional(),
  made: milliseconds,
  moved: milliseconds,
}) satisfies z.ZodType<LobbyRow>;

const holder = z.discriminatedUnion("type", [
  z.object({ type: z.literal("open") }),
  z.object({
    type: z.literal("person"),
    name: z.string(),
    face: seatFaceSchema,
    mine: z.boolean(),
    presence: z.enum(["here", "lost", "left"]),
    awaySince: z.number().nullable(),
    substitute: z.string().nullable(),
  }),
  z.object({ type: z.literal("bot"), level: z.string(), name: z.string(), face: seatFaceSchema }),
]) satisfies z.ZodType<Holder>;

const seatInfo = z.object({
  seat,
  holder,
  awaited: z.boolean(),
  clock: z.number().nullable(),
}) satisfies z.ZodType<SeatInfo>;

export const tableInfo = z.object({
  ...terms,
  id: z.string(),
  phase,
  seats: z.array(seatInfo),
  spectators: z.number(),
  patience: z.number().nullable(),
  membersOf,
  tournament,
  spectatorsTalk: z.boolean(),
  muted: z.boolean(),
  mine: z.boolean(),
  deal: z.object({
    attempt: z.number(),
    commits: z.array(z.string().nullable()),
    sealed: z.boolean(),
    waived: z.array(seat),
    missing: z.array(seat),
    late: z.boolean(),
    from: z.array(seat).nullable(),
    voids: z.array(z.object({ attempt: z.number(), seats: z.array(seat) })),
  }),
  pause: z.object({
    until: milliseconds.nullable(),
    asked: z.object({ seat, until: milliseconds, agreed: z.array(seat) }).nullable(),
  }),
  commit: z.string(),
  seed: z.string().nullable(),
  outcome: outcome.nullable(),
  rematch: z.string().nullable(),
  follows: z.string().exactOptional(),
}) satisfies z.ZodType<TableInfo>;

/** A position of a finished game, explained. */
const expectation = z.object({
  command: z.unknown(),
  rows: z.record(z.string(), z.number()),
  total: z.number(),
  chance: z
    .object({ mean: z.number(), error: z.number(), worlds: z.number() })
    .nullable()
    .describe("null where it only looked one move ahead"),
  why: z.looseObject({ kind: z.string() }).exactOptional(),
});

const whatIf = z.object({
  command: z.unknown(),
  win: z.object({ mean: z.number(), error: z.number(), games: z.number() }),
  margin: z.number().describe("points ahead of the best other seat"),
  margins: z.array(z.number()).describe("games by steps of five points, from 32 behind"),
});

export const finding = z.discriminatedUnion("type", [
  z.object({ type: z.literal("rank"), moves: z.array(expectation) }),
  z.object({ type: z.literal("ideas"), moves: z.array(expectation) }),
  z.object({ type: z.literal("chances"), shares: z.array(z.number()) }),
  z.object({ type: z.literal("what-if"), lines: z.array(whatIf) }),
]) satisfies z.ZodType<Finding>;
