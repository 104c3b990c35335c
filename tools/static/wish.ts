/** Where the static edition goes, and under which path it will lie. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

export interface StaticWish {
  readonly out: string;
  /** With a slash at both ends. */
  readonly base: string;
}

const basePath = /^\/(?:[\w.~-]+\/)*$/;

/** The wish, or what is wrong with it. A folder with anything else in it is nobody's to empty. */
export function readWish(given: {
  readonly out?: string | undefined;
  readonly base?: string | undefined;
}): StaticWish | string {
  if (given.out === undefined || given.out === "") return "--out FOLDER is missing";
  const base = `/${given.base ?? ""}/`.replaceAll(/\/+/g, "/");
  if (!basePath.test(base) || base.includes("/../") || base.includes("/./"))
    return `"${given.base}" is no path: letters, digits, "-", "_", "." and "~" between slashes`;
  const out = resolve(given.out);
  if (existsSync(out) && !statSync(out).isDirectory()) return `${out} is a file`;
  if (existsSync(out) && readdirSync(out).length > 0 && !isOurs(out))
    return `${out} is not empty and holds something else: name another folder`;
  return { out, base };
}

const isOurs = (folder: string): boolean =>
  existsSync(join(folder, "service-worker.js")) && existsSync(join(folder, "404.html"));
