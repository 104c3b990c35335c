/** Upgrade cards by what lists call them. A display name is short: which trooper is meant, the unit tells. */
import { fullName } from "../../cards/facts.ts";
import { formerUpgradeNames, listedUpgrades } from "../../cards/listed-upgrades.ts";
import { cardOf } from "./find-card.ts";
import { likeness, longestName, plainName, wordsOf } from "./spelling.ts";
import { upgradeNicknames } from "./upgrade-nicknames.ts";

const upgrades = [...Object.entries(listedUpgrades), ...Object.entries(formerUpgradeNames)].map(
  ([id, name]) => ({ id, plain: plainName(name), words: wordsOf(name) }),
);

/** Letter by letter. */
export function isUpgradeName(text: string): boolean {
  const plain = plainName(text);
  return upgrades.some((upgrade) => upgrade.plain === plain);
}

/** The id of the card, or `null` when no card is called so. */
export function upgradeNamed(text: string, unit: string | null = null): string | null {
  return upgradeCalled(text, unit) ?? (text.length > longestName ? null : misspelt(wordsOf(text)));
}

/** Nothing about the name is guessed. */
export function upgradeCalled(text: string, unit: string | null = null): string | null {
  if (text.length > longestName) return null;
  const plain = plainName(text);
  const nick = upgradeNicknames[plain];
  if (nick !== undefined) return upgradeCalled(nick, unit);
  const typed = wordsOf(text);
  const around = unit === null ? [] : wordsOf(fullName(cardOf(unit)));
  let best: { readonly id: string; readonly score: number } | null = null;
  for (const upgrade of upgrades) {
    const score = upgrade.plain === plain ? 1 : fit(typed, upgrade.words, around);
    const affine = score === null ? null : score + affinity(typed, upgrade.words, around);
    if (affine !== null && (best === null || affine > best.score))
      best = { id: upgrade.id, score: affine };
  }
  return best?.id ?? null;
}

/** [LC-LEDGER-03] One card alone is called so but for slips of the finger, word by word. */
function misspelt(typed: readonly string[]): string | null {
  const fits = upgrades.filter(
    ({ words }) =>
      words.length === typed.length && words.every((word, at) => isSlip(typed[at] ?? "", word)),
  );
  const names = new Set(fits.map(({ plain }) => plain));
  return names.size === 1 ? (fits[0]?.id ?? null) : null;
}

function isSlip(typed: string, printed: string): boolean {
  const like = likeness(typed, printed);
  return like === 3 || like === 1;
}

/** Every word typed is in the card's name, and every other word of that name is the unit's own. */
function fit(
  typed: readonly string[],
  printed: readonly string[],
  around: readonly string[],
): number | null {
  if (typed.length === 0) return null;
  const all = typed.every((word) => printed.some((other) => other === word || ends(other, word)));
  const rest = printed.filter((word) => typed.every((each) => each !== word && !ends(word, each)));
  return all && rest.every((word) => around.includes(word)) ? 0 : null;
}

/** `trooper` stands for `shoretrooper` when the unit is one. */
function ends(printed: string, word: string): boolean {
  return word.length > 5 && printed.length > word.length && printed.endsWith(word);
}

/** Words beyond those typed that the unit itself bears. */
function affinity(
  typed: readonly string[],
  printed: readonly string[],
  around: readonly string[],
): number {
  return printed.filter((word) => !typed.includes(word) && around.includes(word)).length * 2;
}

export function upgradeName(upgrade: string): string {
  return listedUpgrades[upgrade] ?? upgrade;
}
