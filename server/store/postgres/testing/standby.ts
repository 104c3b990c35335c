/** A primary and a standby that has everything the primary acknowledged, for tests. */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newCluster, socketUrl } from "./cluster.ts";
import { run } from "./intruder.ts";
import { ended, untilUp } from "./server.ts";

export interface PrimaryAndStandby {
  /** Names both, the standby first: which one takes writes is to be found out. */
  readonly url: string;
  /** The primary dies, and the standby takes its place. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

export async function primaryAndStandby(): Promise<PrimaryAndStandby> {
  const { folder, data, who, start } = newCluster();
  const [second, socket] = [join(folder, "standby"), join(folder, "second")];
  mkdirSync(socket);
  appendFileSync(
    join(data, "postgresql.conf"),
    `primary_conninfo = 'host=${folder} user=hall application_name=b'\n`,
  );
  // Copied while it is closed: the programs that npm brings copy no open database.
  spawnSync("cp", ["-a", data, second]);
  writeFileSync(join(second, "standby.signal"), "");
  if (who.uid !== undefined) spawnSync("chown", ["-R", `${who.uid}:${who.gid}`, folder]);
  const primary = start(data, folder, "synchronous_standby_names=b");
  const standby = start(second, socket);
  await untilUp(socketUrl(folder));
  await untilUp(socketUrl(socket));
  let isDead = false;
  return {
    url: socketUrl(socket, folder),
    async promote() {
      isDead = true;
      await ended(primary, "SIGQUIT");
      // Nothing waits for the dead one: the standby has no synchronous_standby_names of its own.
      await run(socketUrl(socket), "SELECT pg_promote()");
    },
    async close() {
      if (!isDead) await ended(primary, "SIGQUIT");
      await ended(standby, "SIGQUIT");
      rmSync(folder, { recursive: true });
    },
  };
}
