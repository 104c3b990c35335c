/** Brings a message to a channel, whichever it is, and says what happened. */
import { unreachable } from "#rules/game.ts";
import type { StoredChannel } from "../store/call-port.ts";
import type { Letters } from "./channels/email.ts";
import { pushPost, type PushKeys } from "./channels/push.ts";
import { hookPost } from "./channels/webhook.ts";
import type { CallMessage } from "./message.ts";
import { post, type Posted, type PostNeeds } from "./reach/post.ts";

export interface Courier {
  deliver(channel: Pick<StoredChannel, "address" | "owner">, message: CallMessage): Promise<Posted>;
}

export interface CourierNeeds {
  readonly reach: PostNeeds;
  readonly pushKeys: PushKeys;
  /** Who runs this hall, for whoever carries push messages. */
  readonly contact: string;
  readonly letters: Letters | null;
  /** Tells every open page of this person; answers whether there may be any. */
  readonly tellPages: (person: string, message: CallMessage) => boolean;
}

export function openCourier(needs: CourierNeeds): Courier {
  const { reach, pushKeys, contact, letters, tellPages } = needs;
  return {
    async deliver({ address, owner }, message) {
      switch (address.type) {
        case "webhook":
          return post(hookPost(address.url, address.shape, message), reach);
        case "push":
          return post(pushPost(address, message, pushKeys, contact), reach);
        case "email":
          return letters === null
            ? { code: "no-mail-host", detail: "" }
            : letters.send(address.to, message);
        case "page":
          return tellPages(owner, message) ? null : { code: "nobody-there", detail: "" };
        default:
          return unreachable(address);
      }
    },
  };
}
