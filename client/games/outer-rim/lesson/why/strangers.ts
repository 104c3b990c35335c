/** [OR-CONT-01] Who may lie face down in a colour, and who of them would attack the learner. */
import { learner } from "#client/lesson/table.ts";
import { contactCard, contactIds, holds, type View } from "#rules/outer-rim/index.ts";

interface Strangers {
  readonly all: number;
  readonly attack: number;
}

export function strangersOf(rank: string, view: View): Strangers {
  const seen = new Set<string>([
    ...view.tokens.flatMap(({ contact }) => contact ?? []),
    ...view.players.flatMap(({ character }) => character ?? []),
    ...view.players.flatMap(({ crew }) => crew.map(({ id }) => id)),
  ]);
  const hidden = contactIds.filter((id) => contactCard(id).class === rank && !seen.has(id));
  return { all: hidden.length, attack: hidden.filter((id) => attacks(id, view)).length };
}

/** Whose card begins with a fight for whoever has this name: nobody is asked then. */
function attacks(id: string, view: View): boolean {
  const [first] = contactCard(id).effects;
  if (first?.do !== "if") return false;
  const then = holds(view, learner, first.when) ? first.effects : (first.otherwise ?? []);
  return then[0]?.do === "fight";
}
