/** Guests: a name and an unguessable session; no passwords. The same person may have sessions on several devices. */
import type { DatabaseSync } from "node:sqlite";
import type { Seat } from "#rules/game.ts";
import type { TableId } from "#table/talk/words.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { Writer } from "../store/sqlite/group-commit.ts";
import { hashOfSecret, newCode, newSecret, readCode } from "./secrets.ts";

export interface Session {
  readonly person: PersonId;
  readonly name: string;
  /** A seat token speaks for this seat alone; `null` is the whole person. */
  readonly only: { readonly table: TableId; readonly seat: Seat } | null;
}

export interface People {
  whoHas(secret: string): Session | null;
  nameOf(person: PersonId): string | null;
  welcome(name: string): Promise<{ readonly person: PersonId; readonly secret: string }>;
  rename(person: PersonId, name: string): Promise<void>;
  seatToken(person: PersonId, table: TableId, seat: Seat): Promise<string>;
  claimCode(person: PersonId): Promise<{ readonly code: string; readonly expires: number }>;
  /** A code works once: the second claim finds nothing. */
  claim(code: string): Promise<string | null>;
  forget(secret: string): Promise<void>;
}

const minute = 60_000;
const codeLife = 10 * minute;
const day = 24 * 60 * minute;
/** A guest who has not come for this long is a stranger again. */
const sessionLife = 400 * day;

export function people(db: DatabaseSync, { write }: Writer, now: () => number): People {
  const findSession = db.prepare(
    "SELECT s.person, s.table_id, s.seat, s.seen, p.name FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = ?",
  );
  const findName = db.prepare("SELECT name FROM people WHERE id = ?");
  const addPerson = db.prepare("INSERT INTO people (id, name, made) VALUES (?, ?, ?)");
  const setName = db.prepare("UPDATE people SET name = ? WHERE id = ?");
  const addSession = db.prepare(
    "INSERT INTO sessions (hash, person, table_id, seat, seen) VALUES (?, ?, ?, ?, ?)",
  );
  const setSeen = db.prepare("UPDATE sessions SET seen = ? WHERE hash = ?");
  const dropSession = db.prepare("DELETE FROM sessions WHERE hash = ?");
  const addCode = db.prepare("INSERT INTO codes (hash, person, expires) VALUES (?, ?, ?)");
  const findCode = db.prepare("SELECT person, expires FROM codes WHERE hash = ?");
  const dropCode = db.prepare("DELETE FROM codes WHERE hash = ? OR expires < ?");

  const openSession = (person: PersonId, table: TableId | null, seat: Seat | null): string => {
    const secret = newSecret();
    addSession.run(hashOfSecret(secret), person, table, seat, now());
    return secret;
  };

  return {
    whoHas(secret) {
      const hash = hashOfSecret(secret);
      const row = findSession.get(hash);
      if (row === undefined || now() - Number(row["seen"]) > sessionLife) return null;
      // A visit that could not be noted is noted next time.
      if (now() - Number(row["seen"]) > day)
        write(() => setSeen.run(now(), hash)).catch(() => undefined);
      const table = row["table_id"];
      return {
        person: String(row["person"]),
        name: String(row["name"]),
        only: typeof table === "string" ? { table, seat: Number(row["seat"]) } : null,
      };
    },
    nameOf(person) {
      const row = findName.get(person);
      return row === undefined ? null : String(row["name"]);
    },
    welcome: (name) =>
      write(() => {
        const person = newSecret();
        addPerson.run(person, name, now());
        return { person, secret: openSession(person, null, null) };
      }),
    rename: (person, name) => write(() => void setName.run(name, person)),
    seatToken: (person, table, seat) => write(() => openSession(person, table, seat)),
    claimCode: (person) =>
      write(() => {
        const code = newCode();
        const expires = now() + codeLife;
        addCode.run(hashOfSecret(code), person, expires);
        return { code, expires };
      }),
    claim: (typed) =>
      write(() => {
        const hash = hashOfSecret(readCode(typed));
        const row = findCode.get(hash);
        dropCode.run(hash, now());
        return row === undefined || Number(row["expires"]) < now()
          ? null
          : openSession(String(row["person"]), null, null);
      }),
    forget: (secret) => write(() => void dropSession.run(hashOfSecret(secret))),
  };
}
