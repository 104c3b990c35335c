/** One message to every channel of one person, and what becomes of each call then. */
import type { CallTrouble, CallWishes } from "#table/talk/calls.ts";
import type { CallStore, ChannelId, StoredCall, StoredChannel } from "../store/call-port.ts";
import type { Courier } from "./courier.ts";
import type { Links } from "./links.ts";
import { messageOf, type TrueCall } from "./message.ts";

export interface Sender {
  send(person: string, calls: readonly TrueCall[], wishes: CallWishes | null): Promise<void>;
}

export interface SenderNeeds {
  readonly store: CallStore;
  readonly courier: Courier;
  readonly links: Links;
  readonly now: () => number;
  readonly guildOf: (table: string) => Promise<string | null>;
  readonly publicUrl: string | null;
}

const minute = 60_000;
/** After the first try; then it is given up. */
const retries = [minute, 5 * minute, 30 * minute, 180 * minute];

/** What a call could not be brought to. */
type Failed = Map<StoredCall, { readonly left: ChannelId[]; trouble: CallTrouble }>;

export function openSender(needs: SenderNeeds): Sender {
  return {
    async send(person, calls, wishes) {
      const failed: Failed = new Map();
      const mine = await needs.store.channels(person);
      const deliveries = mine
        .filter(({ confirmed }) => confirmed)
        .map((channel) => deliver(needs, channel, calls, wishes, failed));
      const guilds = await guildChannels(needs, calls);
      for (const [channel, about] of guilds)
        deliveries.push(deliverToGuild(needs, channel, about, failed));
      await Promise.all(deliveries);
      for (const { call } of calls)
        await settle(needs, call, failed.get(call), deliveries.length > 0);
    },
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
    const guild = await guildOf(each.call.subject);
    if (guild === null) continue;
    for (const channel of await store.channels(`guild:${guild}`)) {
      const known = [...found.keys()].find(({ id }) => id === channel.id);
      if (known === undefined) found.set(channel, [each]);
      else found.get(known)?.push(each);
    }
  }
  return found;
}

async function deliver(
  needs: SenderNeeds,
  channel: StoredChannel,
  calls: readonly TrueCall[],
  wishes: CallWishes | null,
  failed: Failed,
): Promise<void> {
  const origin = needs.publicUrl ?? channel.origin;
  const isGuild = channel.owner.startsWith("guild:");
  const reader = {
    language: wishes?.language ?? "en",
    zone: wishes?.zone ?? "UTC",
    origin,
    endLink: isGuild ? null : `${origin}/calls/end/${needs.links.endToken(channel.owner)}`,
    name: null,
  };
  await bring(needs, channel, calls, reader, failed);
}

async function deliverToGuild(
  needs: SenderNeeds,
  channel: StoredChannel,
  calls: readonly TrueCall[],
  failed: Failed,
): Promise<void> {
  const wishes = await needs.store.wishes(channel.owner);
  for (const each of calls) {
    const { about, call } = each;
    const name = about.type === "table" ? (about.row.names[call.seat] ?? null) : null;
    const reader = {
      language: wishes?.language ?? "en",
      zone: wishes?.zone ?? "UTC",
      origin: needs.publicUrl ?? channel.origin,
      endLink: null,
      name,
    } as const;
    await bring(needs, channel, [each], reader, failed);
  }
}

async function bring(
  { courier, store, now }: SenderNeeds,
  channel: StoredChannel,
  calls: readonly TrueCall[],
  reader: Parameters<typeof messageOf>[1],
  failed: Failed,
): Promise<void> {
  const due = calls.filter(({ call: { left } }) => left === null || left.includes(channel.id));
  if (due.length === 0) return;
  const trouble = await courier.deliver(channel, messageOf(due, reader, now()));
  if (trouble === null) {
    if (channel.trouble !== null) await store.noteTrouble(channel.id, null);
    return;
  }
  // A page that nobody has open is no failure.
  if (trouble.code === "nobody-there") return;
  if (channel.address.type === "push" && trouble.code === "gone")
    return store.dropChannel(channel.owner, channel.id);
  await store.noteTrouble(channel.id, trouble);
  for (const { call } of due) {
    const known = failed.get(call);
    if (known === undefined) failed.set(call, { left: [channel.id], trouble });
    else known.left.push(channel.id);
  }
}

async function settle(
  { store, now }: SenderNeeds,
  call: StoredCall,
  failed: { readonly left: readonly ChannelId[]; readonly trouble: CallTrouble } | undefined,
  reached: boolean,
): Promise<void> {
  if (failed === undefined) return store.finish(call.id, reached ? "sent" : "dropped", null);
  const wait = retries[call.tries];
  if (wait === undefined || failed.trouble.code === "forbidden-address")
    return store.finish(call.id, "given-up", failed.trouble);
  const { left, trouble } = failed;
  await store.postpone(call.id, { due: now() + wait, tries: call.tries + 1, left, trouble });
}
