/**
 * Whose page this is: a hall's, or the static edition's, which lies on any web space, maybe under a path, and asks
 * nobody for anything (`npm run static`).
 */
declare const STATIC_BASE: string | null | undefined;

/** Filled in by the build; a test that loads this file without one is at a hall. */
const staticBase = typeof STATIC_BASE === "string" ? STATIC_BASE : null;

export const hasHall: boolean = staticBase === null;

/** What stands before every path, without a slash at its end. */
export const base: string = staticBase ?? "";

/** The path of a page as the house calls it; `null` for what lies beside the house. */
export function pathIn(pathname: string): string | null {
  if (base === "") return pathname;
  if (pathname === base) return "/";
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}

/** For others to open: a whole address. */
export const addressOf = (path: string): string => `${location.origin}${base}${path}`;
