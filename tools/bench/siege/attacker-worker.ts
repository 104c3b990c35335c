/** The attackers in a process of their own: `PORT`; each message is an order, each is answered when it is over. */
import { globalAgent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { AttackOrder } from "./attackers.ts";
import { attacks, neighbour } from "./attacks.ts";
import { stranger } from "./stranger.ts";

const [port = ""] = process.argv.slice(2);
/** Whoever still waits for an answer then goes without. */
const lateMs = 300;

process.on("message", (order: AttackOrder) => void carryOut(order));
process.send?.("ready");

async function carryOut({ attack: name, seconds, prey }: AttackOrder): Promise<void> {
  const attack = name === "" ? neighbour : attacks[name];
  if (attack === undefined) throw new Error(`no attack ${name}`);
  const milliseconds = seconds * 1000;
  const until = performance.now() + milliseconds;
  const who = stranger(Number(port), prey.tokens);
  await Promise.race([attack(who, prey, until), pause(milliseconds + lateMs)]);
  globalAgent.destroy();
  process.send?.("over");
}
