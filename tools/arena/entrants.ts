/** Who takes part: a house bot by its level, or a program by the file or the command that starts it. */
import { existsSync } from "node:fs";
import { basename, extname } from "node:path";
import { botsOf } from "#bots/index.ts";

export type Entrant =
  | { readonly type: "house"; readonly name: string; readonly level: string }
  | {
      readonly type: "program";
      readonly name: string;
      readonly command: string;
      readonly args: readonly string[];
    };

const house = "house:";
const longestName = 20;

/** All of them, or the sentence that says which cannot be. */
export function readEntrants(game: string, given: readonly string[]): readonly Entrant[] | string {
  const entrants: Entrant[] = [];
  for (const text of given) {
    const entrant = text.startsWith(house) ? houseBot(game, text) : programOf(text);
    if (typeof entrant === "string") return entrant;
    const twins = entrants.filter(({ name }) => name.replace(/ #\d+$/, "") === entrant.name);
    entrants.push(
      twins.length === 0 ? entrant : { ...entrant, name: `${entrant.name} #${twins.length + 1}` },
    );
  }
  return entrants.length >= 2 ? entrants : "name two who play at least; --help says more";
}

function houseBot(game: string, text: string): Entrant | string {
  const level = text.slice(house.length);
  const known = botsOf(game).map((bot) => bot.level);
  return known.includes(level)
    ? { type: "house", name: text, level }
    : `there is no house bot "${level}"; ${game} has ${known.join(", ")}`;
}

/** A file alone is started by what its name says; anything with blanks is a command with its arguments. */
function programOf(text: string): Entrant | string {
  const [first = "", ...args] = text.split(" ").filter((word) => word !== "");
  if (args.length > 0)
    return { type: "program", name: nameOf(args.at(-1) ?? first), command: first, args };
  if (!existsSync(first)) return `there is no file ${first}`;
  const name = nameOf(first);
  switch (extname(first)) {
    case ".py":
      return { type: "program", name, command: "python3", args: [first] };
    case ".js":
    case ".mjs":
    case ".ts":
      return { type: "program", name, command: process.execPath, args: [first] };
    default:
      return {
        type: "program",
        name,
        command: first.includes("/") ? first : `./${first}`,
        args: [],
      };
  }
}

function nameOf(path: string): string {
  return basename(path).slice(0, longestName);
}
