/** The evening this table belongs to: told by the hall, or put together from the tables of this device. */
import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { eveningOf, type EveningTable } from "#table/past/evening.ts";
import type { PlayedEvening } from "#table/talk/past.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { request } from "../../lobby/request.ts";
import { hasHallBehind, isMine, type Frame } from "../frame.ts";

/** `null` until it is known. */
export function useEvening(frame: Frame): ReadonlySignal<PlayedEvening | null> {
  const evening = useSignal<PlayedEvening | null>(null);
  const { id, phase, seats } = frame.info;
  const people = seats.map(({ holder }) => (holder.type === "open" ? "" : holder.name)).join();
  useEffect(() => {
    let isGone = false;
    void fetchEvening(frame).then((found) => {
      if (!isGone && found !== null) evening.value = found;
    });
    return () => (isGone = true);
  }, [id, phase, people]);
  return evening;
}

async function fetchEvening(frame: Frame): Promise<PlayedEvening | null> {
  if (!hasHallBehind(frame)) return eveningHere(frame);
  const reply = await request<PlayedEvening>("GET", `/tables/${frame.info.id}/evening`);
  return reply.type === "ok" ? reply.value : null;
}

const mostGames = 30;

/** Without a hall people are told apart by their names. */
async function eveningHere({ info, local }: Frame): Promise<PlayedEvening> {
  const tables: EveningTable[] = [];
  let next: TableInfo | null = info;
  while (next !== null && tables.length < mostGames) {
    tables.unshift(asEveningTable(next));
    next = next.follows === undefined ? null : await infoOf(next.follows, local);
  }
  const me = info.seats.find(isMine)?.holder;
  return eveningOf(tables, me?.type === "person" ? me.name : null);
}

async function infoOf(id: string, local: boolean): Promise<TableInfo | null> {
  if (local) {
    const { localPerson, localTable } = await import("../../local/tables.ts");
    return (await localTable(id))?.info(localPerson().id) ?? null;
  }
  const reply = await request<TableInfo>("GET", `/tables/${id}`);
  return reply.type === "ok" ? reply.value : null;
}

function asEveningTable({ id, game, phase, outcome, seats }: TableInfo): EveningTable {
  return {
    table: id,
    game,
    phase,
    // A table of this device does not tell when it was made.
    made: 0,
    moved: 0,
    outcome,
    seats: seats.map(({ holder }) => {
      if (holder.type === "open") return null;
      const { name, face } = holder;
      return { name, face, person: holder.type === "person" ? name : null };
    }),
  };
}
