/** The candidate: the hall as it is shipped, with limits wide enough for one address to be everybody. */
import { readAllowed } from "#server/calls/reach/addresses.ts";
import { sharesOf } from "#server/door/limits/allowances.ts";
import { openHall } from "#server/hall.ts";
import type { Store } from "#server/store/port.ts";
import { openSqlite } from "#server/store/sqlite/index.ts";
import { openPostgres } from "#server/store/postgres/index.ts";
import { games } from "#rules/games.ts";
import { answerCallIn } from "./call-in.ts";
import { answerUsage } from "./usage.ts";

const [folder, control, store = ""] = process.argv.slice(2);
const wide = { burst: 1e9, perSecond: 1e9 };

/** The positive control: one more millisecond of work per command must show. */
if (control === "slow") {
  for (const game of games) {
    const decide: typeof game.decide = game.decide.bind(game);
    Object.assign(game, {
      decide: (...args: Parameters<typeof decide>) => {
        const until = performance.now() + 1;
        while (performance.now() < until);
        return decide(...args);
      },
    });
  }
}

let kept: Store | null = null;
const start = performance.now();
const hall = await openHall({
  dataFolder: folder ?? "",
  clientFolder: "/nowhere",
  port: 0,
  host: "127.0.0.1",
  trustProxy: false,
  logLevel: "error",
  keepGatherings: 30,
  sweepMilliseconds: 1000,
  // Attackers have receivers on this machine.
  ...(control === "standard" ? { callsMayReach: readAllowed("127.0.0.0/8") } : {}),
  ...(control === "calls"
    ? {
        callsMayReach: readAllowed("127.0.0.1"),
        openStore: (at, needs) => (kept = openSqlite(at, needs)),
      }
    : {}),
  ...(store === "" ? {} : { openStore: (_folder, needs) => openPostgres(store, needs) }),
  limits:
    control === "standard"
      ? // As shipped, but for the patience with idle tables: a siege does not wait five minutes to see them leave.
        { idleMilliseconds: 5000 }
      : {
          asksPerConnection: wide,
          shares: sharesOf(wide),
          requestsPerAddress: wide,
          guestsPerAddress: wide,
          connectionsPerAddress: 1e9,
          openTablesPerPerson: 1e9,
        },
});
answerUsage();
answerCallIn(() => kept, hall.makeCalls);
process.send?.({ type: "open", port: hall.port, milliseconds: performance.now() - start });
