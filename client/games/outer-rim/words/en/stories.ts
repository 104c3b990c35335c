/** Encounters and the databank, and how they end, in English. */
import { databank } from "./databank.ts";
import { encounters } from "./encounters/index.ts";
import { endings } from "./endings/index.ts";
import { together } from "../together.ts";

export const stories = together(databank, encounters, endings);

export type StoryKey = keyof typeof stories;
