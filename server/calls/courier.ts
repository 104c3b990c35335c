/** Brings a message to a channel, whichever it is, and says what happened. */
import { unreachable } from "#rules/game.ts";
import type { ChannelAddress } from "#table/talk/calls.ts";
import type { StoredChannel } from "../store/call-port.ts";
import type { Mailroom } from "./channels/mailroom.ts";
import { pushPost, type PushKeys } from "./channels/push.ts";
import { hookPost } from "./channels/webhook.ts";
import { isUnanswered, openLanes, type Outcome } from "./lanes/lanes.ts";
import type { CallMessage } from "./message.ts";
import { within } from "./reach/deadline.ts";
import { post, type PostTrouble, type PostNeeds } from "./reach/post.ts";

export type Destination = Pick<StoredChannel, "address" | "owner" | "confirmed" | "trouble">;

export interface Courier {
  /** `patience`: milliseconds in which it has to begin. It ends, whatever the other side does, and never throws. */
  deliver(channel: Destination, message: () => CallMessage, patience: number): Promise<Outcome>;
  /** Lets go of whatever is on its way: it was not tried. */
  close(): void;
}

export interface CourierNeeds {
  readonly reach: PostNeeds;
  readonly pushKeys: PushKeys;
  /** Who runs this hall, for whoever carries push messages. */
  readonly contact: string;
  readonly letters: Mailroom | null;
  /** Tells every open page of this person; answers whether there may be any. */
  readonly tellPages: (person: string, message: CallMessage) => boolean;
  readonly bug: (what: string, error: unknown) => void;
  /** Milliseconds, whatever the other side does. */
  readonly patience?: number;
}

/** Each way has a time of its own; this one holds when that does not. */
const patienceMs = 15_000;

export function openCourier(needs: CourierNeeds): Courier {
  const lanes = openLanes();
  const closing = new AbortController();
  const reach = { ...needs.reach, signal: closing.signal };
  return {
    async deliver(channel, message, patience) {
      const { owner, address, trouble } = channel;
      const run = (): Promise<PostTrouble> => ended({ ...needs, reach }, channel, message);
      if (address.type === "page") return run();
      return lanes.deliver({
        destination: destinationOf(address),
        owner,
        way: address.type === "email" ? "mail" : "web",
        isDoubtful: isUnanswered(trouble),
        patience,
        run,
      });
    },
    close() {
      lanes.close();
      closing.abort();
      needs.letters?.close();
    },
  };
}

function destinationOf(address: Exclude<ChannelAddress, { type: "page" }>): string {
  if (address.type === "email") return "mail";
  return URL.parse(address.type === "push" ? address.endpoint : address.url)?.host ?? "";
}

async function ended(
  needs: CourierNeeds,
  channel: Destination,
  message: () => CallMessage,
): Promise<PostTrouble> {
  const late = (): PostTrouble => ({ code: "no-answer", detail: "" });
  try {
    const brought = bring(needs, channel, message());
    return await within(needs.patience ?? patienceMs, brought, late);
  } catch (error) {
    // This channel's trouble alone: it counts as a try, and the others are called.
    needs.bug("a call was not delivered", error);
    return { code: "bug", detail: "" };
  }
}

async function bring(
  { reach, pushKeys, contact, letters, tellPages }: CourierNeeds,
  { address, owner, confirmed }: Destination,
  message: CallMessage,
): Promise<PostTrouble> {
  switch (address.type) {
    case "webhook":
      return post(hookPost(address.url, address.shape, message), reach);
    case "push":
      return post(pushPost(address, message, pushKeys, contact), reach);
    case "email":
      return letters === null
        ? { code: "no-mail-host", detail: "" }
        : letters.send({ to: address.to, isAgreed: confirmed, message });
    case "page":
      return tellPages(owner, message) ? null : { code: "nobody-there", detail: "" };
    default:
      return unreachable(address);
  }
}
