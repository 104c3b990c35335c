/**
 * The shapes the HTTP door answers with, for the OpenAPI
 * document. `satisfies` keeps them true to the types people read.
 */
import * as z from "zod";
import { errorCodes } from "#table/talk/errors.ts";
import { officeAnswers } from "./office-answers.ts";
import { finding, lobbyRow, milliseconds, seat, tableInfo, terms } from "./table-answers.ts";
import { faceSchema } from "#table/talk/seats/face-schema.ts";
import type { Problem, Refusal, TableOption } from "#rules/game.ts";
import type {
  AskAnswer,
  CardSet,
  ClaimCode,
  ClaimLook,
  DoorError,
  Former,
  GameOffer,
  Hall,
  Me,
  SeatToken,
  TableInvitation,
} from "#table/talk/lobby.ts";
import type { Answer, TableTerms } from "#table/talk/words.ts";
import { callAnswers } from "./call-answers.ts";
import { eveningAnswers } from "./evening-answers.ts";
import { guildAnswers } from "./guild-answers.ts";
import { meAnswers } from "./me-answers.ts";
import { tournamentAnswers } from "./tournament-answers.ts";

const params = z.record(z.string(), z.union([z.string(), z.number()]));

const problem = z.object({
  path: z.string(),
  code: z.string(),
  rule: z.string(),
  params,
}) satisfies z.ZodType<Problem>;

const seatRange = z.object({ min: z.number(), max: z.number() });

const tableOption = z.object({
  id: z.string(),
  values: z.array(z.string()),
  standard: z.string(),
  rule: z.string(),
  seats: seatRange.exactOptional(),
}) satisfies z.ZodType<TableOption>;

const refusal = z.object({
  type: z.literal("refused"),
  code: z.string(),
  rule: z.string(),
  params,
}) satisfies z.ZodType<Refusal>;

const gameOffer = z.object({
  id: z.string(),
  rulesVersion: z.number(),
  seats: seatRange,
  tableOptions: z.array(tableOption),
  amendable: z.boolean(),
  botLevels: z.array(z.string()),
}) satisfies z.ZodType<GameOffer>;

const cardSet = z.object({
  game: z.string(),
  name: z.string(),
  hash: z.string().nullable(),
  problems: z.array(problem),
}) satisfies z.ZodType<CardSet>;

const hall = z.object({
  protocol: z.number(),
  address: z.string().nullable(),
  games: z.array(gameOffer),
  cardSets: z.array(cardSet),
  limits: z.object({
    nameLength: z.number(),
    chatLength: z.number(),
    openTablesPerPerson: z.number(),
    messageBytes: z.number(),
  }),
}) satisfies z.ZodType<Hall>;

const me = z.object({
  name: z.string(),
  face: faceSchema.nullable(),
  token: z.string().exactOptional(),
}) satisfies z.ZodType<Me>;

const claimCode = z.object({
  code: z.string(),
  path: z.string(),
  expires: milliseconds,
}) satisfies z.ZodType<ClaimCode>;

const claimLook = z.object({
  name: z.string(),
  mine: z.boolean(),
}) satisfies z.ZodType<ClaimLook>;

const former = z.object({ id: z.string(), name: z.string() }) satisfies z.ZodType<Former>;

const tableMade = z.object({
  id: z.string(),
  path: z.string(),
}) satisfies z.ZodType<TableInvitation>;

const seatToken = z.object({
  token: z.string(),
  table: z.string(),
  seat,
}) satisfies z.ZodType<SeatToken>;

z.object(terms) satisfies z.ZodType<TableTerms>;

const answer = z.discriminatedUnion("type", [
  z.object({ type: z.literal("done"), version: z.number() }),
  refusal,
  z.object({ type: z.literal("error"), code: z.enum(errorCodes), params }),
]) satisfies z.ZodType<Answer>;

/** Written by the game: see its `index.ts`. */
const ofTheGame = z.unknown();

const viewer = z.union([seat, z.literal("spectator")]);

const log = z
  .array(z.looseObject({ type: z.string(), version: z.number(), at: milliseconds }))
  .describe("LogEntry in table/talk/words.ts");

const seatView = z.object({
  info: tableInfo,
  tell: z
    .object({
      type: z.literal("view"),
      table: z.string(),
      as: viewer,
      version: z.number(),
      view: ofTheGame,
      logFrom: z.number().describe("the log begins after this version"),
      log,
      takeBack: z.looseObject({ type: z.string() }),
      redo: z.boolean(),
      awaited: z.array(seat),
      clocks: z.array(z.number()),
    })
    .nullable(),
  options: z
    .array(ofTheGame)
    .describe(
      "every command this seat may give now (BountyHuntersCommand, OuterRimCommand); of offers in Outer Rim a sample: any Bundle of what lies open may be said",
    ),
});

const step = z.object({
  news: z.number().describe("so many of the news in `log`, the next ones"),
  patch: z.unknown().describe("Patch in table/talk/steps/patch.ts: what they changed in the view"),
});

const past = z.object({
  table: z.string(),
  as: z.union([viewer, z.literal("everyone")]),
  from: z.number(),
  last: z.number(),
  view: ofTheGame,
  pages: z.array(
    z.object({ version: z.number(), steps: z.array(step), log, awaited: z.array(seat) }),
  ),
});

const doorError = z.object({
  error: z.object({ code: z.enum(errorCodes), params, problems: z.array(problem).exactOptional() }),
}) satisfies z.ZodType<DoorError>;

export const answers = {
  Hall: hall,
  Me: me,
  ClaimCode: claimCode,
  ClaimLook: claimLook,
  Formers: z.array(former),
  LobbyRows: z.array(lobbyRow),
  TableMade: tableMade,
  TableInfo: tableInfo,
  SeatView: seatView,
  Finding: finding,
  Asked: z.object({ answer }) satisfies z.ZodType<AskAnswer>,
  SeatToken: seatToken,
  Past: past,
  ...eveningAnswers,
  Content: z.unknown(),
  ...officeAnswers,
  ...guildAnswers(lobbyRow),
  ...meAnswers(lobbyRow),
  ...callAnswers,
  ...tournamentAnswers,
  DoorError: doorError,
} as const;
