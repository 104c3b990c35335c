/** What the built client weighs, gzip, by the build's own list of chunks; each weight beside its budget. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { languages } from "#table/talk/languages.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface Weight {
  readonly what: string;
  readonly bytes: number;
  /** Kilobytes. */
  readonly most: number;
}

function chunksBuilt(): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync("client/dist/.vite/manifest.json", "utf8")) as Readonly<
    Record<string, Chunk>
  >;
}

/** The files of these chunks with everything they import. */
function filesOf(chunks: Readonly<Record<string, Chunk>>, names: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const follow = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  names.forEach(follow);
  return seen;
}

function without(files: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !others.has(file)));
}

function weigh(files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) sum += gzipSync(readFileSync(`client/dist/${file}`)).length;
  return sum;
}

/** The bots of a game as a worker fetches them: its own file, the game's, and whatever these import. */
function botBytes(game: string): number {
  const all = readdirSync("client/dist/assets");
  const worker = all.find((name) => name.startsWith("bot-worker"));
  if (worker === undefined) throw new Error("no bot worker was built");
  const text = (name: string): string => readFileSync(`client/dist/assets/${name}`, "utf8");
  const roster = new RegExp(`import\\(.\\./(${game}-[\\w-]+\\.js)`).exec(text(worker))?.[1];
  if (roster === undefined) throw new Error(`no bots of ${game} were built`);
  const seen = new Set<string>();
  const follow = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const [, next = ""] of text(name).matchAll(/from"\.\/([\w.-]+\.js)"/g)) follow(next);
  };
  [worker, roster].forEach(follow);
  return weigh([...seen].map((name) => `assets/${name}`));
}

const shell = ["index.html", "table/table-page.tsx", "words/en.ts"];

/** The shell: lobby, table frame and one language, with everything they import; games come on top. */
export function shellBytes(): number {
  return weigh(filesOf(chunksBuilt(), shell));
}

/** The ledger: its chunk with referee and cards, its style, and its longest language. */
export function ledgerWeights(): readonly Weight[] {
  const chunks = chunksBuilt();
  const known = filesOf(chunks, shell);
  const game = "games/legion/screen.tsx";
  const own = without(filesOf(chunks, [game]), known);
  const spoken = languages.map((language) =>
    weigh(without(without(filesOf(chunks, [`games/legion/words/${language}.ts`]), known), own)),
  );
  return [
    { what: "Legion with referee and cards", bytes: weigh(own), most: 64 },
    { what: "Legion, style", bytes: weigh(chunks[game]?.css ?? []), most: 4 },
    { what: "Legion, one language", bytes: Math.max(...spoken), most: 14 },
  ];
}

/** Outer Rim, the heaviest game: its chunk with engine and cards, its style, its longest language. */
export function gameWeights(): readonly Weight[] {
  const chunks = chunksBuilt();
  const known = filesOf(chunks, shell);
  const game = "games/outer-rim/screen.tsx";
  const own = without(filesOf(chunks, [game]), known);
  const longest = (...parts: readonly string[]): number => {
    const weights = languages.map((language) => {
      const names = parts.map((part) => `games/outer-rim/${part.replace("*", language)}.ts`);
      for (const name of names) if (chunks[name] === undefined) throw new Error(`no chunk ${name}`);
      return weigh(without(without(filesOf(chunks, names), known), own));
    });
    return Math.max(...weights);
  };
  const drawn = new Set([...own].filter((file) => /\/(outer-rim-art|busts)-/.test(file)));
  return [
    { what: "Outer Rim with engine and cards", bytes: weigh(without(own, drawn)), most: 110 },
    { what: "Outer Rim, its drawings", bytes: weigh(drawn), most: 12 },
    { what: "Outer Rim, its bots", bytes: botBytes("outer-rim"), most: 80 },
    { what: "Outer Rim, style", bytes: weigh(chunks[game]?.css ?? []), most: 9 },
    { what: "Outer Rim, one language", bytes: longest("words/*/base", "labels/*"), most: 36 },
    { what: "Outer Rim, its stories", bytes: longest("words/*/stories"), most: 56 },
  ];
}
