/** Making a table: what was asked for becomes terms, and whoever asks sits down. */
import * as z from "zod";
import { botsOf } from "#bots/index.ts";
import type { Game } from "#rules/game.ts";
import { longest, mostSeats } from "#table/talk/limits.ts";
import { wantedFields } from "#table/talk/schema.ts";
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
const newTable = z.strictObject({
  ...wantedFields,
  content: z
    .unknown()
    .optional()
    .describe("the hash of a card set of this hall, content itself, or nothing for the game’s own"),
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
    .describe(
      "a game of mine that is over: the same evening goes on, and the others there are asked to come along",
    ),
}) satisfies z.ZodType<NewTable>;

export function makeRoutes(services: Services): readonly Route[] {
  const { games, limits } = services;
  const { contentOf, mayOffer, open } = opening(services);

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
