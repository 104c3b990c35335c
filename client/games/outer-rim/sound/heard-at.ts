/** What is heard at a place where nothing happens, and how loud. */
import { isPlanet, type SpaceId } from "#rules/outer-rim/index.ts";
import type { Bed } from "./beds.ts";

export const ambiences = ["off", "soft", "clear"] as const;
export type Ambience = (typeof ambiences)[number];

/** Against the sounds of what happens: always beneath them. */
export const volumes: Readonly<Record<Ambience, number>> = { off: 0, soft: 0.08, clear: 0.18 };

export function bedOf(space: SpaceId): Bed {
  if (space.endsWith("-core")) return "core";
  if (space === "maelstrom") return "maelstrom";
  return isPlanet(space) ? "world" : "space";
}
