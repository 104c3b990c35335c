/** Opens the hall. The only place that reads the environment. */
import { mkdirSync } from "node:fs";
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { mailState } from "./calls/channels/email.ts";
import type { HallSettings, OpenHall } from "./hall.ts";
import { networkAddresses, opensToNetwork } from "./door/reach.ts";
import { readSettings, usage, type Settings } from "./settings.ts";
import { HostError } from "./host-error.ts";

/** With what the process ends, as `tools/supervise.mjs` reads it. The numbers are those of sysexits. */
const exitCodes = {
  /** A bug nobody caught: started again. */
  bug: 70,
  /** The disk did not take what was written: only a new start knows what is there. */
  disk: 74,
  /** It cannot open as things are, and has said why: trying again would change nothing. */
  cannotOpen: 78,
} as const;

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings === "help") return console.log(usage);
  // What was compiled for one start is read back at the next, which then takes half the time.
  enableCompileCache(pathOf("../node_modules/.cache/guildhall"));
  const { openHall } = await import("./hall.ts");
  const hall = await openHall({
    ...settings,
    clientFolder: pathOf("../client/dist"),
    diskBroke: () => process.exit(exitCodes.disk),
    ...(settings.store === null ? {} : { openStore: await storeAt(settings.store) }),
  });
  for (const line of [...whereItIs(settings, hall.port), ...aboutLetters(settings)])
    console.log(line);
  console.log(
    `For whoever runs it, once: http://${settings.host ?? "localhost"}:${hall.port}${hall.hostLink()}`,
  );
  flushCompileCache();
  // A promise nobody waited for belonged to one request or one table: told, and the hall goes on.
  process.on("unhandledRejection", (error) =>
    hall.bug("a promise nobody waited for failed", error),
  );
  stopOn("SIGTERM", hall);
  stopOn("SIGINT", hall);
}

/** Card sets and the host's door stay in the data folder. */
async function storeAt(url: string): Promise<NonNullable<HallSettings["openStore"]>> {
  const { openPostgres } = await import("./store/postgres/index.ts");
  return (folder, needs) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return openPostgres(url, needs);
  };
}

/** For this machine, and for the phones in the house. */
function whereItIs({ host, publicUrl }: Settings, port: number): readonly string[] {
  const here = `Guildhall is open at http://${host ?? "localhost"}:${port}`;
  if (publicUrl !== null) return [here, `For everyone else: ${publicUrl}`];
  const others = opensToNetwork(host) ? networkAddresses() : [];
  return [here, ...others.map((address) => `In your network: http://${address}:${port}`)];
}

/** Whoever set up a mail server expects letters. */
function aboutLetters({ mail, publicUrl }: Settings): readonly string[] {
  if (mailState(mail, publicUrl) !== "no-public-url") return [];
  return [
    "No letters are sent: SMTP_URL is set and PUBLIC_URL is not, so their links would lead wherever a guest says. Set it and start again.",
  ];
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

/** Ctrl-C reaches us from the terminal and again from the start script: only a later one is meant as impatience. */
const sameBreath = 1000;

/** The first signal lets everyone finish; a second one does not wait. */
function stopOn(signal: NodeJS.Signals, hall: OpenHall): void {
  let first = 0;
  process.on(signal, () => {
    if (first > 0 && performance.now() - first > sameBreath) process.exit(1);
    if (first > 0) return;
    first = performance.now();
    hall.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  });
}

function fail(error: unknown): void {
  console.error(error instanceof HostError ? `guildhall: ${error.message}` : error);
  process.exit(error instanceof HostError ? exitCodes.cannotOpen : exitCodes.bug);
}

/** The last net: what is written down is whole, and a new start reads it. */
process.on("uncaughtException", (error) => {
  console.error("guildhall: a bug nobody caught", error);
  process.exit(exitCodes.bug);
});

main().catch(fail);
