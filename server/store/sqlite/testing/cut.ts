/**
 * Cuts the power at a moment of a recorded run: the disk kept any mixture of what it may have kept, and the store
 * must hold what people heard.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reasonOf } from "../../../host-error.ts";
import { fileName, logName } from "../disk/names.ts";
import { realFiles, type Files } from "../disk/files.ts";
import { openSqlite } from "../index.ts";
import { kept, mixturesOf, unsure } from "./file-history.ts";
import type { TableId } from "#table/talk/words.ts";
import type { Acknowledgement, AcknowledgementKind, DiskMoment } from "./recorder.ts";
import type { Recording } from "./recorded-run.ts";

export interface Complaint {
  readonly what: "will-not-open" | "damaged" | "torn" | "lost";
  /** How what is lost was heard of. */
  readonly heard: AcknowledgementKind | null;
  readonly after: string;
  readonly flushing: boolean;
  readonly detail: string;
}

interface Cut {
  readonly pages: Buffer;
  readonly log: Buffer;
}

type Choose = (i: number, count: number) => number;
export type Draw = (below: number) => number;

const oldest: Choose = () => 0;
const newest: Choose = (_, count) => count - 1;

/**
 * The two ends, one file ahead of the other, every mixture where
 * they are few, else some blocks alone and some at random.
 */
function* disksAt({ pages, log }: DiskMoment, { draws, draw, most }: Cutting): Generator<Cut> {
  const both = (a: Choose, b: Choose): Cut => ({ pages: kept(pages, a), log: kept(log, b) });
  yield both(oldest, oldest);
  yield both(newest, newest);
  yield both(oldest, newest);
  yield both(newest, oldest);
  const mixtures = mixturesOf(pages) * mixturesOf(log);
  if (mixtures <= most) {
    for (let n = 0; n < mixtures; n++) {
      const choose = countThrough(n);
      yield both(choose, choose);
    }
    return;
  }
  for (const block of unsure(log).slice(0, draws)) {
    yield both(newest, (i, count) => (i === block ? 0 : count - 1));
    yield both(oldest, (i, count) => (i === block ? count - 1 : 0));
  }
  const any: Choose = (_, count) => draw(count);
  const mostlyNew: Choose = (_, count) => (draw(4) === 0 ? draw(count) : count - 1);
  for (let i = 0; i < draws; i++) {
    const end = draw(log.blocks.length + 1);
    yield both(newest, (block, count) => (block < end ? 0 : count - 1));
    yield both(any, oldest);
    yield both(any, newest);
    yield both(any, any);
    yield both(mostlyNew, mostlyNew);
  }
}

/** The `n`th mixture: each block in turn takes a digit. */
function countThrough(n: number): Choose {
  let rest = n;
  return (_, count) => {
    const digit = rest % count;
    rest = Math.floor(rest / count);
    return digit;
  };
}

interface Cutting {
  /** So many disks at random, where there are more than `most` mixtures. */
  readonly draws: number;
  readonly draw: Draw;
  readonly most: number;
}

export interface Cuts {
  readonly disks: number;
  /** The first that was found, moment after moment. */
  readonly complaint: Complaint | null;
}

export async function cutEverywhere(recording: Recording, cutting: Cutting): Promise<Cuts> {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  /** What a disk holds does not depend on the moment, only what it should hold. */
  const opened = new Map<string, Found>();
  let disks = 0;
  try {
    for (const moment of recording.moments) {
      const seen = new Set<string>();
      for (const cut of disksAt(moment, cutting)) {
        const disk = hashOf(cut);
        if (seen.has(disk)) continue;
        seen.add(disk);
        disks++;
        const found = opened.get(disk) ?? (await lookAt(cut, recording, join(folder, "cut")));
        opened.set(disk, found);
        const complaint = complaintAt(moment, found);
        if (complaint !== null) return { disks, complaint };
      }
    }
    return { disks, complaint: null };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function hashOf({ pages, log }: Cut): string {
  return createHash("sha256").update(pages).update("|").update(log).digest("hex");
}

/** What is looked at need not be safe itself. */
const hasty: Files = {
  ...realFiles,
  flush: async () => undefined,
  flushNow: () => undefined,
  flushFolder: () => undefined,
};

/** How many pages of each table are there and who is shut out, or what is wrong with the disk itself. */
type Found = Holding | Pick<Complaint, "what" | "detail">;

interface Holding {
  readonly pages: ReadonlyMap<TableId, number>;
  readonly shutOut: ReadonlySet<string>;
}

async function lookAt({ pages, log }: Cut, { written }: Recording, folder: string): Promise<Found> {
  mkdirSync(folder);
  writeFileSync(join(folder, fileName), pages);
  writeFileSync(join(folder, logName), log);
  try {
    const store = openSqlite(folder, { broken: () => undefined, files: hasty });
    const found = new Map<TableId, number>();
    let torn: TableId | null = null;
    for (const [table, texts] of written) {
      const there = await store.journal.read(table, 0);
      if (there.some((page, i) => JSON.stringify(page) !== texts[i])) torn ??= table;
      found.set(table, there.length);
    }
    const shutOut = new Set((await store.house.read()).shutOut.map(({ key }) => key));
    await store.close();
    const wrong = integrity(folder);
    if (wrong !== "ok") return { what: "damaged", detail: wrong };
    return torn === null ? { pages: found, shutOut } : { what: "torn", detail: torn };
  } catch (error) {
    return { what: "will-not-open", detail: reasonOf(error) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function complaintAt({ after, flushing, heard: all }: DiskMoment, found: Found): Complaint | null {
  if ("what" in found) return { ...found, heard: null, after, flushing };
  const lost = all.find((heard) => !holds(found, heard));
  if (lost === undefined) return null;
  const detail = lost.how === "shut out" ? lost.key : `page ${lost.version} of ${lost.table}`;
  return { what: "lost", detail, heard: lost.how, after, flushing };
}

function holds({ pages, shutOut }: Holding, heard: Acknowledgement): boolean {
  if (heard.how === "shut out") return shutOut.has(heard.key);
  return (pages.get(heard.table) ?? 0) >= heard.version;
}

function integrity(folder: string): string {
  const db = new DatabaseSync(join(folder, fileName), { readOnly: true });
  const said = String(db.prepare("PRAGMA integrity_check").get()?.["integrity_check"]);
  db.close();
  return said;
}
