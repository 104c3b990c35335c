/** Encounters and the databank, and how they end, in Spanish. */
import { databank } from "./databank.ts";
import { encounters } from "./encounters/index.ts";
import { endings } from "./endings/index.ts";
import type { StoryKey } from "../en/stories.ts";
import { together } from "../together.ts";

export const stories: Readonly<Record<StoryKey, string>> = together(databank, encounters, endings);
