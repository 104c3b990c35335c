/** How much is said: everything, what concerns me, or what I am asked. Kept on this device. */
import { kept } from "../settings/settings.ts";

/** `mine`: what concerns me; `questions`: what I am asked, what came of my own doing, and the end. */
export const speechLevels = ["all", "mine", "questions"] as const;
export type SpeechLevel = (typeof speechLevels)[number];
/** How much a screen reader says by itself. */
export const speech = kept<SpeechLevel>("speech", speechLevels, "all");
