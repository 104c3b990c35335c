/** Encounters and the databank, and how they end, in English. */
import { databank } from "./databank.ts";
import { encounters } from "./encounters/index.ts";
import { endings } from "./endings/index.ts";

export const stories = {
  ...databank,
  ...encounters,
  ...endings,
} as const;

export type StoryKey = keyof typeof stories;
