/** Making a table: what was asked for becomes terms, and whoever asks sits down. */
import * as z from "zod";
import { botsOf } from "#bots/index.ts";
import type { Game } from "#rules/game.ts";
import { isZone } from "#table/state/working-time.ts";
import type { TimeTerms } from "#table/talk/time.ts";
import { leastPatience, longest, mostPatience, mostSeats } from "#table/talk/limits.ts";
import type { NewTable } from "#table/talk/lobby.ts";
import type { Services } from "../../services.ts";
import { termsFor } from "../../lobby/terms.ts";
import { no, wrongSetup } from "../http/reply.ts";
import { guestRoute, type Route } from "../http/route.ts";
import { noTable } from "./no-table.ts";
import { formerOf, opening } from "./opening.ts";

const seat = z
  .int()
  .min(0)
  .max(mostSeats - 1);
const day = 86_400;
const timeTerms = z.strictObject({
  bank: z
    .strictObject({ seconds: z.int().min(10).max(day), increment: z.int().min(0).max(3600) })
    .exactOptional()
    .describe("a clock of the whole game: seconds to begin with, and for each answer"),
  weekendsIn: z
    .string()
    .max(60)
    .refine(isZone, "unknown time zone")
    .exactOptional()
    .describe("Saturdays and Sundays of this time zone do not count"),
  whenUp: z.enum(["bot", "wait"]).exactOptional(),
}) satisfies z.ZodType<TimeTerms>;
const newTable = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(mostSeats),
  options: z.record(z.string().max(40), z.string().max(40)).exactOptional(),
  content: z
    .unknown()
    .optional()
    .describe("the hash of a card set of this hall, content itself, or nothing for the game’s own"),
  clock: z
    .int()
    .min(5)
    .max(604_800)
    .nullable()
    .exactOptional()
    .describe("seconds for each decision; null plays without"),
  time: timeTerms.exactOptional(),
  patience: z
    .int()
    .min(leastPatience)
    .max(mostPatience)
    .nullable()
    .exactOptional()
    .describe(
      "seconds of absence before others may let a bot play, 60 unless told; null: they never may",
    ),
  botLevel: z.string().max(longest.botLevel).exactOptional(),
  coach: z.boolean().exactOptional(),
  listed: z.boolean().exactOptional().describe("true shows it to everyone in the lobby"),
  programs: z.boolean().exactOptional().describe("false keeps programs from sitting down"),
  guild: z
    .string()
    .max(longest.id)
    .exactOptional()
    .describe("a guild of mine: its members find the table on their page"),
  membersOnly: z
    .boolean()
    .exactOptional()
    .describe("only members of that guild may sit down or watch; never listed"),
  bots: z.array(seat).max(mostSeats).exactOptional().describe("seats given to bots at once"),
  sit: z
    .array(seat)
    .max(mostSeats)
    .exactOptional()
    .describe("seats I take at once; [0] unless told"),
  entropy: z
    .string()
    .max(longest.entropy)
    .exactOptional()
    .describe("thrown into the shuffle with my first seat"),
  follows: z
    .string()
    .max(longest.id)
    .exactOptional()
    .describe("a game of mine that is over: the same evening goes on"),
}) satisfies z.ZodType<NewTable>;

export function makeRoutes(services: Services): readonly Route[] {
  const { games, limits } = services;
  const { contentOf, mayOffer, noRoom, open } = opening(services);

  return [
    guestRoute({
      method: "post",
      path: "/api/tables",
      who: "person",
      summary: "Make a table",
      body: newTable,
      bytes: limits.tableBytes,
      cost: 10,
      work: "make-table",
      answer: "TableMade",
      makes: "always",
      codes: [
        "too-fast",
        "no-such-game",
        "no-such-content",
        "no-such-bot",
        "wrong-setup",
        "wrong-seats",
        "too-many-tables",
        "too-many-listed",
        "no-such-guild",
        "no-such-table",
        "elsewhere",
        "members-only",
        "not-your-table",
        "not-over",
      ],
      async run({ session, address, body }) {
        const caller = { session, address };
        const game = games.get(body.game);
        if (game === undefined) return no(422, "no-such-game", { game: body.game });
        if (body.botLevel !== undefined && !levelsOf(game).includes(body.botLevel))
          return no(422, "no-such-bot", { level: body.botLevel });
        if (!(await mayOffer(session.person, body))) return no(404, "no-such-guild");
        const full = await noRoom(caller, body);
        if (full !== null) return full;
        const former = await formerOf(services, session.person, body);
        if (former !== null && "code" in former) return noTable(former);
        const content = await contentOf(body);
        if (content === undefined) return no(422, "no-such-content");
        const terms = termsFor(game, body, content);
        return terms.type === "problems"
          ? wrongSetup(terms.problems)
          : open(caller, game, terms.terms, { ...body, former });
      },
    }),
  ];
}

export function levelsOf(game: Game): readonly string[] {
  return botsOf(game.id).map(({ level }) => level);
}
