/** What each room may know. Says what is wrong with a source, one sentence per breach. */
import { posix } from "node:path";
import { isTest, rooms } from "./sources.ts";
import type { RoomName, SourceFile } from "./sources.ts";

const mayKnow: Readonly<Record<RoomName, readonly RoomName[]>> = {
  words: [],
  rules: [],
  bots: ["rules"],
  table: ["words", "rules", "bots"],
  server: ["words", "rules", "bots", "table"],
  client: ["words", "rules", "bots", "table"],
  tools: ["words", "rules", "bots", "table", "server", "client"],
};

/** Rooms that compute and do nothing else. */
const pure: readonly RoomName[] = ["rules", "bots"];

/** The one file of a pure room that may use packages: the primitives behind chance. */
const chance = { path: "rules/seeded-chance.ts", packages: /^@noble\/(hashes|ciphers)\// };

/** The one folder that knows each database: everything else asks the store. */
const databases: Readonly<Record<string, string>> = {
  "node:sqlite": "server/store/sqlite/",
  pg: "server/store/postgres/",
};

/** `import … from`, `export … from`, the last line of a long one, a bare import, and `import(…)`. */
const imports =
  /(?:^(?:import|export|\})[^'"\n]*\bfrom\s+|^import\s+|\bimport\s*\(\s*)(['"])([^'"\n]+)\1/gm;

export function breaches(source: SourceFile): string[] {
  const room = roomOf(source.path);
  if (room === undefined) return [];
  const found: string[] = [];
  for (const [, , specifier = ""] of source.text.matchAll(imports)) {
    const wrong = wrongImport(source.path, room, specifier);
    if (wrong !== null) found.push(`${source.path}: ${wrong}`);
  }
  if (pure.includes(room) && !isTest(source.path)) {
    for (const word of hostWords(source))
      found.push(`${source.path}: "${word}" does not exist in ${room}/, which only computes`);
  }
  return found;
}

function roomOf(path: string): RoomName | undefined {
  return rooms.find((room) => path.startsWith(`${room}/`));
}

function wrongImport(path: string, room: RoomName, specifier: string): string | null {
  if (specifier.startsWith(".")) {
    const target = posix.join(posix.dirname(path), specifier);
    return roomOf(target) === room
      ? wrongDepth(path, room, target)
      : leavesTheRooms(path, target, specifier);
  }
  if (specifier.startsWith("#")) {
    const target = specifier.slice(1);
    const other = roomOf(target);
    if (other === undefined) return `"${specifier}" names no room`;
    const isAllowed = other === room || mayKnow[room].includes(other) || isTest(path);
    return isAllowed
      ? wrongDepth(path, room, target)
      : `${room}/ may not know ${other}/ ("${specifier}")`;
  }
  const folder = databases[specifier];
  if (folder !== undefined && !path.startsWith(folder) && !isTest(path))
    return `only ${folder} knows "${specifier}": ask the store`;
  const isFree =
    !pure.includes(room) ||
    isTest(path) ||
    isWorker(path) ||
    (path === chance.path && chance.packages.test(specifier));
  return isFree ? null : `${room}/ imports nothing from outside ("${specifier}")`;
}

/** Documents and pictures are not code; another room by `../` is. */
function leavesTheRooms(path: string, target: string, specifier: string): string | null {
  const other = roomOf(target);
  return other === undefined
    ? null
    : `"${specifier}" reaches into ${other}/: write #${target} (from ${path})`;
}

/**
 * Nothing outside a game's folder imports deeper than its index, or the game as one value where that stands apart; the
 * client may also read its cards, tests its sample and its stage.
 */
function wrongDepth(path: string, room: RoomName, target: string): string | null {
  const [, game, inside] = /^rules\/([^/]+)\/(.+)$/.exec(target) ?? [];
  if (
    game === undefined ||
    inside === undefined ||
    game === "conformance" ||
    path.startsWith(`rules/${game}/`)
  )
    return null;
  if (inside === "index.ts" || inside === `${game}.ts`) return null;
  if (room === "client" && inside.startsWith("cards/")) return null;
  if (isTest(path) && forTests.test(inside)) return null;
  return `imports deeper than the index of ${game} (${target})`;
}

/** What a game lends to tests elsewhere: its sample, a stage to set scenes on, and the scenes seldom come to. */
const forTests = /(?:^|\/)(?:sample|stage|rare-questions|rare-scenes)\.ts$/;

/** A worker is the thin shell that brings a pure function to its host. */
function isWorker(path: string): boolean {
  return path.endsWith("-worker.ts");
}

/** The compiler knows no host in a pure room either; this also finds what every JavaScript has: chance and a clock. */
const hostNames =
  "Math\\s*\\.\\s*random|Date|console|process|performance|crypto|fetch|globalThis" +
  "|setTimeout|setInterval|setImmediate|queueMicrotask";
const hostGlobals = new RegExp(`(?<![\\w.$'-])(${hostNames})(?=\\s*[.(;,)\\]])`, "g");

function hostWords({ path, text }: SourceFile): string[] {
  if (isWorker(path)) return [];
  const code = text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, " ")
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
  const words = new Set<string>();
  for (const [, word = ""] of code.matchAll(hostGlobals)) words.add(word.replaceAll(/\s/g, ""));
  return [...words];
}
