/** What a guest can make the hall say to others: receivers that mean ill, and keys that are none. */
import { createECDH, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { enmities, openEnemy } from "#server/calls/testing/enemy.ts";
import { guestsAt, type SiegeGuest } from "./many-guests.ts";
import { crowd, type SiegeAttack } from "./prey.ts";

/** More than one guest may have. */
const hooks = 12;

/** Every guest adds what they may, and tries all of it at once. */
async function addAndTry(guest: SiegeGuest, channels: readonly object[]): Promise<void> {
  await Promise.all(
    channels.map(async (channel) => {
      const { status, text } = await guest.call("POST", "/api/me/channels", channel);
      if (status !== 201) return;
      const { id } = JSON.parse(text) as { readonly id: string };
      await guest.call("POST", `/api/me/channels/${id}/try`, {});
    }),
  );
}

/** Two of them play, one waits and nudges: what is due stands in the outbox and is tried again. */
async function nudge(host: SiegeGuest, other: SiegeGuest): Promise<void> {
  const { status, text } = await host.call("POST", "/api/tables", {
    game: "bounty-hunters",
    seats: 2,
  });
  if (status !== 201) return;
  const path = `/api/tables/${(JSON.parse(text) as { readonly id: string }).id}`;
  await other.call("POST", `${path}/asks`, { id: "in", type: "sit", seat: 1, entropy: "" });
  await host.call("POST", `${path}/asks`, { id: "go", type: "start" });
  await other.call("POST", `${path}/seats/0/nudge`, { word: "your-turn" });
  await host.call("POST", `${path}/seats/1/nudge`, { word: "your-turn" });
}

function hooksThat(enmity: keyof typeof enmities): SiegeAttack {
  return async (who, _prey, until) => {
    const enemy = await openEnemy(enmities[enmity]);
    const guests = guestsAt(who);
    await crowd(12, until, async (at) => {
      const [host, other] = [await guests.next(), await guests.next()];
      if (host === null || other === null) return pause(20);
      const channels = Array.from({ length: hooks }, (_, i) => ({
        type: "webhook",
        url: `${enemy.url}/${at}-${i}`,
        shape: "json",
      }));
      await nudge(host, other);
      // Whoever waits for an answer in vain goes on all the same.
      await Promise.race([addAndTry(host, channels), pause(500)]);
    });
    await enemy.close();
  };
}

const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

/** Of the right length and no point; points to nowhere; and one that is right, for a receiver that never answers. */
async function pushKeys(...[who, , until]: Parameters<SiegeAttack>): Promise<void> {
  const enemy = await openEnemy(enmities["says nothing"]);
  const guests = guestsAt(who);
  const right = createECDH("prime256v1").generateKeys();
  await crowd(12, until, async (at) => {
    const guest = await guests.next();
    if (guest === null) return pause(20);
    const wrong = Buffer.concat([Buffer.from([4]), randomBytes(64)]);
    const keys = [wrong, Buffer.alloc(65), Buffer.alloc(65, 4), right];
    const channels = Array.from({ length: hooks }, (_, i) => ({
      type: "push",
      endpoint: `${enemy.url}/${at}-${i}`,
      p256dh: encoded(keys[i % keys.length] ?? wrong),
      auth: encoded(randomBytes(16)),
    }));
    await Promise.race([addAndTry(guest, channels), pause(500)]);
  });
  await enemy.close();
}

export const callAttacks: Readonly<Record<string, SiegeAttack>> = {
  "hooks that hang": hooksThat("says nothing"),
  "hooks that answer 101": hooksThat("answers 101"),
  "wrong push keys": pushKeys,
};
