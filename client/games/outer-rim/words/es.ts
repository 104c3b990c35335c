import { words } from "#rules/outer-rim/index.ts";

export const { es } = words;
