/**
 * A full day of play that nobody plays: a page as large as they come, rounds paired and taken back. And lists of names
 * that are a letter beside some card's, each of which is compared with all cards.
 */
import { setTimeout as pause } from "node:timers/promises";
import { usualSettings } from "#rules/legion/index.ts";
import { guestsAt, type SiegeGuest } from "./many-guests.ts";
import { crowd, type SiegeAttack } from "./prey.ts";

const players = 64;
/** Each is told with twenty questions about units that nobody knows. */
const list = Array.from({ length: 20 }, (_, n) => `${n} ${"what is this ".repeat(4)} (1)`).join(
  "\n",
);

async function open(host: SiegeGuest): Promise<string | null> {
  const wanted = { name: "Winter Cup", settings: usualSettings };
  const { status, text } = await host.call("POST", "/api/tournaments", wanted);
  return status === 201
    ? `/api/tournaments/${(JSON.parse(text) as { readonly id: string }).id}`
    : null;
}

export const tournaments: SiegeAttack = async (who, _prey, until) => {
  const guests = guestsAt(who);
  const host = await guests.next();
  const path = host === null ? null : await open(host);
  if (host === null || path === null) return;
  const ask = (command: object) => host.call("POST", `${path}/asks`, command);
  for (let n = 0; n < players && performance.now() < until; n++)
    await ask({ type: "add-player", name: `Player ${n}`, list });
  await crowd(12, until, async (at) => {
    const guest = (await guests.next()) ?? host;
    if (at === 0) await ask({ type: "pair" });
    if (at === 0) await ask({ type: "unpair" });
    for (let look = 0; look < 8; look++) await guest.call("GET", path);
    await guest.call("GET", `${path}/csv?table=standings`);
  });
};

const nearly = Array.from({ length: 390 }, (_, n) => `Rebal Troopars ${n} (44)`).join("\n");

/** Everybody opens their own day and hands in what their allowance is good for. */
export const unreadLists: SiegeAttack = async (who, _prey, until) => {
  const guests = guestsAt(who);
  await crowd(12, until, async () => {
    const guest = await guests.next();
    if (guest === null) return pause(20);
    const path = await open(guest);
    if (path === null) return;
    const handIn = { type: "hand-in", member: 1, list: nearly };
    await Promise.all([1, 2, 3, 4].map(() => guest.call("POST", `${path}/asks`, handIn)));
  });
};
