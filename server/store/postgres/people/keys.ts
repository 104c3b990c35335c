/** Passkeys and recovery words on PostgreSQL. */
import type { KeyStore } from "../../keys-port.ts";
import { passkeyIn, valuesOf } from "../../key-rows.ts";
import type { Database } from "../connection.ts";

export function postgresKeys(db: Database): KeyStore {
  return { ...challenges(db), ...passkeys(db), ...recovery(db) };
}

function challenges({ once }: Database): Pick<KeyStore, "addChallenge" | "spendChallenge"> {
  return {
    async addChallenge(hash, person, expires) {
      await once("INSERT INTO challenges (hash, person, expires) VALUES ($1, $2, $3)", [
        hash,
        person,
        expires,
      ]);
    },
    async spendChallenge(hash, now) {
      const [row] = await once(
        `WITH old AS (DELETE FROM challenges WHERE expires < $2 AND hash <> $1)
         DELETE FROM challenges WHERE hash = $1 RETURNING person, expires`,
        [hash, now],
      );
      if (row === undefined || Number(row["expires"]) < now) return null;
      const { person } = row;
      return { person: typeof person === "string" ? person : null };
    },
  };
}

type OfPasskeys =
  | "addPasskey"
  | "passkey"
  | "passkeysOf"
  | "usePasskey"
  | "namePasskey"
  | "dropPasskey";

function passkeys({ ask, once, alone }: Database): Pick<KeyStore, OfPasskeys> {
  const changed = async (sql: string, values: readonly unknown[]): Promise<boolean> =>
    (await once(`${sql} RETURNING id`, values)).length > 0;
  return {
    addPasskey: (passkey, most) =>
      alone([`passkeys ${passkey.person}`], async (step) => {
        const rows = await step("SELECT id FROM passkeys WHERE person = $1", [passkey.person]);
        // Asked twice it is there already, and theirs.
        if (rows.length >= most && !rows.some((row) => row["id"] === passkey.id)) return "too-many";
        const added = await step(
          `INSERT INTO passkeys (id, person, public_key, counter, transports, name, made)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
          valuesOf(passkey),
        );
        return added.length > 0 ? "added" : "known";
      }),
    async passkey(id) {
      const [row] = await ask("SELECT * FROM passkeys WHERE id = $1", [id]);
      return row === undefined ? null : passkeyIn(row);
    },
    async passkeysOf(person) {
      const sql = "SELECT * FROM passkeys WHERE person = $1 ORDER BY made, id";
      return (await ask(sql, [person])).map(passkeyIn);
    },
    usePasskey: (id, counter, now) =>
      changed(
        `UPDATE passkeys SET counter = $1, used = $2
         WHERE id = $3 AND (counter < $1 OR (counter = 0 AND $1 = 0))`,
        [counter, now, id],
      ),
    namePasskey: (person, id, name) =>
      changed("UPDATE passkeys SET name = $1 WHERE id = $2 AND person = $3", [name, id, person]),
    dropPasskey: (person, id) =>
      changed("DELETE FROM passkeys WHERE id = $1 AND person = $2", [id, person]),
  };
}

type OfWords = "setWords" | "wordsOf" | "whoseWords" | "salt" | "countTry";

function recovery({ ask, once }: Database): Pick<KeyStore, OfWords> {
  return {
    async setWords(person, hash, at) {
      if (hash === null) await ask("DELETE FROM recovery_words WHERE person = $1", [person]);
      else
        await ask(
          `INSERT INTO recovery_words (person, hash, made) VALUES ($1, $2, $3)
           ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, made = excluded.made`,
          [person, hash, at],
        );
    },
    async wordsOf(person) {
      const [row] = await ask("SELECT made FROM recovery_words WHERE person = $1", [person]);
      return row === undefined ? null : Number(row["made"]);
    },
    async whoseWords(hash) {
      const [row] = await ask("SELECT person FROM recovery_words WHERE hash = $1", [hash]);
      return row === undefined ? null : String(row["person"]);
    },
    async salt(fresh) {
      await ask("INSERT INTO salts (name, salt) VALUES ('words', $1) ON CONFLICT DO NOTHING", [
        fresh,
      ]);
      const [row] = await ask("SELECT salt FROM salts WHERE name = 'words'", []);
      return new Uint8Array(row?.["salt"] as Uint8Array);
    },
    async countTry(key, now, { most, milliseconds }) {
      const [row] = await once(
        `WITH old AS (DELETE FROM tries WHERE since <= $3 AND key <> $1)
         INSERT INTO tries AS t (key, count, since) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN t.since <= $3 THEN 1 ELSE t.count + 1 END,
           since = CASE WHEN t.since <= $3 THEN $2 ELSE t.since END
         RETURNING count`,
        [key, now, now - milliseconds],
      );
      return Number(row?.["count"]) <= most;
    },
  };
}
