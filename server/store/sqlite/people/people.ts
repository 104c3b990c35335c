/** People, their sessions and codes on SQLite. */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { readFace, writeFace } from "#table/talk/seats/face.ts";
import type {
  KnownPerson,
  KnownSession,
  NewSession,
  PeopleStore,
  SecretHash,
  StoredSession,
} from "../../port.ts";
import { tokenIn } from "../../key-rows.ts";
import { most } from "../../most.ts";
import type { Writer } from "../group-commit.ts";

type Row = NonNullable<ReturnType<StatementSync["get"]>>;

export function sqlitePeople(db: DatabaseSync, writer: Writer): PeopleStore {
  const { write, read } = writer;
  const addSession = adding(db);
  const findSession = db.prepare(
    `SELECT s.person, s.table_id, s.seat, s.scope, s.label, s.seen, p.name, p.face
     FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = ?`,
  );
  const insertPerson = db.prepare("INSERT INTO people (id, name, made) VALUES (?, ?, ?)");
  const setName = db.prepare("UPDATE people SET name = ? WHERE id = ?");
  const setFace = db.prepare("UPDATE people SET face = ? WHERE id = ?");
  const setSeen = db.prepare("UPDATE sessions SET seen = ? WHERE hash = ?");
  const dropSession = db.prepare("DELETE FROM sessions WHERE hash = ?");
  const findSessions = db.prepare(
    `SELECT hash, person, table_id, seat, scope, seen, device, since, label FROM sessions WHERE person = ?
     ORDER BY seen DESC, hash`,
  );
  const countPeople = db.prepare("SELECT count(*) AS n FROM people");
  return {
    // Waits for no flush, as every request asks it: nobody has a secret before it is on disk.
    async session(hash) {
      const row = findSession.get(hash);
      return row === undefined ? null : sessionIn(row);
    },
    addPerson: (name, session) =>
      write(() => {
        insertPerson.run(session.person, name, session.seen);
        addSession(session);
      }),
    rename: (person, name) => write(() => void setName.run(name, person)),
    setFace: (person, face) => write(() => void setFace.run(writeFace(face), person)),
    addSession: (session) => write(() => addSession(session)),
    setSeen: (hash, seen) => write(() => void setSeen.run(seen, hash)),
    dropSession: (hash) => write(() => void dropSession.run(hash)),
    sessionsOf: (person) => read(() => findSessions.all(person).map(doorIn)),
    count: () => read(() => Number(countPeople.get()?.["n"])),
    ...codesOf(db, writer, addSession),
  };
}

type Adding = (session: NewSession) => boolean;

function adding(db: DatabaseSync): Adding {
  const insertSession = db.prepare(
    `INSERT INTO sessions (hash, person, table_id, seat, scope, seen, device, since, label)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const countNamed = db.prepare(
    "SELECT count(*) AS n FROM sessions WHERE person = ? AND scope IS NOT NULL",
  );
  const giveWay = db.prepare(
    `DELETE FROM sessions WHERE hash IN (
       SELECT hash FROM sessions WHERE person = ? AND scope IS NULL AND (table_id IS NULL) = ? AND hash <> ?
       ORDER BY seen DESC, hash LIMIT -1 OFFSET ?)`,
  );
  return ({ hash, person, only, token, ...door }) => {
    if (token !== undefined && Number(countNamed.get(person)?.["n"]) >= most.namedTokens)
      return false;
    const { table, seat } = only ?? { table: null, seat: null };
    const { scope, label } = token ?? { scope: null, label: null };
    const { seen, device, since } = door;
    insertSession.run(hash, person, table, seat, scope, seen, device, since, label);
    if (token !== undefined) return true;
    const room = only === null ? most.devices : most.seatTokens;
    giveWay.run(person, Number(only === null), hash, room - 1);
    return true;
  };
}

function codesOf(
  db: DatabaseSync,
  { write, read }: Writer,
  addSession: Adding,
): Pick<PeopleStore, "addCode" | "whoseCode" | "spendCode"> {
  const insertCode = db.prepare("INSERT INTO codes (hash, person, expires) VALUES (?, ?, ?)");
  const findCode = db.prepare("SELECT person, expires FROM codes WHERE hash = ?");
  const whoseCode = db.prepare(
    "SELECT p.id, p.name, p.face FROM codes c JOIN people p ON p.id = c.person WHERE c.hash = ? AND c.expires >= ?",
  );
  const dropCodes = db.prepare("DELETE FROM codes WHERE hash = ? OR expires < ?");

  return {
    addCode: (hash, person, expires, now) =>
      write(() => {
        dropCodes.run(hash, now);
        insertCode.run(hash, person, expires);
      }),
    whoseCode: (hash, now) =>
      read(() => {
        const row = whoseCode.get(hash, now);
        return row === undefined ? null : personIn(row);
      }),
    spendCode: (hash, now, session) =>
      write(() => {
        const row = findCode.get(hash);
        dropCodes.run(hash, now);
        if (row === undefined || Number(row["expires"]) < now) return null;
        const person = String(row["person"]);
        addSession({ ...session, person, only: null, seen: now, since: now });
        return person;
      }),
  };
}

function sessionIn(row: Row): KnownSession {
  return { ...storedIn(row), name: String(row["name"]), face: readFace(row["face"]) };
}

function personIn(row: Row): KnownPerson {
  return { id: String(row["id"]), name: String(row["name"]), face: readFace(row["face"]) };
}

function doorIn(row: Row): NewSession {
  const { hash, device, since } = row;
  return {
    ...storedIn(row),
    hash: hash as SecretHash,
    device: device === null ? null : String(device),
    since: since === null ? null : Number(since),
  };
}

function storedIn(row: Row): StoredSession {
  const table = row["table_id"];
  return {
    person: String(row["person"]),
    seen: Number(row["seen"]),
    only: typeof table === "string" ? { table, seat: Number(row["seat"]) } : null,
    ...tokenIn(row),
  };
}
