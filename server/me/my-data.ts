/** What the hall knows about one person, as one file: theirs alone, and no key that opens a door. */
import { whereOf } from "../calls/where-of.ts";
import type { Page, PersonId } from "#table/journal/page.ts";
import type { Person } from "#table/ports.ts";
import type { Breath } from "#table/state/steps.ts";
import type { MyGame } from "#table/talk/me.ts";
import type { MySession } from "#table/talk/office.ts";
import type { TableId } from "#table/talk/words.ts";
import { pagesOf } from "../lobby/pages-of.ts";
import type { Store } from "../store/port.ts";
import type { MyPages } from "./my-page.ts";

export interface DataRequest {
  readonly sessions: readonly MySession[];
  /** Told how many pages were read: a life at long tables costs as much as it takes. */
  readonly pay: (pages: number) => void;
}

interface Needs extends DataRequest {
  readonly store: Store;
  readonly pages: MyPages;
  readonly breath: Breath;
}

const iso = (at: number): string => new Date(at).toISOString();

export async function dataOf({ id, name, face }: Person, needs: Needs) {
  const { store, pages, sessions } = needs;
  const { keys, guilds, looks, directory } = store;
  const words = await keys.wordsOf(id);
  const seats = await directory.of(id);
  return {
    about: "Everything this hall knows about you. Times are in UTC.",
    name,
    face: face ?? null,
    devices: sessions.map(({ device, seen, since, only }) => ({
      device,
      lastUsed: iso(seen),
      since: since === null ? null : iso(since),
      playsOneSeat: only,
    })),
    passkeys: (await keys.passkeysOf(id)).map((key) => ({
      name: key.name,
      made: iso(key.made),
      lastUsed: key.used === null ? null : iso(key.used),
    })),
    recoveryWords: words === null ? null : { drawn: iso(words) },
    guilds: await Promise.all((await guilds.of(id)).map((guild) => guildOf(store, guild, id))),
    tournaments: await tournamentsOf(store, id),
    games: (await pages.finished(id)).map(gameOf),
    running: (await pages.running(id)).map(({ id: table, game, mySeats, made }) => ({
      table,
      game,
      seats: mySeats,
      made: iso(made),
    })),
    lastSeen: Array.from(await looks.all(id), ([table, { version, at }]) => ({
      table,
      page: version,
      at: iso(at),
    })),
    calls: await callsOf(store, id),
    movesAhead: await looks.aheadOf(id),
    said: await saidBy(needs, id, [...seats.keys()]),
  };
}

async function guildOf({ guilds }: Store, guild: { id: string; name: string }, person: PersonId) {
  const me = (await guilds.members(guild.id)).find((each) => each.person === person);
  const evenings = await guilds.evenings(guild.id, 0);
  return {
    name: guild.name,
    number: me?.number,
    role: me?.standing,
    joined: iso(me?.joined ?? 0),
    evenings: evenings.flatMap(({ at, answers }) => {
      const answer = answers.get(person);
      return answer === undefined ? [] : [{ at: iso(at), answer }];
    }),
  };
}

/** What I handed in; who won is told by the tournament's own page. */
async function tournamentsOf({ tournaments }: Store, person: PersonId) {
  const mine = await tournaments.of(person);
  return Promise.all(
    mine.map(async ({ id, made, host }) => {
      const me = (await tournaments.members(id)).find((member) => member.person === person);
      const number = me?.number ?? 0;
      const list = await tournaments.list(id, number);
      return { tournament: id, made: iso(made), openedByMe: host === person, number, list };
    }),
  );
}

/** How I am called, and what was sent to me. An address of a web hook or a push message opens something, so: where. */
async function callsOf({ calls }: Store, person: PersonId) {
  const [channels, sent] = [await calls.channels(person), await calls.callsOf(person, 0)];
  return {
    channels: channels.map(({ address, made, confirmed }) => ({
      type: address.type,
      where: whereOf(address),
      made: iso(made),
      confirmed,
    })),
    wishes: await calls.wishes(person),
    sent: sent.map(({ kind, subject, due, done }) => ({ kind, subject, due: iso(due), done })),
  };
}

function gameOf({ began, ended, ...game }: MyGame) {
  return { ...game, began: iso(began), ended: iso(ended) };
}

/** At the tables where I have a seat; a piece at a time, so that nobody waits for a long life. */
async function saidBy(
  { store: { journal }, breath, pay }: Needs,
  person: PersonId,
  tables: readonly TableId[],
) {
  const lines: { readonly table: TableId; readonly at: string; readonly text: string }[] = [];
  for (const table of tables)
    for await (const pages of pagesOf({ journal, breath }, table)) {
      pay(pages.length);
      for (const page of pages) {
        const text = textOf(page, person);
        if (text !== null) lines.push({ table, at: iso(page.at), text });
      }
    }
  return lines;
}

function textOf(page: Page, person: PersonId): string | null {
  if (page.type !== "said" || page.person !== person) return null;
  return page.said.type === "text" ? page.said.text : page.said.phrase;
}
