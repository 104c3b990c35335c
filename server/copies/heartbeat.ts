/**
 * Once a second: this copy lives; who else does; which of its tables went on unheard, who minds them, who is at them.
 * Whatever a lost notification would have told is found here.
 */
import type { CopyId, CopiesStore, RulesVersions, TableLease } from "../store/copies-port.ts";
import type { CopiesNeeds } from "./needs.ts";
import type { Subscriber } from "./subscriber.ts";
import type { Leases } from "./leases.ts";
import type { SharedPresence } from "./presence.ts";
import { openableBy } from "./rules-held.ts";
import type { SharedClock } from "./shared-clock.ts";
import type { Trouble } from "./trouble.ts";
import { sessionId } from "../accounts/people.ts";

export interface Heartbeat {
  start(): void;
  /** One more, soon; never rejects. */
  now(): Promise<void>;
  /** Sends one first when the others may have taken this copy for dead. */
  ifSilent(): Promise<void>;
  living(): ReadonlyMap<CopyId, RulesVersions>;
  stop(): Promise<void>;
}

interface HeartbeatNeeds extends CopiesNeeds {
  readonly store: CopiesStore;
  readonly copy: CopyId;
  readonly time: SharedClock;
  readonly leases: Leases;
  readonly presence: SharedPresence;
  readonly subscriber: Subscriber;
  readonly trouble: Trouble;
}

const everyMs = 1000;
const takenForDead = 3000;
/** Sessions are looked at, and what the dead left behind is tidied, once in so many heartbeats. */
const rarely = 30;

export function startHeartbeat(needs: HeartbeatNeeds): Heartbeat {
  const { store, copy, clock, rules, metrics, time, presence, trouble } = needs;
  let living: ReadonlyMap<CopyId, RulesVersions> = new Map();
  let count = 0;
  let lastBeat = 0;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function beat(): Promise<void> {
    try {
      const asked = clock.now();
      const result = await store.heartbeat(copy, rules);
      time.heard(result.now, asked, clock.now());
      ({ living } = result);
      lastBeat = performance.now();
      if (result.isNew && count > 0) presence.tellAgain();
      presence.send();
      await lookRound(needs, living);
      if (count++ % rarely === rarely - 1) await seldom(needs);
      metrics.beats.inc();
      metrics.living.set(living.size);
      trouble.away(null);
    } catch (error) {
      trouble.away(error);
    }
  }

  const now = (): Promise<void> => (running ??= beat().finally(() => (running = null)));
  return {
    now,
    start: () => void (timer = setInterval(() => void now(), everyMs)),
    async ifSilent() {
      if (performance.now() - lastBeat > takenForDead) await now();
    },
    living: () => living,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function lookRound(
  needs: HeartbeatNeeds,
  living: ReturnType<Heartbeat["living"]>,
): Promise<void> {
  const { store, copy, rules, presence, leases } = needs;
  const tables = needs.tables();
  const ids = tables.ids();
  await store.claim(
    copy,
    ids.filter((id) => !leases.minds(id)),
  );
  const standings = await store.standings(copy, ids);
  const changed = new Set(presence.take(ids, await store.stays(copy, ids)));
  for (const standing of standings) if (takeIn(needs, standing)) changed.add(standing.table);
  for (const table of changed) tables.lookRound(table);
  await tables.drawRows((rows) => store.keepRows(rows));
  const ticking = await store.claimTicking(copy, openableBy(rules, living));
  for (const table of ticking) tables.wake(table).catch(() => undefined);
}

/** Answers whether who minds it changed. */
function takeIn(needs: HeartbeatNeeds, standing: TableLease): boolean {
  const { tables, leases, sessions, rules } = needs;
  const { table, version, game } = standing;
  // Newer rules took it while this copy was taken for dead: it may not be judged by older ones again.
  if (standing.rules > (rules[game] ?? 0)) {
    tables().drop(table);
    sessions.endAll();
    return false;
  }
  if (version > tables().version(table)) {
    soonKnow(needs, standing);
    tables().readOn(table, version);
  }
  return leases.note(standing);
}

/** What is on its way is not lost. */
function soonKnow(
  { tables, subscriber, metrics }: HeartbeatNeeds,
  { table, version }: TableLease,
): void {
  const look = (): void => {
    if (tables().has(table) && !subscriber.hasHeard(table, version)) metrics.ringsMissed.inc();
  };
  setTimeout(look, 200).unref();
}

async function seldom({ store, sessions, house }: HeartbeatNeeds): Promise<void> {
  // A notification may have been lost.
  house.changed();
  const gone = new Set((await store.forgotten(sessions.all())).map(sessionId));
  if (gone.size > 0) sessions.end((session) => gone.has(session));
  await store.tidy();
}
