/** A whole copy of the database, taken while it is written to. */
import { open } from "node:fs/promises";
import { read } from "node:fs";
import { join } from "node:path";
import { fileName, logName } from "./names.ts";

const piece = 1024 * 1024;

/**
 * `pages` stays as it is while the log is held, and the log is only written further: the pages first, then the log as
 * far as it is of one piece, are the database as it was when the log was read. Opening the copy puts the two together.
 * Files are read through the handles that are open anyway: closing others of the same file would give up SQLite's lock.
 */
export async function copyDatabase(pages: number, log: number, folder: string): Promise<void> {
  await copyFile(pages, join(folder, fileName));
  await copyFile(log, join(folder, logName));
}

async function copyFile(from: number, path: string): Promise<void> {
  const to = await open(path, "wx", 0o600);
  try {
    const buffer = Buffer.allocUnsafe(piece);
    for (let at = 0; ;) {
      const length = await readAt(from, buffer, at);
      if (length === 0) break;
      await to.write(buffer, 0, length, at);
      at += length;
    }
    await to.sync();
  } finally {
    await to.close();
  }
}

function readAt(file: number, buffer: Buffer, position: number): Promise<number> {
  return new Promise((resolve, reject) =>
    read(file, buffer, 0, buffer.length, position, (error, length) =>
      error === null ? resolve(length) : reject(error),
    ),
  );
}
