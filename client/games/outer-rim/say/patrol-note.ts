/** Patrols that my own turn has moved: whoever buys sees the card they bought, not the map behind it. */
import { distance, patrolsAhead, type Faction } from "#rules/outer-rim/index.ts";
import { playerAt, type Tabletop } from "../tabletop.ts";
import { capital } from "../tell/line.ts";

export interface CameNote {
  readonly text: string;
  /** It stands where I am. */
  readonly isHere: boolean;
}

export function cameNote(
  faction: Faction,
  seat: number,
  { view, say, words }: Pick<Tabletop, "view" | "say" | "words">,
): CameNote {
  const { notes } = words.labels.board;
  const patrol = capital(say.word(`patrol.${faction}`));
  const { space } = view.patrols[faction];
  const away = distance(playerAt(view, seat).space, space);
  if (away > 0) return { text: notes.patrolMoved(patrol, say.space(space), away), isHere: false };
  const isForced = patrolsAhead(view, seat).includes(faction);
  return { text: (isForced ? notes.patrolAttacks : notes.patrolHere)(patrol), isHere: true };
}
