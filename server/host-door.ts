/** The host's own door: a socket in the data folder that only this machine's owner of the folder can knock at. */
import { createHash } from "node:crypto";
import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join, resolve } from "node:path";
import * as z from "zod";
import { reasonOf, systemCode, HostError } from "./host-error.ts";

export interface HostDoor {
  close(): void;
}

const wish = z.strictObject({ backup: z.string().min(1) });
const reply = z.union([
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({ error: z.string() }),
]);

/** Windows has no sockets in folders, but pipes with names. */
function doorOf(dataFolder: string): string {
  const folder = resolve(dataFolder);
  return process.platform === "win32"
    ? `\\\\.\\pipe\\guildhall-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`
    : join(folder, "host.sock");
}

/** Who holds the database holds the folder: a socket found there belongs to a server that was killed. `failed` when there can be none, as on a path that is too long. */
export function openHostDoor(
  dataFolder: string,
  backup: (folder: string) => Promise<void>,
  failed: (error: unknown) => void,
): HostDoor {
  const path = doorOf(dataFolder);
  const windows = process.platform === "win32";
  if (!windows) rmSync(path, { force: true });
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    let text = "";
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => (text += String(chunk)));
    socket.on(
      "end",
      () => void answer(text, backup).then((said) => socket.end(JSON.stringify(said))),
    );
  });
  server.on("error", failed);
  server.listen(path, () => {
    if (!windows) chmodSync(path, 0o600);
  });
  return { close: () => void server.close() };
}

async function answer(
  text: string,
  backup: (folder: string) => Promise<void>,
): Promise<z.infer<typeof reply>> {
  try {
    await backup(wish.parse(JSON.parse(text)).backup);
    return { done: true };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}

/** Asks the hall that is open on `dataFolder` for a copy in `folder`; `nobody` when none is open. */
export function askForBackup(dataFolder: string, folder: string): Promise<"done" | "nobody"> {
  return new Promise((done, failed) => {
    const socket = connect(doorOf(dataFolder));
    let text = "";
    socket.on("connect", () => socket.end(JSON.stringify({ backup: folder })));
    socket.on("data", (chunk) => (text += String(chunk)));
    socket.on("error", (error) =>
      ["ENOENT", "ECONNREFUSED", "ENOTSOCK"].includes(systemCode(error))
        ? done("nobody")
        : failed(error),
    );
    socket.on("end", () => {
      const said = reply.parse(text === "" ? { error: "it closed meanwhile" } : JSON.parse(text));
      if ("done" in said) done("done");
      else failed(new HostError(`the hall could not copy its data: ${said.error}`));
    });
  });
}
