/**
 * Everything a hall keeps, from one database to another, in one transaction of the other: it is there whole, counted
 * and compared, or not at all. The first one is only read.
 */
import { HostError } from "../../host-error.ts";
import type { Shape, DatabaseSide, DatabaseRow, Value } from "./side.ts";
import { createHash } from "node:crypto";

export interface TableDigest extends Digest {
  readonly table: string;
}

export async function moveAll(
  from: DatabaseSide,
  to: DatabaseSide,
): Promise<readonly TableDigest[]> {
  const shapes = shared(await from.shapes(), await to.shapes());
  for (const shape of shapes)
    if ((await digestOf(to, shape)).rows > 0)
      throw new HostError(`${to.name} is not empty: a move needs a place of its own`);
  const moved: TableDigest[] = [];
  for (const shape of shapes) moved.push({ table: shape.table, ...(await copy(from, to, shape)) });
  for (const [i, shape] of shapes.entries()) {
    const there = await digestOf(to, shape);
    if (there.rows !== moved[i]?.rows || there.hash !== moved[i].hash)
      throw new HostError(`${shape.table} did not arrive as it was: nothing is moved`);
  }
  await to.complete();
  await to.commit();
  return moved;
}

async function copy(from: DatabaseSide, to: DatabaseSide, shape: Shape): Promise<Digest> {
  const tally = openTally();
  for await (const rows of from.rows(shape)) {
    for (const row of rows) tally.add(row);
    await to.insert(shape, rows);
  }
  return tally.digest();
}

/** The columns both have. A table that only one of them knows would be lost on the way. */
function shared(from: readonly Shape[], to: readonly Shape[]): readonly Shape[] {
  const names = (shapes: readonly Shape[]): string =>
    shapes
      .map(({ table }) => table)
      .sort()
      .join(", ");
  if (names(from) !== names(to))
    throw new Error(`the two keep different things: ${names(from)}; ${names(to)}`);
  return from.map(({ table, columns }) => {
    const others = to.find((shape) => shape.table === table)?.columns ?? [];
    return { table, columns: columns.filter((column) => others.includes(column)) };
  });
}

/** How many rows a table has, and a hash of all of them in any order: two databases sort differently. */
interface Digest {
  readonly rows: number;
  readonly hash: string;
}

interface RowDigest {
  add(row: DatabaseRow): void;
  digest(): Digest;
}

const modulus = 1n << 256n;

function openTally(): RowDigest {
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

async function digestOf(side: DatabaseSide, shape: Shape): Promise<Digest> {
  const tally = openTally();
  for await (const rows of side.rows(shape)) for (const row of rows) tally.add(row);
  return tally.digest();
}

function plain(value: Value): unknown {
  return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString("hex") } : value;
}
