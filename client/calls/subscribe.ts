/** This device's own address for push messages, made by its browser. */
import type { ChannelInfo, PushSubscriptionKeys } from "#table/talk/calls.ts";
import { request } from "../lobby/request.ts";

export const takesPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

export async function subscribe(key: string): Promise<PushSubscriptionKeys | "denied" | "no-push"> {
  if (!takesPush()) return "no-push";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return keysOf(made) ?? "no-push";
  } catch {
    return "no-push";
  }
}

function keysOf(subscription: PushSubscription): PushSubscriptionKeys | null {
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys === undefined) return null;
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

async function subscription(): Promise<PushSubscription | null> {
  if (!takesPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** This browser tells nobody anything any more: the hall hears that the address is gone, and forgets it. */
export async function endPush(): Promise<void> {
  const registration = takesPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await (await subscription())?.unsubscribe();
}

/** This browser tells me nothing any more; whoever else it calls is still called. */
export async function endMyPush(): Promise<void> {
  const found = await subscription();
  const keys = found === null ? null : keysOf(found);
  if (keys === null) return;
  // Added once more it is the same channel: so its id is known.
  const reply = await request<ChannelInfo>("POST", "/me/channels", { type: "push", ...keys });
  if (reply.type === "ok") await request("DELETE", `/me/channels/${reply.value.id}`);
}
