/** A card set from a file, or one sentence per mistake: which card, which field, which fact it breaks. */
import { problemsWith } from "#rules/bounty-hunters/index.ts";
import type { CardSet } from "#rules/bounty-hunters/index.ts";
import type { Params, Problem } from "#rules/game.ts";
import { fileText } from "../journals/file-text.ts";

export type SetFile =
  | { readonly type: "set"; readonly set: CardSet }
  | { readonly type: "mistakes"; readonly sentences: readonly string[] };

/** As large as a hall takes. */
const largestFile = 1024 * 1024;

/** Takes a bare set, or the file a host puts into `card-sets/`: `{"game", "name", "content"}`. */
export function readCardSet(path: string): SetFile {
  const file = fileText(path, largestFile);
  if ("why" in file)
    return { type: "mistakes", sentences: [`the file ${path} cannot be read: ${file.why}`] };
  let raw: unknown;
  try {
    raw = JSON.parse(file.text);
  } catch (error) {
    return {
      type: "mistakes",
      sentences: [
        `the file ${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
      ],
    };
  }
  const content = typeof raw === "object" && raw !== null && "content" in raw ? raw.content : raw;
  const problems = problemsWith(content);
  if (problems.length > 0)
    return { type: "mistakes", sentences: problems.map((problem) => sentenceOf(problem, content)) };
  return { type: "set", set: content as CardSet };
}

const says: Readonly<Record<string, (params: Params) => string>> = {
  "not-a-set": () => "a set is a record with id, name and faces",
  "not-a-name": ({ longest }) => `a text of 1 to ${longest} letters belongs here`,
  "unknown-field": ({ field }) => `there is no field "${field}" on such a card`,
  "not-a-list-of-faces": ({ most }) => `a list of 1 to ${most} faces belongs here`,
  "not-a-face": () => "a face is a record",
  "out-of-range": ({ least, most }) => `a whole number from ${least} to ${most} belongs here`,
  "not-three-numbers": ({ most }) =>
    `three whole numbers from 0 to ${most} belong here: green, blue, orange`,
  "no-shield": () => "a target has at least one shield, or nobody would capture it",
  "not-one-of": ({ list }) => `one of these belongs here: ${list}`,
  "pair-of-one": () => "a pair names two different characters",
  "wrong-count": ({ what, wanted, found }) => `${what} should be ${wanted} and are ${found}`,
  missing: ({ who }) => `nobody shows ${who}`,
  "same-face-twice": ({ twin }) => `this is faces[${twin}] again: raise its copies instead`,
};

function sentenceOf({ path, code, rule, params }: Problem, content: unknown): string {
  const where = path === "" ? "set" : `${path}${nameOf(path, content)}`;
  return `${where}: ${says[code]?.(params) ?? code} [${rule}]`;
}

/** The card behind `faces[12].points`, as far as it says what it is. */
function nameOf(path: string, content: unknown): string {
  const at = /^faces\[(\d+)\]/.exec(path)?.[1];
  if (
    at === undefined ||
    typeof content !== "object" ||
    content === null ||
    !("faces" in content) ||
    !Array.isArray(content.faces)
  )
    return "";
  const face: unknown = content.faces[Number(at)];
  if (typeof face !== "object" || face === null) return "";
  const words = ["type", "kind", "character", "hunter", "family", "a", "b"].flatMap((field) => {
    const value: unknown = Reflect.get(face, field);
    return typeof value === "string" ? [value.slice(0, 30)] : [];
  });
  return words.length === 0 ? "" : ` (${words.join(" ")})`;
}
