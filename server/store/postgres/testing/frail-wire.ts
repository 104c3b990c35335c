/** A wire to PostgreSQL that can hold back what is asked or what is answered, and break: for tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface FrailWire {
  /** The same database, through this wire. */
  readonly url: string;
  /** The connection over which `text` is asked goes silent: before it is asked, or before it is answered. */
  hold(direction: Direction, text: string): void;
  /** Every connection ends, what was held is gone; new ones go through. */
  cut(): void;
  close(): void;
}

type Direction = "asked" | "answered";

const socketName = ".s.PGSQL.5432";

/** Only for a PostgreSQL of the tests' own, on a socket and no port. */
export async function frailWire(url: string): Promise<FrailWire> {
  const there = join(new URL(url).searchParams.get("host") ?? "", socketName);
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const open = new Set<Socket>();
  let held: { readonly direction: Direction; readonly text: string } | null = null;

  const server = createServer((hall) => {
    const database = connect(there);
    let silent: Direction | null = null;
    hall.on("data", (data) => {
      if (held !== null && data.includes(held.text)) silent = held.direction;
      if (silent !== "asked") database.write(data);
    });
    database.on("data", (data) => {
      if (silent === null) hall.write(data);
    });
    for (const [one, other] of [
      [hall, database],
      [database, hall],
    ] as const) {
      open.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(join(folder, socketName), resolve));
  const through = new URL(url);
  through.searchParams.set("host", folder);
  const cut = (): void => {
    held = null;
    for (const socket of open) socket.destroy();
  };
  return {
    url: through.href,
    hold: (direction, text) => void (held = { direction, text }),
    cut,
    close() {
      cut();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
