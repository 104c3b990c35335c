/** Who this device is to the tables of a room: after another look its person is the same, with the same seat. */
import { answerOf, finished } from "../../local/database.ts";
import type { GuestDevice } from "../connect.ts";
import { returningAs } from "../credentials.ts";
import { mySecret } from "../person.ts";

const key = "guildhall.near";

export async function myDevice(): Promise<GuestDevice> {
  return {
    certificate: await myCertificate(),
    credentials: returningAs(mySecret()),
  };
}

const store = "certificates";
const month = 30 * 24 * 3_600_000;

function myCertificate(): Promise<RTCCertificate | null> {
  return certificate().catch(() => null);
}

/** SHA-256 of my certificate: by this and my secret another device knows mine again. */
export async function myFingerprint(): Promise<readonly number[] | null> {
  const found = (await myCertificate())
    ?.getFingerprints()
    .find(({ algorithm = "" }) => /^sha-256$/iu.test(algorithm));
  return found?.value?.split(":").map((two) => Number.parseInt(two, 16)) ?? null;
}

/** A certificate is no text: only the browser's own store can keep it. */
async function certificate(): Promise<RTCCertificate> {
  const database = await open();
  const kept: RTCCertificate | undefined = await answerOf(
    database.transaction(store).objectStore(store).get(key),
  );
  if (kept !== undefined && kept.expires > Date.now() + 1000) return kept;
  const curve = { name: "ECDSA", namedCurve: "P-256", expires: 6 * month };
  const made = await RTCPeerConnection.generateCertificate(curve);
  const transaction = database.transaction(store, "readwrite");
  transaction.objectStore(store).put(made, key);
  await finished(transaction);
  return made;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("guildhall-near", 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}
