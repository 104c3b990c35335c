/** What a disk may hold of one file: each block as it was flushed last, or as it was written at any time since. */

/** `null`: the file did not reach this far. */
type Block = Buffer | null;

export interface FileHistory {
  /** Per block, the flushed one first. */
  readonly blocks: readonly (readonly Block[])[];
  /** Blocks of which a flush failed: the system thinks them written, and no flush brings them before they are anew. */
  readonly stuck: ReadonlySet<number>;
}

const blockSize = 4096;

export const noFile: FileHistory = { blocks: [], stuck: new Set() };

/** The file now reads `bytes`: whatever differs was written since the last look, in an order nobody knows. */
export function written({ blocks, stuck }: FileHistory, bytes: Buffer): FileHistory {
  const count = Math.max(blocks.length, Math.ceil(bytes.length / blockSize));
  const still = new Set(stuck);
  return {
    stuck: still,
    blocks: Array.from({ length: count }, (_, i) => {
      const versions = blocks[i] ?? [null];
      const block = blockAt(bytes, i);
      if (same(versions.at(-1) ?? null, block)) return versions;
      still.delete(i);
      return [...versions, block];
    }),
  };
}

/** So many bytes were written at `at`, be they the same as before. */
export function writtenAt(history: FileHistory, at: number, length: number): FileHistory {
  const isAnew = (i: number): boolean => (i + 1) * blockSize > at && i * blockSize < at + length;
  return { ...history, stuck: new Set([...history.stuck].filter((i) => !isAnew(i))) };
}

/** A flush failed: what it should have brought may be there or not, and counts as written. */
export function unflushed(history: FileHistory): FileHistory {
  return { ...history, stuck: new Set([...history.stuck, ...unsure(history)]) };
}

/** A flush that began when the file read as in `then` is over: older blocks are gone, newer ones may still be lost. */
export function flushed({ blocks, stuck }: FileHistory, then: FileHistory): FileHistory {
  return {
    stuck,
    blocks: blocks.map((versions, i) =>
      then.stuck.has(i) ? versions : versions.slice(lastOf(then.blocks[i], versions)),
    ),
  };
}

/** Where in `versions` the newest block of `then` stands; a flush meanwhile may have dropped what was before it. */
function lastOf(then: readonly Block[] | undefined, versions: readonly Block[]): number {
  return Math.max(0, versions.indexOf(then?.at(-1) ?? null));
}

function blockAt(bytes: Buffer, i: number): Block {
  const block = bytes.subarray(i * blockSize, (i + 1) * blockSize);
  return block.length === 0 ? null : Buffer.from(block);
}

function same(a: Block, b: Block): boolean {
  return a === null || b === null ? a === b : a.equals(b);
}

/** One disk of many: `choose` says for block `i` of `count` versions which one it kept. */
export function kept(
  { blocks }: FileHistory,
  choose: (i: number, count: number) => number,
): Buffer {
  const parts: Buffer[] = [];
  for (const [i, versions] of blocks.entries()) {
    const block = versions[choose(i, versions.length)] ?? null;
    if (block === null) continue;
    const gap = i * blockSize - parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.alloc(gap), block);
  }
  return Buffer.concat(parts);
}

/** Blocks the disk may have kept in more than one version. */
export function unsure({ blocks }: FileHistory): readonly number[] {
  return blocks.flatMap((versions, i) => (versions.length > 1 ? [i] : []));
}

export function mixturesOf({ blocks }: FileHistory): number {
  return blocks.reduce((product, versions) => product * versions.length, 1);
}
