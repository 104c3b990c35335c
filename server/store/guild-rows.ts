/** Rows of a guild as a query answers them, whichever database it is. */
import type { Seat } from "#rules/game.ts";
import type { PersonId } from "#table/journal/page.ts";
import { readFace } from "#table/talk/seats/face.ts";
import type { EveningAnswer } from "#table/talk/guild.ts";
import type {
  GuildTable,
  Membership,
  StoredEvening,
  StoredGuild,
  StoredMember,
  StoredNote,
} from "./guild-port.ts";

type Row = Readonly<Record<string, unknown>>;

export function guildIn(row: Row): StoredGuild {
  return {
    id: String(row["id"]),
    name: String(row["name"]),
    invite: String(row["invite"]),
    made: Number(row["made"]),
  };
}

export function memberIn(row: Row): StoredMember {
  return {
    person: String(row["person"]),
    number: Number(row["number"]),
    name: String(row["name"]),
    face: readFace(row["face"]),
    standing: row["standing"] as Membership,
    joined: Number(row["joined"]),
    seen: Number(row["seen"]),
  };
}

export function noteIn(row: Row): StoredNote {
  return {
    id: String(row["id"]),
    at: Number(row["at"]),
    writer: Number(row["writer"]),
    note: String(row["note"]),
  };
}

/** One row a seat, `seat` null where nobody sits; the rows of a table stand together. */
export function tablesIn(rows: readonly Row[]): readonly GuildTable[] {
  const tables = new Map<string, GuildTable & { readonly seats: Map<Seat, PersonId> }>();
  for (const row of rows) {
    const id = String(row["table_id"]);
    const table = tables.get(id) ?? {
      table: id,
      phase: row["phase"] as GuildTable["phase"],
      version: Number(row["version"]),
      host: String(row["host"]),
      seats: new Map<Seat, PersonId>(),
      result: typeof row["result"] === "string" ? row["result"] : null,
    };
    const { seat, person } = row;
    if (typeof person === "string") table.seats.set(Number(seat), person);
    tables.set(id, table);
  }
  return [...tables.values()];
}

/** One row an answer, `person` null where nobody answered; the rows of an evening stand together. */
export function eveningsIn(rows: readonly Row[]): readonly StoredEvening[] {
  const evenings = new Map<
    string,
    StoredEvening & { readonly answers: Map<PersonId, EveningAnswer> }
  >();
  for (const row of rows) {
    const id = String(row["id"]);
    const evening = evenings.get(id) ?? {
      id,
      at: Number(row["at"]),
      proposed: String(row["proposed"]),
      agreed: Boolean(row["agreed"]),
      answers: new Map<PersonId, EveningAnswer>(),
    };
    const { person } = row;
    if (typeof person === "string") evening.answers.set(person, row["answer"] as EveningAnswer);
    evenings.set(id, evening);
  }
  return [...evenings.values()];
}
