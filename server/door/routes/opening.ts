/** From agreed terms to a table with somebody at it. */
import type { Game, Seat } from "#rules/game.ts";
import type { FormerTable } from "#table/journal/make.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { NewTable, TableInvitation } from "#table/talk/lobby.ts";
import { errorAnswer, type ErrorAnswer } from "#table/talk/errors.ts";
import type { SeatInfo, TableId, TableTerms } from "#table/talk/words.ts";
import { newSecret } from "../../accounts/secrets.ts";
import { listings } from "../../lobby/listings.ts";
import { inTurn } from "../../tournament/in-turn.ts";
import type { Services } from "../../services.ts";
import { enter } from "../enter.ts";
import { made, no, type Reply } from "../http/reply.ts";
import { speak, type Caller } from "../socket/speak.ts";

interface Opening {
  contentOf(wanted: NewTable): Promise<unknown>;
  /** Only a guild of mine may be offered a table, and only a guild has members. */
  mayOffer(person: PersonId, wanted: Pick<NewTable, "guild" | "membersOnly">): Promise<boolean>;
  open(caller: Caller, game: Game, agreed: TableTerms, wanted: OpeningTable): Promise<Reply>;
}

interface OpeningTable extends NewTable {
  readonly former: FormerTable | null;
}

export function opening(services: Services): Opening {
  const { directory, cardSets, limits, journal, tables } = services;
  const listed = listings(async (id) => (await tables.row(id))?.phase === "gathering");
  const oneAtATime = inTurn();
  return {
    contentOf,
    mayOffer,
    // For the list those of one address come one at a time: side by side all of them would find room.
    open: (caller, game, agreed, wanted) =>
      wanted.listed === true
        ? oneAtATime(caller.address, () => open(caller, game, agreed, wanted))
        : open(caller, game, agreed, wanted),
  };

  async function mayOffer(
    person: PersonId,
    { guild, membersOnly = false }: Pick<NewTable, "guild" | "membersOnly">,
  ): Promise<boolean> {
    if (guild === undefined) return !membersOnly;
    return (await services.guildStore.of(person)).some(({ id }) => id === guild);
  }

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
    wanted: OpeningTable,
  ): Promise<Reply> {
    const full = await noRoom(caller, wanted);
    if (full !== null) return full;
    const { seats } = agreed.setup;
    const given = wanted.bots ?? [];
    const sit = wanted.sit ?? (given.includes(0) ? [] : [0]);
    if (!seatsFit(seats, [...sit, ...given])) return no(422, "wrong-seats", { seats });
    const bots = Array.from({ length: seats }, (_, seat) =>
      given.includes(seat) ? agreed.botLevel : null,
    );
    const { person } = caller.session;
    const room = { open: limits.openTablesPerPerson, listed: limits.listedPerPerson };
    const beginning = { bots, former: wanted.former };
    const opened = await services.makeTable(game, agreed, person, beginning, room);
    if ("no" in opened)
      return no(409, opened.no, {
        most: opened.no === "too-many-tables" ? room.open : room.listed,
      });
    const { table: id } = opened;
    if (wanted.guild !== undefined) await services.guildStore.addTable(wanted.guild, id);
    if (agreed.listed) for (const key of [person, caller.address]) listed.note(key, id);
    await sitDown(services, caller, id, { sit, entropy: wanted.entropy ?? "" });
    if (wanted.follows !== undefined) await askOthers(services, caller, wanted.follows, id);
    return made({ id, path: `/t/${id}` } satisfies TableInvitation);
  }
}

/** In the same request: no table is made that its people never hear of. */
async function askOthers(
  services: Services,
  caller: Caller,
  former: TableId,
  next: TableId,
): Promise<void> {
  await speak(services, caller, { type: "rematch", id: newSecret(), table: former, next });
}

async function sitDown(
  services: Services,
  caller: Caller,
  id: TableId,
  { sit, entropy }: { readonly sit: readonly Seat[]; readonly entropy: string },
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

/** The table its people come from, if whoever asks was there. */
export async function formerOf(
  services: Services,
  person: PersonId,
  { follows }: NewTable,
): Promise<FormerTable | ErrorAnswer | null> {
  if (follows === undefined) return null;
  const table = await enter(services, follows, person);
  if ("code" in table) return table;
  if (!table.info(person).seats.some(isMine)) return errorAnswer("not-your-table");
  return table.info(person).phase === "over" ? table.former() : errorAnswer("not-over");
}

const isMine = ({ holder }: SeatInfo): boolean => holder.type === "person" && holder.mine;

/** Every seat exists and is given once. */
function seatsFit(seats: number, given: readonly Seat[]): boolean {
  return given.every((seat) => seat < seats) && new Set(given).size === given.length;
}
