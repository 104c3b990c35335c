/** What people do with their own channels: add one, try it, and end what they never asked for. */
import { sameData } from "#rules/same-data.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { CallWishes, ChannelAddress, TrialResult } from "#table/talk/calls.ts";
import { newSecret } from "../accounts/secrets.ts";
import type { CallStore, Owner, StoredChannel } from "../store/call-port.ts";
import type { AddressHash } from "../store/recipients-port.ts";
import type { Courier } from "./courier.ts";
import type { Links, StopLink } from "./links.ts";
import type { CallMessage } from "./message.ts";
import type { AllowList } from "./reach/addresses.ts";
import { isForbidden } from "./reach/post.ts";
import { all as callWords } from "#words/made/calls/all.ts";

export interface NewChannel {
  readonly owner: Owner;
  /** Who adds it for a guild. */
  readonly by?: PersonId;
  readonly address: ChannelAddress;
  readonly origin: string;
  /** An owner has so many. */
  readonly most: number;
}

export interface OwnChannels {
  addChannel(
    channel: NewChannel,
  ): Promise<StoredChannel | "forbidden-address" | "too-many-channels">;
  /** One message to one channel, now; `null`: there is no place for it just now. */
  tryIt(channel: StoredChannel, wishes: CallWishes): Promise<TrialResult | null>;
  /** For ever, whoever asks for them. */
  stopLetters(link: StopLink): Promise<void>;
}

export interface OwnChannelNeeds {
  readonly store: CallStore;
  readonly courier: Pick<Courier, "deliver">;
  readonly links: Links;
  readonly hashOf: (address: string) => AddressHash;
  readonly now: () => number;
  readonly mayReach: AllowList;
  readonly publicUrl: string | null;
}

/** Somebody waits for it and looks on. */
const trialPatience = 5000;

export function openChannels(needs: OwnChannelNeeds): OwnChannels {
  const { store, courier, links, hashOf, now, mayReach, publicUrl } = needs;
  return {
    async addChannel({ owner, by = null, address, origin, most }) {
      const url = urlOf(address);
      if (url !== null && isForbidden(url, mayReach)) return "forbidden-address";
      const id = newSecret();
      // Nobody gets letters because someone else gave their address.
      const confirmed = address.type !== "email";
      const channel = { id, owner, address, origin, confirmed, made: now(), by, trouble: null };
      if ((await store.addChannel(channel, most)) === "too-many") return "too-many-channels";
      const all = await store.channels(owner);
      return all.find((each) => sameData(each.address, address)) ?? channel;
    },
    async tryIt(channel, wishes) {
      const message = (): CallMessage => trialOf(channel, wishes, links, publicUrl);
      const outcome = await courier.deliver(channel, message, trialPatience);
      if (outcome === "not-tried") return null;
      await store.noteTrouble(channel.id, outcome);
      return { arrived: outcome === null, trouble: outcome };
    },
    async stopLetters({ address, owner }) {
      await store.leaveAlone(address, now());
      const same = (channel: StoredChannel): boolean =>
        channel.address.type === "email" &&
        Buffer.compare(hashOf(channel.address.to), address) === 0;
      const theirs = (await store.channels(owner)).filter(same);
      // Whoever agreed is the one who is called there; anyone else only gave a wrong address.
      if (theirs.some(({ confirmed }) => confirmed)) await store.endAll(owner);
      else for (const { id } of theirs) await store.dropChannel(owner, id);
    },
  };
}

function urlOf(address: ChannelAddress): string | null {
  if (address.type === "push") return address.endpoint;
  return address.type === "webhook" ? address.url : null;
}

/** What *Try it* sends: the same way as a call, and to a new address the question whether it is right. */
function trialOf(
  channel: StoredChannel,
  { language }: CallWishes,
  links: Links,
  publicUrl: string | null,
): CallMessage {
  const { id, origin: found, confirmed } = channel;
  const origin = publicUrl ?? found;
  const words = callWords[language];
  const text = confirmed ? words.tryIt : words.confirm(origin);
  const link = confirmed
    ? `${origin}/settings`
    : `${origin}/calls/confirm/${links.confirmToken(id)}`;
  return {
    id: `try-${newSecret()}`,
    title: confirmed ? words.tryIt : words.confirmSubject,
    lines: [{ id: "try", kind: "your-move", text, link }],
    endLink: links.endLink(channel, origin),
    endText: confirmed ? words.endAll : words.notYou,
    language,
  };
}
