/** People, their sessions and codes on PostgreSQL. */
import type { PersonId } from "#table/journal/page.ts";
import { readFace, writeFace } from "#table/talk/seats/face.ts";
import type {
  KnownPerson,
  NewSession,
  PeopleStore,
  SecretHash,
  StoredSession,
} from "../../port.ts";
import { tokenIn } from "../../key-rows.ts";
import { most } from "../../most.ts";
import type { Database, SqlQuery, SqlRow } from "../connection.ts";

const insertSession = `INSERT INTO sessions (hash, person, table_id, seat, scope, seen, device, since, label)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

export function postgresPeople({ ask, alone, once }: Database): PeopleStore {
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
    addSession: (session) =>
      alone([doorsOf(session.person)], async (step) => {
        if (session.token !== undefined && !(await hasRoom(step, session))) return false;
        // Asked twice, it is there already.
        await step(`${insertSession} ON CONFLICT DO NOTHING`, valuesOf(session));
        if (session.token === undefined) await giveWay(step, session);
        return true;
      }),
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
    async addCode(hash, person, expires, now) {
      await once(
        `WITH old AS (DELETE FROM codes WHERE expires < $4)
         INSERT INTO codes (hash, person, expires) VALUES ($1, $2, $3)`,
        [hash, person, expires, now],
      );
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
      if (row === undefined) return null;
      const person = String(row["person"]);
      const { hash: added } = session;
      await alone([doorsOf(person)], (step) => giveWay(step, { person, hash: added, only: null }));
      return person;
    },
  };
}

const doorsOf = (person: PersonId): string => `doors of ${person}`;

/** For one more named token. */
async function hasRoom(step: SqlQuery, { person, hash }: NewSession): Promise<boolean> {
  const [row] = await step(
    "SELECT count(*) AS n FROM sessions WHERE person = $1 AND scope IS NOT NULL AND hash <> $2",
    [person, hash],
  );
  return Number(row?.["n"]) < most.namedTokens;
}

async function giveWay(
  step: SqlQuery,
  { person, hash, only }: Pick<NewSession, "person" | "hash" | "only">,
): Promise<void> {
  await step(
    `DELETE FROM sessions WHERE hash IN (
       SELECT hash FROM sessions WHERE person = $1 AND scope IS NULL AND (table_id IS NULL) = $2 AND hash <> $3
       ORDER BY seen DESC, hash OFFSET $4)`,
    [person, only === null, hash, (only === null ? most.devices : most.seatTokens) - 1],
  );
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
