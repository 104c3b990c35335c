/** The languages people read here: those of the files in `words/`. */
export { languages, type Language } from "#words/made/languages.ts";
