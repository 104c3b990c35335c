/** How many rows a table has, and a hash of all of them in any order: two databases sort differently. */
import { createHash } from "node:crypto";
import type { DatabaseRow, Shape, DatabaseSide, Value } from "./side.ts";

export interface Digest {
  readonly rows: number;
  readonly hash: string;
}

export interface RowDigest {
  add(row: DatabaseRow): void;
  digest(): Digest;
}

const modulus = 1n << 256n;

export function openTally(): RowDigest {
  let rows = 0;
  let sum = 0n;
  return {
    add(row) {
      rows++;
      const hash = createHash("sha256")
        .update(JSON.stringify(row.map(plain)))
        .digest("hex");
      sum = (sum + BigInt(`0x${hash}`)) % modulus;
    },
    digest: () => ({ rows, hash: sum.toString(16).padStart(64, "0") }),
  };
}

export async function digestOf(side: DatabaseSide, shape: Shape): Promise<Digest> {
  const tally = openTally();
  for await (const rows of side.rows(shape)) for (const row of rows) tally.add(row);
  return tally.digest();
}

function plain(value: Value): unknown {
  return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString("hex") } : value;
}
