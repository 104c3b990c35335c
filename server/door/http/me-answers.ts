/** What the routes about oneself answer, for the OpenAPI document. */
import * as z from "zod";
import { languages } from "#table/talk/languages.ts";
import type { LobbyRow } from "#table/talk/lobby.ts";
import type { ConnectedProgram } from "#table/talk/me.ts";
import type {
  MoveAhead,
  MyGame,
  MyKeys,
  MyLook,
  MyPage,
  PasskeyCard,
  RecoveryWords,
} from "#table/talk/me.ts";

const milliseconds = z.number().describe("milliseconds since 1970");

const passkeyCard = z.object({
  id: z.string(),
  name: z.string(),
  made: milliseconds,
  used: milliseconds.nullable(),
}) satisfies z.ZodType<PasskeyCard>;

const myGame = z.object({
  table: z.string(),
  game: z.string(),
  began: milliseconds,
  ended: milliseconds,
  players: z.array(
    z.object({
      name: z.string(),
      mine: z.boolean(),
      place: z.number(),
      points: z.number().nullable(),
    }),
  ),
}) satisfies z.ZodType<MyGame>;

const statistics = z.object({
  game: z.string(),
  games: z.number(),
  wins: z.number(),
  averagePlace: z.number(),
  averagePoints: z.number().nullable(),
  bestPoints: z.number().nullable(),
  lastPlayed: milliseconds,
});

/** `lobbyRow` is the row every list of tables has. */
export const meAnswers = (lobbyRow: z.ZodType<LobbyRow>) =>
  ({
    PasskeyCard: passkeyCard,
    PasskeyOptions: z.looseObject({ challenge: z.string() }).describe("as WebAuthn writes it"),
    MyKeys: z.object({
      passkeys: z.array(passkeyCard),
      words: milliseconds.nullable(),
      devices: z.number(),
    }) satisfies z.ZodType<MyKeys>,
    ConnectedPrograms: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        games: z.array(z.string()),
        asked: z.enum(["asked", "declined"]).nullable(),
      }),
    ) satisfies z.ZodType<readonly ConnectedProgram[]>,
    RecoveryWords: z.object({
      language: z.enum(languages),
      words: z.array(z.string()),
    }) satisfies z.ZodType<RecoveryWords>,
    MyPage: z.object({
      name: z.string(),
      tables: z.array(lobbyRow),
      guilds: z.array(z.object({ id: z.string(), name: z.string() })),
      statistics: z.array(statistics),
      games: z.array(myGame),
    }) satisfies z.ZodType<MyPage>,
    MyGames: z.array(myGame) satisfies z.ZodType<readonly MyGame[]>,
    MyData: z.looseObject({ name: z.string() }).describe("everything the hall knows about me"),
    MoveAhead: z.object({ command: z.unknown() }) satisfies z.ZodType<MoveAhead>,
    MyLook: z.object({ version: z.number(), at: milliseconds }) satisfies z.ZodType<MyLook>,
  }) as const;
