/** Names are one per table: nobody speaks or sits under another's. */
import type { Person } from "../ports.ts";
import type { TableState } from "../state/table-state.ts";
import { longest } from "../talk/limits.ts";

/** The person's own name, or with a number where someone else sits here under one that reads the same. */
export function nameAmong({ seats }: TableState, person: Person): string {
  const taken = new Set<string>();
  for (const sitter of seats) {
    if (sitter.type === "open" || (sitter.type === "person" && sitter.person === person.id))
      continue;
    taken.add(likeness(sitter.name));
  }
  for (let number = 1; ; number++) {
    const name = number === 1 ? person.name : numbered(person.name, number);
    if (!taken.has(likeness(name))) return name;
  }
}

function numbered(name: string, number: number): string {
  const tail = ` (${number})`;
  return Array.from(name)
    .slice(0, longest.name - tail.length)
    .join("")
    .trimEnd()
    .concat(tail);
}

/** What the eye takes for the same: case, width, accents and spaces aside. */
function likeness(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/[\p{M}\s]/gu, "")
    .toLowerCase();
}
