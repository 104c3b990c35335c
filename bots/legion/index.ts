/** The Legion ledger is kept, not played: nobody has been taught it. */
import { legion } from "#rules/legion/index.ts";
import { random } from "../random.ts";
import type { Roster } from "../roster.ts";

export const roster: Roster = { game: legion, bots: [random], analyst: null };
