/** Finding tables and making them. */
import * as z from "zod";
import { addressFor } from "./reach.ts";
import { botsOf } from "#bots/index.ts";
import type { Game, Seat } from "#rules/game.ts";
import type { GameOffer, Hall, NewTable, TableCard, TableMade } from "#table/talk/lobby.ts";
import { protocolVersion, type TableId } from "#table/talk/words.ts";
import type { Session } from "../accounts/people.ts";
import { newSecret } from "../accounts/secrets.ts";
import type { Host } from "../host.ts";
import { byUrgency, cardFor } from "../lobby/cards.ts";
import { termsFor } from "../lobby/terms.ts";
import { made, no, ok, wrongSetup, type Reply } from "./reply.ts";
import { guestRoute, openRoute, type Route } from "./route.ts";
import { speak } from "./speak.ts";

const seat = z.int().min(0).max(63);
const newTable = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(64),
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
  botLevel: z.string().max(32).exactOptional(),
  coach: z.boolean().exactOptional(),
  listed: z.boolean().exactOptional().describe("true shows it to everyone in the lobby"),
  bots: z.array(seat).max(64).exactOptional().describe("seats given to bots at once"),
  sit: z.array(seat).max(64).exactOptional().describe("seats I take at once; [0] unless told"),
  entropy: z
    .string()
    .max(128)
    .exactOptional()
    .describe("thrown into the shuffle with my first seat"),
}) satisfies z.ZodType<NewTable>;

/** A gathering that nobody joined for a day leaves the list; its link still works. */
const listedFor = 24 * 60 * 60_000;

export function lobbyRoutes(host: Host): readonly Route[] {
  const { games, directory, keep, cardSets, limits, clock, journal } = host;

  async function cards(seats: Iterable<readonly [TableId, readonly Seat[]]>): Promise<TableCard[]> {
    const list: TableCard[] = [];
    for (const [id, mySeats] of seats) {
      const card = await keep.card(id);
      if (card !== null) list.push(cardFor(card, mySeats));
    }
    return list;
  }

  const mySeats = async (
    session: Session | null,
  ): Promise<ReadonlyMap<TableId, readonly Seat[]>> =>
    session === null ? new Map() : directory.of(session.person);

  return [
    openRoute({
      method: "get",
      path: "/api/hall",
      summary: "What this hall offers",
      answer: "Hall",
      codes: [],
      run: ({ request }) => ok(offer(host, addressFor(request, host))),
    }),
    openRoute({
      method: "get",
      path: "/api/tables",
      summary: "Open tables, the newest first",
      answer: "TableCards",
      codes: [],
      async run({ session }) {
        const mine = await mySeats(session);
        const open = await directory.open(clock.now() - listedFor);
        return ok(await cards(open.map((id) => [id, mine.get(id) ?? []] as const)));
      },
    }),
    guestRoute({
      method: "get",
      path: "/api/tables/mine",
      who: "person",
      summary: "My tables, my move first",
      answer: "TableCards",
      codes: [],
      run: async ({ session }) => ok((await cards(await mySeats(session))).sort(byUrgency)),
    }),
    guestRoute({
      method: "post",
      path: "/api/tables",
      who: "person",
      summary: "Make a table",
      body: newTable,
      bytes: limits.tableBytes,
      cost: 10,
      answer: "TableMade",
      codes: [
        "unknown-game",
        "unknown-content",
        "unknown-bot",
        "wrong-setup",
        "wrong-seats",
        "too-many-tables",
      ],
      async run({ session, body }) {
        const game = games.get(body.game);
        if (game === undefined) return no(422, "unknown-game", { game: body.game });
        if (body.botLevel !== undefined && !levelsOf(game).includes(body.botLevel))
          return no(422, "unknown-bot", { level: body.botLevel });
        if ((await directory.hosted(session.person)) >= limits.openTablesPerPerson)
          return no(409, "too-many-tables", { most: limits.openTablesPerPerson });
        const content =
          typeof body.content === "string"
            ? (cardSets.content(body.content) ?? (await journal.content(body.content)))
            : (body.content ?? null);
        if (content === undefined) return no(422, "unknown-content");
        const terms = termsFor(game, body, content);
        if (terms.type === "problems") return wrongSetup(terms.problems);
        const { terms: agreed } = terms;
        const sit = body.sit ?? (body.bots?.includes(0) === true ? [] : [0]);
        if (!seatsFit(agreed.setup.seats, [...sit, ...(body.bots ?? [])]))
          return no(422, "wrong-seats", { seats: agreed.setup.seats });
        const bots = Array.from({ length: agreed.setup.seats }, (_, seat) =>
          body.bots?.includes(seat) === true ? agreed.botLevel : null,
        );
        return sitDown(
          session,
          await host.makeTable(game, agreed, session.person, bots),
          sit,
          body.entropy ?? "",
        );
      },
    }),
    openRoute({
      method: "get",
      path: "/api/contents/:hash",
      summary: "A card set by its hash",
      answer: "Content",
      codes: ["no-content"],
      async run({ params }) {
        const content =
          (await journal.content(params["hash"] ?? "")) ?? cardSets.content(params["hash"] ?? "");
        return content === undefined
          ? no(404, "no-content")
          : ok(content, { "cache-control": "public, max-age=31536000, immutable" });
      },
    }),
  ];

  async function sitDown(
    session: Session,
    id: TableId,
    sit: readonly Seat[],
    entropy: string,
  ): Promise<Reply> {
    for (const seat of sit)
      await speak(host, session, {
        type: "sit",
        id: newSecret(),
        table: id,
        seat,
        entropy: seat === sit[0] ? entropy : "",
      });
    return made({ id, path: `/t/${id}` } satisfies TableMade);
  }
}

/** Every seat exists and is given once. */
function seatsFit(seats: number, given: readonly Seat[]): boolean {
  return given.every((seat) => seat < seats) && new Set(given).size === given.length;
}

function levelsOf(game: Game): readonly string[] {
  return botsOf(game.id).map(({ level }) => level);
}

function offer({ games, cardSets, limits }: Host, address: string | null): Hall {
  return {
    protocol: protocolVersion,
    address,
    games: [...games.values()].map(offerOf),
    cardSets: cardSets.list(),
    limits: {
      nameLength: limits.nameLength,
      chatLength: limits.chatLength,
      openTablesPerPerson: limits.openTablesPerPerson,
      messageBytes: limits.messageBytes,
    },
  };
}

function offerOf(game: Game): GameOffer {
  const { id, rulesVersion, seats, tableOptions, amendable } = game;
  return { id, rulesVersion, seats, tableOptions, amendable, botLevels: levelsOf(game) };
}
