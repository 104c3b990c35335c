/** What the members of a tournament are called, so that two are never called alike. */
import type { TournamentMember } from "../store/tournament-port.ts";

export function namesOf(members: readonly TournamentMember[]): readonly string[] {
  const plain = members.map(({ name }) => name.trim());
  return members.map(({ number }, at) => {
    const name = plain[at] ?? "";
    if (name === "") return `#${number}`;
    return plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} #${number}`;
  });
}
