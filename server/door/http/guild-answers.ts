/** What a guild's routes answer, for the OpenAPI document. */
import * as z from "zod";
import {
  eveningAnswers,
  roles,
  type GuildCard,
  type GuildInvitation,
  type GuildPage,
  type PlayedGame,
} from "#table/talk/guild.ts";
import { faceSchema } from "#table/talk/seats/face-schema.ts";
import type { LobbyRow } from "#table/talk/lobby.ts";

const milliseconds = z.number().describe("milliseconds since 1970");
const member = z.number().describe("a member's number");
const guildCard = { id: z.string(), name: z.string() };

const playedGame = z.object({
  table: z.string(),
  game: z.string(),
  ended: milliseconds,
  host: z.string(),
  follows: z.string().exactOptional().describe("the table of the same evening before this one"),
  noted: member.exactOptional().describe("written down by this member, not played in the hall"),
  players: z.array(
    z.object({
      name: z.string(),
      member: member.nullable(),
      place: z.number(),
      points: z.number().nullable(),
    }),
  ),
}) satisfies z.ZodType<PlayedGame>;

const standings = z.object({
  game: z.string(),
  rows: z.array(
    z.object({
      member,
      games: z.number(),
      wins: z.number(),
      averagePlace: z.number(),
      averagePoints: z.number().nullable(),
      winsOverTime: z.array(z.number()),
    }),
  ),
  duels: z.array(
    z.object({
      first: member,
      second: member,
      firstAhead: z.number(),
      secondAhead: z.number(),
      level: z.number(),
    }),
  ),
});

const evening = z.object({
  id: z.string(),
  at: milliseconds,
  proposed: member,
  agreed: z.boolean(),
  answers: z.array(z.object({ member, answer: z.enum(eveningAnswers) })),
});

/** `lobbyRow` is the row every list of tables has. */
export const guildAnswers = (lobbyRow: z.ZodType<LobbyRow>) => {
  const page = z.object({
    ...guildCard,
    made: milliseconds,
    myRole: z.enum(roles),
    myNumber: member,
    invitation: z.string(),
    people: z.array(
      z.object({
        number: member,
        name: z.string(),
        face: faceSchema.nullable(),
        role: z.enum(roles).nullable(),
        joined: milliseconds,
        here: z.boolean(),
      }),
    ),
    tables: z.array(z.intersection(lobbyRow, z.object({ waitsFor: z.array(z.string()) }))),
    evenings: z.array(evening),
    standings: z.array(standings),
    history: z.array(playedGame),
  }) satisfies z.ZodType<GuildPage>;
  return {
    GuildCard: z.object(guildCard) satisfies z.ZodType<GuildCard>,
    GuildCards: z.array(z.object(guildCard)) satisfies z.ZodType<readonly GuildCard[]>,
    GuildInvitation: z.object({
      name: z.string(),
      people: z.number(),
      from: z.string(),
      faces: z.array(z.object({ name: z.string(), face: faceSchema.nullable() })),
      games: z.array(z.string()),
      id: z.string().nullable(),
    }) satisfies z.ZodType<GuildInvitation>,
    GuildPage: page,
    PlayedGames: z.array(playedGame) satisfies z.ZodType<readonly PlayedGame[]>,
  } as const;
};
