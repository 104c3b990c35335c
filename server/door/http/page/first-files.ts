/**
 * What a page needs at first is named in its head, so that it travels with the first script and not after it. Which
 * files those are the build has written down (`client/build/first-files.ts`).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#table/talk/languages.ts";

/** By the beginning of an address, a game, or one of both with `.language`. */
export type FirstFiles = Readonly<Partial<Record<string, readonly string[]>>>;

export function readFirstFiles(folder: string): FirstFiles {
  try {
    return JSON.parse(readFileSync(join(folder, "first-files.json"), "utf8")) as FirstFiles;
  } catch {
    // A client of another make: its pages find their files by themselves.
    return {};
  }
}

interface Visited {
  readonly path: string;
  /** Of the table behind the address, where everyone may know it. */
  readonly game: string | null;
  readonly language: Language;
}

/** The page with the names of its files; those it names already are left out. */
export function withFirstFiles(page: string, files: FirstFiles, visited: Visited): string {
  const { soon, after } = keysFor(visited);
  const listed = (keys: readonly string[]): readonly string[] =>
    keys.flatMap((key) => files[key] ?? []).filter((file) => !page.includes(`"${file}"`));
  const first = new Set(listed(soon));
  const rest = new Set(listed(after).filter((file) => !first.has(file)));
  const links = [...[...first].map(linkTo("auto")), ...[...rest].map(linkTo("low"))];
  return links.length === 0 ? page : page.replace("</head>", () => `${links.join("\n")}\n</head>`);
}

/** Pages of a game that are no table: /g/outer-rim/learn. */
const ofGame = ["g", "gallery", "rules"];

/** The page and its words ask the hall for what is shown; while it answers there is time for game and letters. */
function keysFor({ path, game, language }: Visited): Record<"soon" | "after", readonly string[]> {
  const [, first = "", second = ""] = path.split("/");
  const shown = ofGame.includes(first) ? second : game;
  const page = first === "local" ? "t" : first;
  return {
    soon: [`words.${language}`, page, `${page}.${language}`],
    after: [...(shown === null ? [] : [shown, `${shown}.${language}`]), "fonts"],
  };
}

/** A style that is only sent for does not hold up the first script; the page lays it on itself. */
function linkTo(priority: "auto" | "low"): (file: string) => string {
  return (file) => {
    const hint = priority === "low" ? ' fetchpriority="low"' : "";
    const rel = file.endsWith(".js")
      ? 'rel="modulepreload"'
      : file.endsWith(".css")
        ? 'rel="preload" as="style"'
        : 'rel="preload" as="font" type="font/woff2"';
    return `<link ${rel}${hint} crossorigin href="${file}">`;
  };
}
