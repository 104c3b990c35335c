/** Card sets a host put into `card-sets/*.json` of the data folder: `{"game": "…", "name": "…", "content": …}`. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import * as z from "zod";
import type { Game, Problem } from "#rules/game.ts";
import { contentHashOf } from "#table/journal/content.ts";
import type { CardSet } from "#table/talk/lobby.ts";
import { paramsOf, parseJson } from "#table/talk/json.ts";
import { reasonOf } from "../host-error.ts";

export interface CardSets {
  list(): readonly CardSet[];
  /** `undefined` when no sound set has this hash. */
  content(hash: string): unknown;
}

interface Read {
  readonly set: CardSet;
  readonly content: unknown;
}

const file = z.object({ game: z.string(), name: z.string().min(1).max(60), content: z.unknown() });
const largestFile = 1024 * 1024;

export function cardSets(dataFolder: string, games: ReadonlyMap<string, Game>): CardSets {
  const folder = join(dataFolder, "card-sets");
  const known = new Map<string, { readonly stamp: string; readonly read: Read }>();

  /**
   * Files are read again when they change, so a host can correct one while
   * the hall is open. What cannot be read is told and hides no other.
   */
  function refresh(): readonly Read[] {
    return namesIn(folder).map((name) => {
      try {
        return readAgain(name);
      } catch (error) {
        return wrong(name, [mistake("", "unreadable", { reason: reasonOf(error) })]);
      }
    });
  }

  function readAgain(name: string): Read {
    const path = join(folder, name);
    const found = statSync(path);
    const { mtimeMs, size } = found;
    // A pipe would be read for ever.
    if (!found.isFile()) return wrong(name, [mistake("", "not-a-file")]);
    const stamp = `${mtimeMs}:${size}`;
    const before = known.get(name);
    if (before?.stamp === stamp) return before.read;
    const read =
      size > largestFile
        ? wrong(name, [mistake("", "too-large", { most: largestFile })])
        : readCardSet(name, readFileSync(path, "utf8"), games);
    known.set(name, { stamp, read });
    return read;
  }

  return {
    list: () => refresh().map(({ set }) => set),
    content: (hash) => refresh().find(({ set }) => set.hash === hash)?.content,
  };
}

/** None where there is no such folder. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .sort();
  } catch {
    return [];
  }
}

function mistake(path: string, code: string, params: Problem["params"] = {}): Problem {
  return { path, code, rule: "", params };
}

function wrong(name: string, problems: readonly Problem[], game = ""): Read {
  return { set: { game, name: basename(name, ".json"), hash: null, problems }, content: undefined };
}

function readCardSet(name: string, text: string, games: ReadonlyMap<string, Game>): Read {
  const raw = parseJson(text);
  if (typeof raw === "string") return wrong(name, [mistake("", raw, paramsOf(raw))]);
  const parsed = file.safeParse(raw.json);
  if (!parsed.success)
    return wrong(
      name,
      parsed.error.issues.map((issue) =>
        mistake(issue.path.join("."), "wrong-shape", { reason: issue.message }),
      ),
    );
  const game = games.get(parsed.data.game);
  if (game === undefined)
    return wrong(name, [mistake("game", "no-such-game", { game: parsed.data.game })]);
  const { content } = parsed.data;
  const options: Record<string, string> = {};
  for (const option of game.tableOptions) options[option.id] = option.standard;
  const problems = game.checkSetup({ seats: game.seats.min, options, content });
  if (problems.length > 0)
    return {
      set: { game: game.id, name: parsed.data.name, hash: null, problems },
      content: undefined,
    };
  return {
    set: { game: game.id, name: parsed.data.name, hash: contentHashOf(content), problems },
    content,
  };
}
