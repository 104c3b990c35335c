/** Limits on everything that comes from outside. The host may be a small machine; a table must never notice a flood. */
import { longest } from "#table/talk/limits.ts";
import { standardShares, type AllShares } from "./allowances.ts";
import type { Rate } from "./rates.ts";

export interface Limits {
  readonly nameLength: number;
  readonly chatLength: number;
  readonly openTablesPerPerson: number;
  /** Shown in the lobby and still gathering: nobody's table is pushed off the list. */
  readonly listedPerPerson: number;
  readonly listedPerAddress: number;
  readonly guildsPerPerson: number;
  readonly peoplePerGuild: number;
  /** Dates proposed and still to come. */
  readonly eveningsPerGuild: number;
  /** Games written down, not played here. */
  readonly notesPerGuild: number;
  readonly tournamentsPerPerson: number;
  /** One message of a socket, one ask over HTTP. */
  readonly messageBytes: number;
  /** A new table may bring its own card set. */
  readonly tableBytes: number;
  readonly asksPerConnection: Rate;
  /** Pings and pongs nobody asked for. */
  readonly pingsPerConnection: Rate;
  /** However they are cut into messages. */
  readonly bytesPerConnection: Rate;
  readonly shares: AllShares;
  readonly requestsPerAddress: Rate;
  readonly guestsPerAddress: Rate;
  readonly claimsPerAddress: Rate;
  /** Sockets and waiting long-polls together; a school may share one address. */
  readonly connectionsPerAddress: number;
  /** Journals and pasts being read at once. */
  readonly heavyPerAddress: number;
  readonly tablesPerConnection: number;
  /** A reader this far behind is dropped: it can watch again and gets one fresh view. */
  readonly unreadBytes: number;
  /** A piece of a long answer that is not read for this long is the last one. */
  readonly writeMilliseconds: number;
  /** A socket that has not answered a ping for this long is gone. */
  readonly heartbeatMilliseconds: number;
  /** A table nobody watches leaves memory after this. */
  readonly idleMilliseconds: number;
}

export const standardLimits: Limits = {
  nameLength: longest.name,
  chatLength: longest.chat,
  openTablesPerPerson: 30,
  listedPerPerson: 3,
  listedPerAddress: 12,
  guildsPerPerson: 30,
  peoplePerGuild: 500,
  eveningsPerGuild: 8,
  notesPerGuild: 500,
  tournamentsPerPerson: 20,
  messageBytes: 16 * 1024,
  tableBytes: 512 * 1024,
  asksPerConnection: { burst: 60, perSecond: 20 },
  pingsPerConnection: { burst: 20, perSecond: 2 },
  bytesPerConnection: { burst: 1024 * 1024, perSecond: 64 * 1024 },
  shares: standardShares,
  requestsPerAddress: { burst: 400, perSecond: 100 },
  guestsPerAddress: { burst: 60, perSecond: 0.5 },
  claimsPerAddress: { burst: 10, perSecond: 0.1 },
  connectionsPerAddress: 200,
  heavyPerAddress: 8,
  tablesPerConnection: 16,
  unreadBytes: 1024 * 1024,
  writeMilliseconds: 15_000,
  heartbeatMilliseconds: 30_000,
  idleMilliseconds: 5 * 60_000,
};
