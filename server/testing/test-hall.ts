/** A real hall on a free port and a fresh folder, and people who come in through its real door. For tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Game } from "#rules/game.ts";
import type { Clock } from "#table/ports.ts";
import { sharesOf } from "../door/limits/allowances.ts";
import type { Limits } from "../door/limits/limits.ts";
import { openHall, type HallSettings } from "../hall.ts";
import { publish } from "./published.ts";
import { visitor, type Visitor } from "./visitor.ts";

export interface TestHall {
  readonly url: string;
  readonly folder: string;
  guest(name: string): Promise<Visitor>;
  /** Answers once every call that is due by now was tried. */
  makeCalls(): Promise<void>;
  /** The path of the host's page, for one visit. */
  hostLink(): string;
  close(): Promise<void>;
}

interface Wishes {
  readonly limits?: Partial<Limits>;
  /** An existing data folder is kept when the hall closes. */
  readonly folder?: string;
  readonly clientFolder?: string;
  /** A hall that comes back is found where it was. */
  readonly port?: number;
  readonly sweepMilliseconds?: number;
  readonly cleanUpMilliseconds?: number;
  readonly clock?: Clock;
  readonly openStore?: NonNullable<HallSettings["openStore"]>;
  readonly games?: readonly Game[];
  readonly mail?: NonNullable<HallSettings["mail"]>;
  readonly publicUrl?: string;
  readonly callsMayReach?: NonNullable<HallSettings["callsMayReach"]>;
}

/** Tests share one address, so its allowances are wide unless a test is about them. */
const roomy: Partial<Limits> = {
  requestsPerAddress: { burst: 100_000, perSecond: 100_000 },
  guestsPerAddress: { burst: 10_000, perSecond: 10_000 },
  connectionsPerAddress: 10_000,
  asksPerConnection: { burst: 10_000, perSecond: 10_000 },
  shares: sharesOf({ burst: 100_000, perSecond: 100_000 }),
  listedPerPerson: 100,
  listedPerAddress: 100,
};

export async function testHall({
  limits = {},
  folder,
  clientFolder = "/nowhere",
  port = 0,
  sweepMilliseconds = 15_000,
  cleanUpMilliseconds = 3_600_000,
  ...others
}: Wishes = {}): Promise<TestHall> {
  const dataFolder = folder ?? mkdtempSync(join(tmpdir(), "guildhall-"));
  const hall = await openHall({
    dataFolder,
    clientFolder,
    port,
    host: "127.0.0.1",
    trustProxy: false,
    logLevel: "silent",
    sweepMilliseconds,
    cleanUpMilliseconds,
    keepGatherings: 30,
    ...others,
    limits: { ...roomy, ...limits },
  });
  const url = `http://127.0.0.1:${hall.port}`;
  publish(hall.routes);
  return {
    url,
    folder: dataFolder,
    guest: (name) => visitor(url, name),
    makeCalls: hall.makeCalls,
    hostLink: hall.hostLink,
    async close() {
      await hall.close();
      if (folder === undefined) rmSync(dataFolder, { recursive: true });
    },
  };
}
