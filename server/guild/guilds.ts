/** What a guild can do: found, join, lead, and look at what it plays. */
import type { PersonId } from "#table/journal/page.ts";
import type { GuildPage, PlayedGame, Role, GuildRow } from "#table/talk/guild.ts";
import type { Clock } from "#table/ports.ts";
import { newSecret } from "../accounts/secrets.ts";
import { byUrgency, rowFor } from "../lobby/lobby-row.ts";
import type { OpenTables } from "../lobby/open-tables.ts";
import type {
  GuildId,
  GuildStore,
  StoredGuild,
  StoredMember,
  GuildTable,
} from "../store/guild-port.ts";
import { everything } from "./played.ts";
import type { FinishedGame, GuildResult } from "./result.ts";
import { standingsOf } from "./standings.ts";

/** A member looks at their guild; whoever is none finds no guild. */
export interface Membership {
  readonly guild: StoredGuild;
  readonly me: StoredMember;
  readonly role: Role;
  /** Everyone who ever joined. */
  readonly members: readonly StoredMember[];
}

export interface Guilds {
  /** `null`: they belong to `most` already. */
  found(name: string, founder: PersonId, most: number): Promise<StoredGuild | null>;
  membership(id: GuildId, person: PersonId): Promise<Membership | null>;
  page(membership: Membership): Promise<GuildPage>;
  /** Which games it has played of late, the latest first. */
  gamesOf(id: GuildId): Promise<readonly string[]>;
  /** All of them, the latest first. */
  played(membership: Membership): Promise<readonly PlayedGame[]>;
  /** Games that ended before the table `after`, the latest first. */
  history(membership: Membership, after: string): Promise<readonly PlayedGame[]>;
}

interface Needs {
  readonly store: GuildStore;
  readonly tables: OpenTables;
  readonly clock: Clock;
}

/** An open page looks again every fifteen seconds; whoever closed it is here for a moment longer. */
const seenEvery = 20_000;
const stillHere = 60_000;
const mostRunning = 60;
const historyAtOnce = 20;
/** An evening is over some hours after it began. */
export const longestEvening = 6 * 3_600_000;

export function openGuilds({ store, tables, clock }: Needs): Guilds {
  return {
    async found(name, founder, most) {
      const guild = { id: newSecret(), name, invite: newSecret(), made: clock.now() };
      return (await store.add(guild, founder, most)) ? guild : null;
    },
    async membership(id, person) {
      const guild = await store.find(id);
      if (guild === null) return null;
      const members = await store.members(id);
      const me = members.find((each) => each.person === person);
      const role = me === undefined ? null : roleOf(me);
      return me === undefined || role === null ? null : { guild, me, role, members };
    },
    async page(membership) {
      const { guild, me, role, members } = membership;
      const now = clock.now();
      if (now - me.seen > seenEvery) await store.noteSeen(guild.id, me.person, now);
      const { running, played } = await everything(store, tables, guild.id, members);
      const out = new Set(
        members.filter((each) => roleOf(each) === null).map(({ person }) => person),
      );
      // Nobody is invited to sit down with somebody who was sent away.
      const open = running.filter(({ phase, host }) => phase !== "gathering" || !out.has(host));
      const shown = open.slice(0, mostRunning);
      const rows = await Promise.all(shown.map((table) => rowIn(tables, table, me.person)));
      const evenings = await store.evenings(guild.id, clock.now() - longestEvening);
      const numbers = numbersOf(members);
      return {
        id: guild.id,
        name: guild.name,
        made: guild.made,
        myRole: role,
        myNumber: me.number,
        invitation: `/join/${guild.invite}`,
        people: members.map((each) => ({
          number: each.number,
          name: each.name,
          face: each.face,
          role: roleOf(each),
          joined: each.joined,
          here: each.number === me.number || now - each.seen < stillHere,
        })),
        tables: rows.filter((row) => row !== null).sort(byUrgency),
        evenings: evenings.map(({ id, at, proposed, agreed, answers }) => ({
          id,
          at,
          proposed: numbers.get(proposed) ?? 0,
          agreed,
          answers: Array.from(answers, ([person, answer]) => ({
            member: numbers.get(person) ?? 0,
            answer,
          })),
        })),
        standings: standingsOf(played.map(({ result }) => result).reverse(), numbers),
        history: played.slice(0, historyAtOnce).map(telling(members)),
      };
    },
    async gamesOf(id) {
      const results = (await store.tables(id)).flatMap(({ result }) => result ?? []);
      return [...new Set(results.map((text) => (JSON.parse(text) as GuildResult).game))];
    },
    async played({ guild, members }) {
      const { played } = await everything(store, tables, guild.id, members);
      return played.map(telling(members));
    },
    async history({ guild, members }, after) {
      const { played } = await everything(store, tables, guild.id, members);
      const from = played.findIndex(({ table }) => table === after) + 1;
      return played.slice(from, from + historyAtOnce).map(telling(members));
    },
  };
}

/** `null`: left, or sent away. */
export function roleOf({ standing }: StoredMember): Role | null {
  return standing === "left" || standing === "removed" ? null : standing;
}

function numbersOf(members: readonly StoredMember[]): ReadonlyMap<PersonId, number> {
  return new Map(members.map(({ person, number }) => [person, number]));
}

function telling(members: readonly StoredMember[]): (game: FinishedGame) => PlayedGame {
  const numbers = numbersOf(members);
  const names = new Map(members.map(({ person, name }) => [person, name]));
  return ({ table, host, result: { game, ended, players, follows, noted } }) => ({
    table,
    game,
    ended,
    ...(follows === undefined ? {} : { follows }),
    ...(noted === undefined ? {} : { noted }),
    host: names.get(host) ?? players.find(({ person }) => person === host)?.name ?? "",
    players: players
      .map(({ name, person, place, points }) => ({
        name,
        member: person === null ? null : (numbers.get(person) ?? null),
        place,
        points,
      }))
      .toSorted((a, b) => a.place - b.place),
  });
}

/** A running table of the guild as one of its members sees it. */
async function rowIn(
  tables: OpenTables,
  { table, seats }: GuildTable,
  reader: PersonId,
): Promise<GuildRow | null> {
  const row = await tables.row(table);
  if (row === null) return null;
  const mine = Array.from(seats).flatMap(([seat, person]) => (person === reader ? [seat] : []));
  const waitsFor = row.phase === "playing" ? row.awaited : [];
  return {
    ...rowFor(row, mine),
    waitsFor: waitsFor.flatMap((seat) => row.names[seat] ?? []),
  };
}
