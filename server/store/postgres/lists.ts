/**
 * Long lists on their way to PostgreSQL: the library would quote and escape each text by itself, which took as long
 * as everything else it does for a page.
 */

/** Between two texts; JSON writes it as \u001e, and no id has it. */
const separator = "\u001e";

/** `null` and an empty text are both read as NULL. */
export function textsOf(list: readonly (string | null)[]): string {
  return list.map((text) => text ?? "").join(separator);
}

export function numbersOf(list: readonly (number | null)[]): string {
  return `{${list.map((number) => number ?? "NULL").join()}}`;
}

/** The list in a statement; one NULL alone is read as no element, which a join of columns fills up with NULL. */
export function textsIn(parameter: string): string {
  return `string_to_array(${parameter}, chr(30), '')`;
}
