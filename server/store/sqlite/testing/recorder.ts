/**
 * Stands between the store and its files: writes down every
 * write, truncation and flush, and what people heard in between.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TableId, Version } from "#table/talk/words.ts";
import { fileName } from "../database.ts";
import { realFiles, type Files } from "../files.ts";
import { flushed, noFile, written, type FileHistory } from "./file-history.ts";

/** How someone came to know of a page. */
export type Hearing = "answered" | "announced" | "read";

export interface Heard {
  readonly how: Hearing;
  readonly table: TableId;
  readonly version: Version;
}

/** The power may go out here. */
export interface Moment {
  /** What was done last. */
  readonly after: string;
  readonly pages: FileHistory;
  readonly log: FileHistory;
  /** Whether a flush of the log was under way. */
  readonly flushing: boolean;
  readonly heard: readonly Heard[];
}

export interface Recorder extends Files {
  readonly moments: readonly Moment[];
  hear(how: Hearing, table: TableId, version: Version): void;
  /** The process was killed: another one goes on with what is in the system's memory, in a folder of its own. */
  moveTo(folder: string): void;
  /** Flushes take for ever from now on, until `moveTo`. */
  hang(): void;
  /** Those of the killed process may end now: nobody looks any more. */
  release(): void;
}

type Part = "pages" | "log";

export function recorder(first: string): Recorder {
  let folder = first;
  const parts = new Map<number, Part>();
  const histories: Record<Part, FileHistory> = { pages: noFile, log: noFile };
  const moments: Moment[] = [];
  let heard: readonly Heard[] = [];
  let flushing = 0;
  let hanging = false;
  const killed = Promise.withResolvers<void>();

  /** SQLite's own writes show as differences. */
  function look(): void {
    for (const part of ["pages", "log"] as const)
      histories[part] = written(histories[part], bytesOf(folder, part));
  }

  function note(after: string): void {
    look();
    moments.push({ after, ...histories, flushing: flushing > 0, heard });
  }

  function flushBy(file: number): () => void {
    const part = parts.get(file) ?? "log";
    note(`flush of the ${part} begun`);
    const then = histories[part];
    return () => {
      histories[part] = flushed(histories[part], then);
      note(`flush of the ${part} done`);
    };
  }

  return {
    moments,
    open(path) {
      const file = realFiles.open(path);
      const part = path.endsWith("-wal") ? "log" : "pages";
      parts.set(file, part);
      // SQLite flushes by itself while it makes a new database.
      if (histories[part] === noFile) {
        look();
        histories[part] = flushed(histories[part], histories[part]);
      }
      return file;
    },
    close: realFiles.close,
    write(file, bytes, at) {
      realFiles.write(file, bytes, at);
      note(`${parts.get(file) ?? ""} wiped`);
    },
    truncate(file) {
      realFiles.truncate(file);
      note(`${parts.get(file) ?? ""} cut`);
    },
    async flush(file) {
      flushing++;
      const done = flushBy(file);
      if (hanging) return killed.promise;
      await turns(3);
      flushing--;
      done();
    },
    flushNow: (file) => flushBy(file)(),
    // Names are kept here: both files are always there.
    flushFolder: () => note("flush of the folder done"),
    hear(how, table, version) {
      heard = [...heard, { how, table, version }];
      note(how);
    },
    moveTo(other) {
      look();
      folder = other;
      flushing = 0;
      hanging = false;
    },
    hang() {
      hanging = true;
    },
    release: killed.resolve,
  };
}

function bytesOf(folder: string, part: Part): Buffer {
  const path = join(folder, part === "log" ? `${fileName}-wal` : fileName);
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}
