/** What the built client weighs, gzip, by the build's own list of chunks; each weight beside its budget. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

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

const shell = ["index.html", "table/table-page.tsx", "words/en.ts"];

/** The shell: lobby, table frame and one language, with everything they import; games come on top. */
export function shellBytes(): number {
  return weigh(filesOf(chunksBuilt(), shell));
}

/** Outer Rim, the heaviest game: its chunk with engine and cards, its style, its longest language. */
export function gameWeights(): readonly Weight[] {
  const chunks = chunksBuilt();
  const known = filesOf(chunks, shell);
  const game = "games/outer-rim/screen.tsx";
  const own = without(filesOf(chunks, [game]), known);
  const longest = (...parts: readonly string[]): number => {
    const weights = ["en", "fr", "es"].map((language) => {
      const names = parts.map((part) => `games/outer-rim/${part.replace("*", language)}.ts`);
      for (const name of names) if (chunks[name] === undefined) throw new Error(`no chunk ${name}`);
      return weigh(without(without(filesOf(chunks, names), known), own));
    });
    return Math.max(...weights);
  };
  return [
    { what: "Outer Rim with engine and cards", bytes: weigh(own), most: 110 },
    { what: "Outer Rim, style", bytes: weigh(chunks[game]?.css ?? []), most: 9 },
    { what: "Outer Rim, one language", bytes: longest("words/*/base", "labels/*"), most: 36 },
    { what: "Outer Rim, its stories", bytes: longest("words/*/stories"), most: 56 },
  ];
}
