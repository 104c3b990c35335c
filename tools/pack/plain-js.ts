/**
 * A file as a packaged hall has it. Node strips types itself from a clone, but refuses to in `node_modules`, where a
 * packaged hall lies.
 */
const ownName = /(["'])((?:\.{1,2}\/|#)[^"'\n]+)\.ts\1/g;

/** How the commands are called where there is no clone. */
const calls: readonly (readonly [RegExp, string])[] = [
  [/npm run --silent ([\w-]+) -- /g, "guildhall $1 "],
  [/npm run ([\w-]+)/g, "guildhall $1"],
  [/npm start(?: -- )?/g, "guildhall "],
];

export function plainJs(code: string): string {
  const named = code.replaceAll(ownName, "$1$2.js$1");
  return calls.reduce((text, [from, to]) => text.replaceAll(from, to), named);
}

export const jsName = (path: string): string => path.replace(/\.ts$/, ".js");
