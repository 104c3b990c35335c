/** One message to every channel of one person, and what becomes of each call then. */
import type { CallTrouble, CallWishes } from "#table/talk/calls.ts";
import type { CallStore, ChannelId, StoredCall, StoredChannel } from "../store/call-port.ts";
import type { Courier } from "./courier.ts";
import type { Outcome } from "./lanes/lanes.ts";
import type { Links } from "./links.ts";
import { messageOf, type CallMessage, type Recipient, type TrueCall } from "./message.ts";

export interface Sender {
  send(person: string, calls: readonly TrueCall[], wishes: CallWishes | null): Promise<void>;
  /** It did not arrive: again later, or given up. */
  fail(call: StoredCall, failure: Failure): Promise<void>;
}

/** What a call could not be brought to; `left` is `null` while nobody was tried. */
interface Failure {
  readonly left: readonly ChannelId[] | null;
  /** `null`: there was no place for it in time, which counts for nothing. */
  readonly trouble: CallTrouble | null;
}

export interface SenderNeeds {
  readonly store: CallStore;
  readonly courier: Pick<Courier, "deliver">;
  readonly links: Links;
  readonly now: () => number;
  /** Whose web hooks hear of a call, besides the person it is for. */
  readonly guildOf: (call: StoredCall) => Promise<string | null>;
  readonly publicUrl: string | null;
}

const minute = 60_000;
/** After the first try; then it is given up. */
const retries = [minute, 5 * minute, 30 * minute, 180 * minute];
/** What found no place comes again. */
const soon = minute / 6;
/** With the longest delivery well within the lease. */
const patience = 25_000;

/** One message on its way to one channel. */
interface Errand {
  readonly channel: StoredChannel;
  readonly calls: readonly TrueCall[];
  readonly reader: Recipient;
}

export function openSender(needs: SenderNeeds): Sender {
  return {
    async send(person, calls, wishes) {
      const mine = (await needs.store.channels(person)).filter(({ confirmed }) => confirmed);
      const errands = mine.map((channel) => toPerson(needs, channel, calls, wishes));
      for (const [channel, about] of await guildChannels(needs, calls))
        errands.push(...(await toGuild(needs, channel, about)));
      const due = errands.map(stillLeft).filter((errand) => errand.calls.length > 0);
      const failures = await Promise.all(due.map((errand) => bring(needs, errand)));
      for (const { call } of calls) {
        const failure = together(failures.filter((each) => each?.calls.has(call)));
        if (failure !== null) await fail(needs, call, failure);
        else await needs.store.finish(call.id, errands.length > 0 ? "sent" : "dropped", null);
      }
    },
    fail: (call, failure) => fail(needs, call, failure),
  };
}

/** Tables of a guild with a web hook of its own. */
async function guildChannels(
  { store, guildOf }: SenderNeeds,
  calls: readonly TrueCall[],
): Promise<ReadonlyMap<StoredChannel, readonly TrueCall[]>> {
  const found = new Map<StoredChannel, TrueCall[]>();
  for (const each of calls) {
    if (each.about.type !== "table") continue;
    const guild = await guildOf(each.call);
    if (guild === null) continue;
    for (const channel of await store.channels(`guild:${guild}`)) {
      const known = [...found.keys()].find(({ id }) => id === channel.id);
      if (known === undefined) found.set(channel, [each]);
      else found.get(known)?.push(each);
    }
  }
  return found;
}

function toPerson(
  needs: SenderNeeds,
  channel: StoredChannel,
  calls: readonly TrueCall[],
  wishes: CallWishes | null,
): Errand {
  const origin = needs.publicUrl ?? channel.origin;
  const reader = {
    language: wishes?.language ?? "en",
    zone: wishes?.zone ?? "UTC",
    origin,
    endLink: needs.links.endLink(channel, origin),
    name: null,
  };
  return { channel, calls, reader };
}

/** Each call by itself, with the name of whom it is for. */
async function toGuild(
  needs: SenderNeeds,
  channel: StoredChannel,
  calls: readonly TrueCall[],
): Promise<readonly Errand[]> {
  const wishes = await needs.store.wishes(channel.owner);
  return calls.map((each) => {
    const { about, call } = each;
    const name = about.type === "table" ? (about.row.names[call.seat] ?? null) : null;
    const reader = {
      language: wishes?.language ?? "en",
      zone: wishes?.zone ?? "UTC",
      origin: needs.publicUrl ?? channel.origin,
      endLink: null,
      name,
    };
    return { channel, calls: [each], reader };
  });
}

function stillLeft({ channel, calls, reader }: Errand): Errand {
  const due = calls.filter(({ call: { left } }) => left === null || left.includes(channel.id));
  return { channel, calls: due, reader };
}

/** What one channel did not take. */
interface ChannelFailure {
  readonly calls: ReadonlySet<StoredCall>;
  readonly channel: ChannelId;
  readonly trouble: CallTrouble | null;
}

async function bring(
  { courier, store, now }: SenderNeeds,
  { channel, calls, reader }: Errand,
): Promise<ChannelFailure | null> {
  const message = (): CallMessage => messageOf(calls, reader, now());
  const outcome = await courier.deliver(channel, message, patience);
  const failure = (trouble: CallTrouble | null): ChannelFailure => ({
    calls: new Set(calls.map(({ call }) => call)),
    channel: channel.id,
    trouble,
  });
  if (outcome === "not-tried") return failure(null);
  await noteOutcome(store, channel, outcome);
  // A page that nobody has open is no failure, and what is gone was forgotten.
  if (outcome === null || outcome.code === "nobody-there" || isGone(channel, outcome)) return null;
  return failure(outcome);
}

const isGone = ({ address }: StoredChannel, { code }: CallTrouble): boolean =>
  address.type === "push" && code === "gone";

async function noteOutcome(
  store: CallStore,
  channel: StoredChannel,
  outcome: Exclude<Outcome, "not-tried">,
): Promise<void> {
  if (outcome !== null && isGone(channel, outcome))
    await store.dropChannel(channel.owner, channel.id);
  else if (outcome?.code !== "nobody-there" && (outcome !== null || channel.trouble !== null))
    await store.noteTrouble(channel.id, outcome);
}

/** No other try will fare better. */
const isFinal = ({ code }: CallTrouble): boolean =>
  code === "forbidden-address" || code === "asked-to-stop";

/** What one call is still owed, by all channels that did not take it. */
function together(failures: readonly (ChannelFailure | null)[]): Failure | null {
  const all = failures.filter((each) => each !== null);
  if (all.length === 0) return null;
  const open = all.filter(({ trouble }) => trouble === null || !isFinal(trouble));
  const told = open.length > 0 ? open : all;
  const left = open.map(({ channel }) => channel);
  return { left, trouble: told.find(({ trouble }) => trouble !== null)?.trouble ?? null };
}

async function fail(
  { store, now }: SenderNeeds,
  { id, tries }: StoredCall,
  { left, trouble }: Failure,
): Promise<void> {
  if (trouble === null) return store.postpone(id, { due: now() + soon, tries, left, trouble });
  const wait = retries[tries];
  if (wait === undefined || left?.length === 0) return store.finish(id, "given-up", trouble);
  await store.postpone(id, { due: now() + wait, tries: tries + 1, left, trouble });
}
