/** How fame of each source looks on the end page: a sign that needs no colour, and a colour no other has. */
import type { fameSources } from "#rules/outer-rim/index.ts";
import type { SignName } from "../art/signs.tsx";

/** `held`: what cards give only while they are held and their condition stands [OR-FAME-02]. */
export type Source = (typeof fameSources)[number] | "held";

interface Look {
  readonly sign: SignName;
  /** Light enough for the dark figures on it. */
  readonly colour: `#${string}`;
}

export const sourceLooks: Readonly<Record<Source, Look>> = {
  bounty: { sign: "bounty", colour: "#e58a7b" },
  job: { sign: "job", colour: "#8fb8ef" },
  cargo: { sign: "cargo", colour: "#dcc491" },
  patrol: { sign: "patrol", colour: "#b9c4d2" },
  "personal-goal": { sign: "goal", colour: "#8ed19a" },
  "ship-goal": { sign: "ship", colour: "#4fb8b0" },
  luxury: { sign: "luxury", colour: "#c7a6f2" },
  encounter: { sign: "event", colour: "#f4a02c" },
  contact: { sign: "crew", colour: "#f07fd0" },
  combat: { sign: "ground", colour: "#b98a5e" },
  ambition: { sign: "ambition", colour: "#f0c3dc" },
  printed: { sign: "knowledge", colour: "#f7f7f2" },
  start: { sign: "hyperdrive", colour: "#9cae3c" },
  held: { sign: "gear", colour: "#f3ef6b" },
};
