/** The host's own door: a socket in the data folder that only this machine's owner of the folder can knock at. */
import { createHash } from "node:crypto";
import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join, resolve } from "node:path";
import * as z from "zod";
import { reasonOf, systemCode, HostError } from "./host-error.ts";

export interface HostDoor {
  close(): void;
}

/** What may be asked for here. */
export interface HostWishes {
  backUp(folder: string): Promise<void>;
  /** The path of a page that opens once: the host's own. */
  link(): string;
}

const wish = z.union([
  z.strictObject({ backup: z.string().min(1) }),
  z.strictObject({ link: z.literal(true) }),
]);
const reply = z.union([
  z.strictObject({ done: z.string() }),
  z.strictObject({ error: z.string() }),
]);
type Wish = z.infer<typeof wish>;

/** Longer than any folder's name; whoever says more, or says nothing for so long, is not listened to. */
const longestWish = 16 * 1024;
const patience = 5000;

/** Windows has no sockets in folders, but pipes with names. */
function doorOf(dataFolder: string): string {
  const folder = resolve(dataFolder);
  return process.platform === "win32"
    ? `\\\\.\\pipe\\guildhall-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`
    : join(folder, "host.sock");
}

/**
 * Who holds the database holds the folder: a socket found there belongs to a server
 * that was killed. `failed` when there can be none, as on a path that is too long.
 */
export function openHostDoor(
  dataFolder: string,
  wishes: HostWishes,
  failed: (error: unknown) => void,
): HostDoor {
  const path = doorOf(dataFolder);
  const windows = process.platform === "win32";
  try {
    if (!windows) rmSync(path, { force: true });
  } catch (error) {
    // Something else lies there, and it is not ours to remove.
    failed(error);
    return { close: () => undefined };
  }
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => listen(socket, wishes));
  server.on("error", failed);
  server.listen(path, () => {
    if (!windows) chmodSync(path, 0o600);
  });
  return { close: () => void server.close() };
}

function listen(socket: Socket, wishes: HostWishes): void {
  let text = "";
  const late = setTimeout(() => socket.destroy(), patience).unref();
  socket.on("error", () => socket.destroy());
  socket.on("close", () => clearTimeout(late));
  socket.on("data", (chunk) => {
    text += String(chunk);
    if (text.length > longestWish) socket.destroy();
  });
  socket.on("end", () => {
    clearTimeout(late);
    void answer(text, wishes).then((said) => socket.end(JSON.stringify(said)));
  });
}

async function answer(text: string, wishes: HostWishes): Promise<z.infer<typeof reply>> {
  try {
    const wanted = wish.parse(JSON.parse(text));
    if ("link" in wanted) return { done: wishes.link() };
    await wishes.backUp(wanted.backup);
    return { done: wanted.backup };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}

/** Asks the hall that is open on `dataFolder`; `null` when none is open. */
function knock(dataFolder: string, wanted: Wish): Promise<string | null> {
  return new Promise((done, failed) => {
    const socket = connect(doorOf(dataFolder));
    let text = "";
    socket.on("connect", () => socket.end(JSON.stringify(wanted)));
    socket.on("data", (chunk) => (text += String(chunk)));
    socket.on("error", (error) =>
      ["ENOENT", "ECONNREFUSED", "ENOTSOCK"].includes(systemCode(error))
        ? done(null)
        : failed(error),
    );
    socket.on("end", () => {
      const said = reply.parse(text === "" ? { error: "it closed meanwhile" } : JSON.parse(text));
      if ("done" in said) done(said.done);
      else failed(new HostError(`the hall could not do it: ${said.error}`));
    });
  });
}

/** A copy in `folder`, taken by the hall that is open; `nobody` when none is. */
export async function askForBackup(dataFolder: string, folder: string): Promise<"done" | "nobody"> {
  return (await knock(dataFolder, { backup: folder })) === null ? "nobody" : "done";
}

/** The path of the host's page, for one visit; `null` when no hall is open. */
export function askForLink(dataFolder: string): Promise<string | null> {
  return knock(dataFolder, { link: true });
}
