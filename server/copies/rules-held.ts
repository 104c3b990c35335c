/**
 * Which tables a copy may open while copies of another version are about. Rules differ between versions, so a table
 * is judged by one of them at a time: what is older stays with the older copies as long as one of them lives, what
 * newer rules have judged is never taken by older ones.
 */
import type { CopyId, Openable, RulesVersions } from "../store/copies-port.ts";

export function openableBy(
  mine: RulesVersions,
  living: ReadonlyMap<CopyId, RulesVersions>,
): readonly Openable[] {
  return Object.entries(mine).map(([game, most]) => {
    const isOlder = (rules: RulesVersions): boolean => (rules[game] ?? most) < most;
    return { game, least: [...living.values()].some(isOlder) ? most : 0, most };
  });
}

export function mayOpen(
  openable: readonly Openable[],
  { game, rules }: { readonly game: string; readonly rules: number },
): boolean {
  const one = openable.find((each) => each.game === game);
  return one !== undefined && rules >= one.least && rules <= one.most;
}
