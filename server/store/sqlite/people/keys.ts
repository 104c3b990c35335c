/** Passkeys and recovery words on SQLite. */
import type { DatabaseSync } from "node:sqlite";
import type { SecretHash } from "../../port.ts";
import type { KeyStore, TryLimit } from "../../keys-port.ts";
import { passkeyIn, valuesOf } from "../../key-rows.ts";
import type { Writer } from "../group-commit.ts";

export function sqliteKeys(db: DatabaseSync, writer: Writer): KeyStore {
  return { ...challenges(db, writer), ...passkeys(db, writer), ...recovery(db, writer) };
}

function challenges(
  db: DatabaseSync,
  { write }: Writer,
): Pick<KeyStore, "addChallenge" | "spendChallenge"> {
  const insert = db.prepare("INSERT INTO challenges (hash, person, expires) VALUES (?, ?, ?)");
  const find = db.prepare("SELECT person, expires FROM challenges WHERE hash = ?");
  const drop = db.prepare("DELETE FROM challenges WHERE hash = ? OR expires < ?");
  return {
    addChallenge: (hash, person, expires) => write(() => void insert.run(hash, person, expires)),
    spendChallenge: (hash, now) =>
      write(() => {
        const row = find.get(hash);
        drop.run(hash, now);
        if (row === undefined || Number(row["expires"]) < now) return null;
        const { person } = row;
        return { person: person === null ? null : String(person) };
      }),
  };
}

type OfPasskeys =
  | "addPasskey"
  | "passkey"
  | "passkeysOf"
  | "usePasskey"
  | "namePasskey"
  | "dropPasskey";

function passkeys(db: DatabaseSync, { write, read }: Writer): Pick<KeyStore, OfPasskeys> {
  const insert = db.prepare(
    `INSERT INTO passkeys (id, person, public_key, counter, transports, name, made)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const find = db.prepare("SELECT * FROM passkeys WHERE id = ?");
  const findAll = db.prepare("SELECT * FROM passkeys WHERE person = ? ORDER BY made, id");
  const use = db.prepare(
    "UPDATE passkeys SET counter = ?1, used = ?2 WHERE id = ?3 AND (counter < ?1 OR (counter = 0 AND ?1 = 0))",
  );
  const rename = db.prepare("UPDATE passkeys SET name = ? WHERE id = ? AND person = ?");
  const drop = db.prepare("DELETE FROM passkeys WHERE id = ? AND person = ?");
  return {
    addPasskey: (passkey, most) =>
      write(() => {
        if (find.get(passkey.id) !== undefined) return "known";
        if (findAll.all(passkey.person).length >= most) return "too-many";
        insert.run(...valuesOf(passkey));
        return "added";
      }),
    passkey: (id) =>
      read(() => {
        const row = find.get(id);
        return row === undefined ? null : passkeyIn(row);
      }),
    passkeysOf: (person) => read(() => findAll.all(person).map(passkeyIn)),
    usePasskey: (id, counter, now) => write(() => use.run(counter, now, id).changes > 0),
    namePasskey: (person, id, name) => write(() => rename.run(name, id, person).changes > 0),
    dropPasskey: (person, id) => write(() => drop.run(id, person).changes > 0),
  };
}

type OfWords = "setWords" | "wordsOf" | "whoseWords" | "salt" | "countTry";

function recovery(db: DatabaseSync, { write, read }: Writer): Pick<KeyStore, OfWords> {
  const insert = db.prepare(
    "INSERT OR REPLACE INTO recovery_words (person, hash, made) VALUES (?, ?, ?)",
  );
  const drop = db.prepare("DELETE FROM recovery_words WHERE person = ?");
  const made = db.prepare("SELECT made FROM recovery_words WHERE person = ?");
  const whose = db.prepare("SELECT person FROM recovery_words WHERE hash = ?");
  const addSalt = db.prepare("INSERT OR IGNORE INTO salts (name, salt) VALUES ('words', ?)");
  const findSalt = db.prepare("SELECT salt FROM salts WHERE name = 'words'");
  const count = counting(db);
  return {
    setWords: (person, hash, at) =>
      write(() => void (hash === null ? drop.run(person) : insert.run(person, hash, at))),
    wordsOf: (person) =>
      read(() => {
        const row = made.get(person);
        return row === undefined ? null : Number(row["made"]);
      }),
    whoseWords: (hash) =>
      read(() => {
        const row = whose.get(hash);
        return row === undefined ? null : String(row["person"]);
      }),
    salt: (fresh) =>
      write(() => {
        addSalt.run(fresh);
        return new Uint8Array(findSalt.get()?.["salt"] as Uint8Array);
      }),
    countTry: (key, now, limit) => write(() => count(key, now, limit)),
  };
}

/** Inside a transaction. The first try after the time is up begins anew. */
function counting(db: DatabaseSync): (key: SecretHash, now: number, limit: TryLimit) => boolean {
  const forget = db.prepare("DELETE FROM tries WHERE since <= ?");
  const upsert = db.prepare(
    `INSERT INTO tries (key, count, since) VALUES (?, 1, ?)
     ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count`,
  );
  return (key, now, { most, milliseconds }) => {
    forget.run(now - milliseconds);
    return Number(upsert.get(key, now)?.["count"]) <= most;
  };
}
