/**
 * What this device keeps because of who I am here, and taking it away: finished games, what waits to be sent, parts of
 * deals, push messages. What is not named below as the device's own goes, so nothing new is forgotten to be forgotten.
 */
import { endPush } from "../calls/subscribe.ts";
import { database, finished as written, stores } from "../local/database.ts";

/** Choices of whoever holds the device. */
const choices = /^guildhall\.(?:language|theme|motion|sounds|plain-http)$/;
/** Played or noted on this device alone; the hall has never heard of it. */
const ownGames = /^guildhall\.(?:learned|quick|caption|bounty-hunters|legion|outer-rim)\./;
/** As `service-worker.ts` calls it. */
const finishedGames = "finished";

export async function forgetMe(): Promise<void> {
  removeKeys((key) => !choices.test(key) && !ownGames.test(key));
  sessionStorage.clear();
  await Promise.allSettled([forgetFinished(), endPush()]);
}

/** Finished games that were looked at: those of whoever this browser was. */
export async function forgetFinished(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(finishedGames);
}

export async function forgetOwnGames(): Promise<void> {
  removeKeys((key) => ownGames.test(key));
  const all = (await database()).transaction(stores, "readwrite");
  for (const store of stores) all.objectStore(store).clear();
  await written(all);
}

function removeKeys(goes: (key: string) => boolean): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith("guildhall.") && goes(key)) localStorage.removeItem(key);
}
