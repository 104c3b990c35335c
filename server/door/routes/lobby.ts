/** Finding tables. */
import { addressFor } from "../reach.ts";
import type { Game, Seat } from "#rules/game.ts";
import type { GameOffer, Hall, LobbyRow } from "#table/talk/lobby.ts";
import type { PersonId } from "#table/journal/page.ts";
import { protocolVersion, type TableId } from "#table/talk/words.ts";
import type { Session } from "../../accounts/people.ts";
import type { Services } from "../../services.ts";
import { byUrgency, rowFor } from "../../lobby/lobby-row.ts";
import { keptOffline } from "../http/headers.ts";
import { no, ok, tooFast } from "../http/reply.ts";
import { guestRoute, openRoute, type Route } from "../http/route.ts";
import { levelsOf } from "./make.ts";

/** A gathering that nobody joined for a day leaves the list; its link still works. */
const listedFor = 24 * 60 * 60_000;

export function lobbyRoutes(services: Services): readonly Route[] {
  const { directory, tables, cardSets, clock, journal, allowances, breath } = services;

  async function rows(seats: Iterable<readonly [TableId, readonly Seat[]]>): Promise<LobbyRow[]> {
    const list: LobbyRow[] = [];
    for (const [id, mySeats] of seats) {
      if (breath.isDue()) await breath();
      const row = await tables.row(id);
      if (row !== null) list.push(rowFor(row, mySeats));
    }
    return list;
  }

  const mySeats = async (
    session: Session | null,
  ): Promise<ReadonlyMap<TableId, readonly Seat[]>> =>
    session === null || session.only !== null ? new Map() : directory.of(session.person);

  return [
    openRoute({
      method: "get",
      path: "/api/hall",
      summary: "What this hall offers",
      answer: "Hall",
      codes: [],
      run: ({ request }) => ok(offer(services, addressFor(request, services)), keptOffline),
    }),
    openRoute({
      method: "get",
      path: "/api/tables",
      summary: "Open tables, the newest first",
      work: "watch",
      answer: "LobbyRows",
      codes: ["too-fast"],
      async run({ session }) {
        const mine = await mySeats(session);
        const open = await directory.open(clock.now() - listedFor);
        return ok(await rows(open.map((id) => [id, mine.get(id) ?? []] as const)));
      },
    }),
    guestRoute({
      method: "get",
      path: "/api/tables/mine",
      who: "person",
      summary: "My tables, my move first",
      work: "watch",
      answer: "LobbyRows",
      codes: ["too-fast"],
      run: async ({ session }) =>
        ok(await withGuilds(services, session.person, await rows(await mySeats(session)))),
    }),
    openRoute({
      method: "get",
      path: "/api/contents/:hash",
      summary: "A card set by its hash",
      answer: "Content",
      codes: ["no-such-content", "too-fast"],
      async run({ params, session, address }) {
        const payer = { person: session?.person ?? null, address };
        if (!allowances.take("content", payer))
          return tooFast("content", allowances.wait("content", payer));
        const content =
          (await journal.content(params["hash"] ?? "")) ?? cardSets.content(params["hash"] ?? "");
        return content === undefined
          ? no(404, "no-such-content")
          : ok(content, { "cache-control": "public, max-age=31536000, immutable" });
      },
    }),
  ];
}

function offer({ games, cardSets, limits }: Services, address: string | null): Hall {
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

/** My move first, each with the guild of mine it belongs to. */
async function withGuilds(
  { guildStore }: Services,
  person: PersonId,
  rows: readonly LobbyRow[],
): Promise<readonly LobbyRow[]> {
  const mine = new Map((await guildStore.of(person)).map(({ id, name }) => [id, { id, name }]));
  const guilds = mine.size === 0 ? new Map() : await guildStore.guildsOf(rows.map(({ id }) => id));
  return rows
    .map((row) => {
      const guild = mine.get(guilds.get(row.id) ?? "");
      return guild === undefined ? row : { ...row, guild };
    })
    .sort(byUrgency);
}
