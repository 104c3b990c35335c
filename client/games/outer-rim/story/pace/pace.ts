/** How the turns of others are told: as a film, tap by tap, in brief, or not at all. Remembered on this device. */
import { signal } from "@preact/signals";
import { kept } from "#client/settings/settings.ts";

export const paces = ["film", "mine", "brief", "instant"] as const;
export type Pace = (typeof paces)[number];

export const pace = kept<Pace>("outer-rim-pace", paces, "film");

/** The ways lie open to be chosen from: meanwhile the film stands. */
export const choosingPace = signal(false);
