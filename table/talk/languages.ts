/**
 * The languages people read here: the one list. Catalogs are
 * records by language, so the compiler names what is missing.
 */
export const languages = ["en", "fr", "es"] as const;
export type Language = (typeof languages)[number];
