/** People, their sessions and codes on PostgreSQL. */
import { readFace, writeFace } from "#table/talk/seats/face.ts";
import type {
  KnownPerson,
  NewSession,
  PeopleStore,
  SecretHash,
  StoredSession,
} from "../../port.ts";
import { tokenIn } from "../../key-rows.ts";
import type { Database, SqlRow } from "../connection.ts";

const insertSession = `INSERT INTO sessions (hash, person, table_id, seat, scope, seen, device, since, label)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

export function postgresPeople({ ask, once }: Database): PeopleStore {
  return {
    async session(hash) {
      const [row] = await ask(
        `SELECT s.person, s.table_id, s.seat, s.scope, s.label, s.seen, p.name, p.face
         FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = $1`,
        [hash],
      );
      if (row === undefined) return null;
      return { ...storedIn(row), name: String(row["name"]), face: readFace(row["face"]) };
    },
    async addPerson(name, session) {
      await once(
        `WITH person AS (INSERT INTO people (id, name, made) VALUES ($2, $10, $6)) ${insertSession}`,
        [...valuesOf(session), name],
      );
    },
    async rename(person, name) {
      await ask("UPDATE people SET name = $1 WHERE id = $2", [name, person]);
    },
    async setFace(person, face) {
      await ask("UPDATE people SET face = $1 WHERE id = $2", [writeFace(face), person]);
    },
    async addSession(session) {
      await once(insertSession, valuesOf(session));
    },
    async setSeen(hash, seen) {
      await ask("UPDATE sessions SET seen = $1 WHERE hash = $2", [seen, hash]);
    },
    async dropSession(hash) {
      await ask("DELETE FROM sessions WHERE hash = $1", [hash]);
    },
    async sessionsOf(person) {
      const rows = await ask(
        `SELECT hash, person, table_id, seat, scope, seen, device, since, label FROM sessions WHERE person = $1
         ORDER BY seen DESC, hash`,
        [person],
      );
      return rows.map(doorIn);
    },
    async count() {
      const [row] = await ask("SELECT count(*) AS n FROM people", []);
      return Number(row?.["n"]);
    },
    async addCode(hash, person, expires) {
      await once("INSERT INTO codes (hash, person, expires) VALUES ($1, $2, $3)", [
        hash,
        person,
        expires,
      ]);
    },
    async whoseCode(hash, now) {
      const [row] = await ask(
        "SELECT p.id, p.name, p.face FROM codes c JOIN people p ON p.id = c.person WHERE c.hash = $1 AND c.expires >= $2",
        [hash, now],
      );
      return row === undefined ? null : personIn(row);
    },
    async spendCode(hash, now, session) {
      const [row] = await once(
        `WITH spent AS (DELETE FROM codes WHERE hash = $1 RETURNING person, expires),
         old AS (DELETE FROM codes WHERE expires < $2 AND hash <> $1)
         INSERT INTO sessions (hash, person, seen, device, since)
         SELECT $3, person, $2, $4, $2 FROM spent WHERE expires >= $2 RETURNING person`,
        [hash, now, session.hash, session.device],
      );
      return row === undefined ? null : String(row["person"]);
    },
  };
}

function personIn(row: SqlRow): KnownPerson {
  return { id: String(row["id"]), name: String(row["name"]), face: readFace(row["face"]) };
}

function doorIn(row: SqlRow): NewSession {
  const { hash, device, since } = row;
  return {
    ...storedIn(row),
    hash: hash as SecretHash,
    device: typeof device === "string" ? device : null,
    since: since === null ? null : Number(since),
  };
}

function storedIn(row: SqlRow): StoredSession {
  const table = row["table_id"];
  return {
    person: String(row["person"]),
    seen: Number(row["seen"]),
    only: typeof table === "string" ? { table, seat: Number(row["seat"]) } : null,
    ...tokenIn(row),
  };
}

function valuesOf({ hash, person, only, token, ...door }: NewSession): readonly unknown[] {
  const { table, seat } = only ?? { table: null, seat: null };
  const { scope, label } = token ?? { scope: null, label: null };
  return [hash, person, table, seat, scope, door.seen, door.device, door.since, label];
}
