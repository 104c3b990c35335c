/**
 * A real disk of a few hundred kilobytes, where the system lets
 * us mount one that only we see (Linux with user namespaces).
 */
import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, statfsSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  /** As the programs see it that are started `through`. */
  readonly folder: string;
  readonly through: readonly string[];
  /** Takes all room but so many kilobytes. */
  fill(left: number): void;
  makeRoom(): void;
  close(): void;
}

export function smallDisksWork(): boolean {
  return (
    process.platform === "linux" &&
    spawnSync("unshare", ["-rm", "mount", "-t", "tmpfs", "none", tmpdir()]).status === 0
  );
}

export async function smallDisk(kilobytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const holder = spawn("unshare", [
    "-rm",
    "sh",
    "-c",
    `mount -t tmpfs -o size=${kilobytes}k none ${folder} && echo mounted && exec sleep 600`,
  ]);
  await new Promise((resolve) => holder.stdout.once("data", resolve));
  const inside = join(`/proc/${holder.pid}/root`, folder);
  const ballast = join(inside, "ballast");
  return {
    folder: join(folder, "data"),
    through: ["nsenter", "-t", String(holder.pid), "-U", "--preserve-credentials", "-m"],
    fill(left) {
      const { bavail, bsize } = statfsSync(inside);
      appendFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left * 1024)));
    },
    makeRoom: () => unlinkSync(ballast),
    close() {
      holder.kill("SIGKILL");
      rmSync(folder, { recursive: true });
    },
  };
}
