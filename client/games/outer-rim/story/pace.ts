/** How fast the turns of others are told: one tap a scene, by itself, or not at all. Remembered on this device. */
import { kept } from "#client/settings/settings.ts";

export const paces = ["mine", "normal", "instant"] as const;
export type Pace = (typeof paces)[number];

export const pace = kept<Pace>("outer-rim-pace", paces, "mine");

export function nextPace(): void {
  pace.value = paces[(paces.indexOf(pace.value) + 1) % paces.length] ?? "mine";
}
