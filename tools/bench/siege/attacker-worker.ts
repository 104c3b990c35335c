/** The attackers in a process of their own: `PORT NAME SECONDS PREY`. */
import { attacks, type Prey } from "./attacks.ts";
import { stranger } from "./stranger.ts";

const [port = "", name = "", seconds = "", prey = ""] = process.argv.slice(2);
const attack = attacks[name];
if (attack === undefined) throw new Error(`no attack ${name}`);
const known = JSON.parse(prey) as Prey;
const who = stranger(Number(port), known.tokens);
process.send?.({ type: "ready" });
await attack(who, known, performance.now() + Number(seconds) * 1000);
process.exit(0);
