/** A call to a browser, encrypted for it alone (RFC 8291) and signed by the hall (RFC 8292). */
import { ECDH } from "node:crypto";
import webPush from "web-push";
import type { PushSubscriptionKeys } from "#table/talk/calls.ts";
import type { CallMessage } from "../message.ts";
import type { Post } from "../reach/post.ts";

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const freshPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** Nothing can be encrypted for what is no point of the curve. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

const day = 86_400;

/** What the service worker shows: the table and the question, never a secret. */
export interface PushPayload {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
}

export function pushPost(
  { endpoint, p256dh, auth }: PushSubscriptionKeys,
  message: CallMessage,
  keys: PushKeys,
  contact: string,
): Post {
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payloadOf(message)),
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: day,
      topic: message.id.slice(0, 32),
      urgency: "high",
      contentEncoding: "aes128gcm",
    },
  );
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(details.headers)) headers[name] = String(value);
  return { url: details.endpoint, headers, body: details.body ?? "" };
}

function payloadOf({ id, title, lines }: CallMessage): PushPayload {
  const body = lines.length > 1 ? lines.map(({ text }) => text).join("\n") : "";
  return { id, title, body, link: lines[0]?.link ?? "/" };
}
