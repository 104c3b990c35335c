/** Every thread of libuv’s pool waits, as behind work that others asked for. For tests on Linux and Mac. */
import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, open, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const threads = Number(process.env["UV_THREADPOOL_SIZE"] ?? 4);
const openFile = promisify(open);

/** However long `job` takes: what waits for the pool goes on then, and the test can say that it waited. */
const longest = 15_000;

/** Runs `job` meanwhile. */
export async function withBlockedPool<T>(job: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  // Opening a pipe to read takes until somebody opens it to write.
  const readers = Array.from({ length: threads }, () => openFile(pipe, "r"));
  let writer: number | null = null;
  const release = (): void => {
    writer ??= openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  };
  const late = setTimeout(release, longest);
  try {
    return await job();
  } finally {
    clearTimeout(late);
    release();
    for (const reader of readers) closeSync(await reader);
    if (writer !== null) closeSync(writer);
    rmSync(folder, { recursive: true });
  }
}
