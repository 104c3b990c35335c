/** This device's own address for push messages, made by its browser. */
import type { PushSubscriptionKeys } from "#table/talk/calls.ts";

export const takesPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

export async function subscribe(key: string): Promise<PushSubscriptionKeys | "denied" | "no-push"> {
  if (!takesPush()) return "no-push";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    if (endpoint === undefined || keys === undefined) return "no-push";
    return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
  } catch {
    return "no-push";
  }
}
