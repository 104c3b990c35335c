/** The level proposed when nobody chose one: the middle of the list, weakest first; of two, the better. */
export function standardLevel(levels: readonly string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? "random";
}
