/** How the turns of others are told: tap by tap, in brief, by itself, or not at all. Remembered on this device. */
import { kept } from "#client/settings/settings.ts";

export const paces = ["mine", "brief", "normal", "instant"] as const;
export type Pace = (typeof paces)[number];

export const pace = kept<Pace>("outer-rim-pace", paces, "mine");
