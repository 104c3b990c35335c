/** The attackers in a process of their own: `PORT NAME SECONDS PREY`; without a name it only works beside the hall. */
import { attacks, neighbour } from "./attacks.ts";
import type { Prey } from "./prey.ts";
import { stranger } from "./stranger.ts";

const [port = "", name = "", seconds = "", prey = ""] = process.argv.slice(2);
const attack = name === "" ? neighbour : attacks[name];
if (attack === undefined) throw new Error(`no attack ${name}`);
const known = JSON.parse(prey) as Prey;
const who = stranger(Number(port), known.tokens);
process.send?.({ type: "ready" });
await attack(who, known, performance.now() + Number(seconds) * 1000);
process.exit(0);
