/** Text that strangers read: what cannot be seen, turns lines around or climbs out of its line is left out. */

/** Control, direction and joining characters, and letters that print nothing. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu;
/** A letter carries at most two marks: no language of ours needs more, towers of them cover other lines. */
const towers = /(\p{M}{2})\p{M}+/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Empty when there is nothing to be seen. */
export function readable(typed: string): string {
  const text = typed
    .normalize("NFC")
    // A line of chat may be wrapped; it stays one line.
    .replaceAll(/\s+/g, " ")
    .replaceAll(invisible, "")
    .replaceAll(towers, "$1")
    .trim();
  return visible.test(text) ? text : "";
}

/**
 * A program is called so: sign, word, name, and whose it is. All of it is in the name, so that no table, log, result,
 * list or call that shows one can leave it out; and nobody else's name may have the sign.
 */
const begins = "⚙ bot ";

/** With the sign as an emoji, too. */
const sign = /⚙\ufe0f?/gu;

export function programName(name: string, owner: string): string {
  return `${begins}${name} (${owner})`;
}

export function isProgram(name: string): boolean {
  return name.startsWith(begins);
}

export function ownerOf(name: string): string {
  return name.slice(name.lastIndexOf("(") + 1, -1);
}

/** What anybody may be called. */
export function withoutSign(name: string): string {
  return name.replaceAll(sign, "");
}
