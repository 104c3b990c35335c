/** Making a table: what was asked for becomes terms, and whoever asks sits down. */
import * as z from "zod";
import { botsOf } from "#bots/index.ts";
import type { Game, Seat } from "#rules/game.ts";
import { longest, mostSeats } from "#table/talk/limits.ts";
import type { NewTable, TableMade } from "#table/talk/lobby.ts";
import type { TableId, TableTerms } from "#table/talk/words.ts";
import { newSecret } from "../../accounts/secrets.ts";
import type { Services } from "../../services.ts";
import { listings } from "../../lobby/listings.ts";
import { termsFor } from "../../lobby/terms.ts";
import { made, no, wrongSetup, type Reply } from "../http/reply.ts";
import { guestRoute, type Route } from "../http/route.ts";
import { speak, type Caller } from "../socket/speak.ts";

const seat = z
  .int()
  .min(0)
  .max(mostSeats - 1);
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
  botLevel: z.string().max(longest.botLevel).exactOptional(),
  coach: z.boolean().exactOptional(),
  listed: z.boolean().exactOptional().describe("true shows it to everyone in the lobby"),
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
}) satisfies z.ZodType<NewTable>;

export function makeRoutes(services: Services): readonly Route[] {
  const { games, directory, cardSets, limits, journal, tables } = services;
  const listed = listings(async (id) => (await tables.row(id))?.phase === "gathering");

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
      codes: [
        "too-fast",
        "no-such-game",
        "no-such-content",
        "no-such-bot",
        "wrong-setup",
        "wrong-seats",
        "too-many-tables",
        "too-many-listed",
      ],
      async run({ session, address, body }) {
        const caller = { session, address };
        const game = games.get(body.game);
        if (game === undefined) return no(422, "no-such-game", { game: body.game });
        if (body.botLevel !== undefined && !levelsOf(game).includes(body.botLevel))
          return no(422, "no-such-bot", { level: body.botLevel });
        const full = await noRoom(caller, body);
        if (full !== null) return full;
        const content = await contentOf(body);
        if (content === undefined) return no(422, "no-such-content");
        const terms = termsFor(game, body, content);
        return terms.type === "problems"
          ? wrongSetup(terms.problems)
          : open(caller, game, terms.terms, body);
      },
    }),
  ];

  /** `undefined` when nobody stored it. */
  async function contentOf({ content }: NewTable): Promise<unknown> {
    if (typeof content !== "string") return content ?? null;
    return cardSets.content(content) ?? (await journal.content(content));
  }

  async function noRoom({ session, address }: Caller, wanted: NewTable): Promise<Reply | null> {
    if ((await directory.hosted(session.person)) >= limits.openTablesPerPerson)
      return no(409, "too-many-tables", { most: limits.openTablesPerPerson });
    if (wanted.listed !== true) return null;
    const many =
      (await listed.count(session.person)) >= limits.listedPerPerson ||
      (await listed.count(address)) >= limits.listedPerAddress;
    return many ? no(409, "too-many-listed", { most: limits.listedPerPerson }) : null;
  }

  async function open(
    caller: Caller,
    game: Game,
    agreed: TableTerms,
    wanted: NewTable,
  ): Promise<Reply> {
    const { seats } = agreed.setup;
    const given = wanted.bots ?? [];
    const sit = wanted.sit ?? (given.includes(0) ? [] : [0]);
    if (!seatsFit(seats, [...sit, ...given])) return no(422, "wrong-seats", { seats });
    const bots = Array.from({ length: seats }, (_, seat) =>
      given.includes(seat) ? agreed.botLevel : null,
    );
    const { person } = caller.session;
    const id = await services.makeTable(game, agreed, person, bots);
    if (agreed.listed) for (const key of [person, caller.address]) listed.note(key, id);
    await sitDown(caller, id, sit, wanted.entropy ?? "");
    return made({ id, path: `/t/${id}` } satisfies TableMade);
  }

  async function sitDown(
    caller: Caller,
    id: TableId,
    sit: readonly Seat[],
    entropy: string,
  ): Promise<void> {
    for (const seat of sit)
      await speak(services, caller, {
        type: "sit",
        id: newSecret(),
        table: id,
        seat,
        entropy: seat === sit[0] ? entropy : "",
      });
  }
}

/** Every seat exists and is given once. */
function seatsFit(seats: number, given: readonly Seat[]): boolean {
  return given.every((seat) => seat < seats) && new Set(given).size === given.length;
}

export function levelsOf(game: Game): readonly string[] {
  return botsOf(game.id).map(({ level }) => level);
}
