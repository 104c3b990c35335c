/** Rows of keys, looks and moves ahead as a query answers them, whichever database it is. */
import { tokenScopes, type TokenTerms } from "#table/talk/office.ts";
import type { Seat } from "#rules/game.ts";
import type { TableId } from "#table/talk/words.ts";
import type { StoredPasskey } from "./keys-port.ts";
import type { Ahead, LastLook } from "./looks-port.ts";

type Row = Readonly<Record<string, unknown>>;

export function passkeyIn(row: Row): StoredPasskey {
  const { used } = row;
  const transports = String(row["transports"]);
  return {
    id: String(row["id"]),
    person: String(row["person"]),
    publicKey: new Uint8Array(row["public_key"] as Uint8Array),
    counter: Number(row["counter"]),
    transports: transports === "" ? [] : transports.split(" "),
    name: String(row["name"]),
    made: Number(row["made"]),
    used: used === null ? null : Number(used),
  };
}

export function valuesOf(
  passkey: StoredPasskey,
): readonly [string, string, Uint8Array, number, string, string, number] {
  const { id, person, publicKey, counter, transports, name, made } = passkey;
  return [id, person, publicKey, counter, transports.join(" "), name, made];
}

export function lookIn(row: Row): LastLook {
  return { version: Number(row["version"]), at: Number(row["at"]) };
}

export function looksIn(rows: readonly Row[]): ReadonlyMap<TableId, LastLook> {
  return new Map(rows.map((row) => [String(row["table_id"]), lookIn(row)]));
}

export function aheadsIn(rows: readonly Row[]): ReadonlyMap<Seat, Ahead> {
  return new Map(
    rows.map((row) => [
      Number(row["seat"]),
      {
        person: String(row["person"]),
        command: JSON.parse(String(row["command"])) as unknown,
      },
    ]),
  );
}

/** Nothing where the session is no token. */
export function tokenIn(row: Readonly<Record<string, unknown>>): { readonly token?: TokenTerms } {
  const scope = tokenScopes.find((each) => each === row["scope"]);
  return scope === undefined ? {} : { token: { label: String(row["label"]), scope } };
}
