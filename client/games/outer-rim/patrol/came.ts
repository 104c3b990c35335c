/** Patrols that my own turn has moved: whoever buys sees the card they bought, not the map behind it. */
import { useMemo, useRef } from "preact/hooks";
import {
  distance,
  factions,
  patrolsAhead,
  type Faction,
  type View,
} from "#rules/outer-rim/index.ts";
import { playerAt, type Desk } from "../desk.ts";
import { capital } from "../tell/line.ts";

type Patrols = View["patrols"];

/** [OR-PAT-04] The next level appears somewhere and is told by the fight; it did not come from anywhere. */
export function cameSince(before: Patrols, now: Patrols): readonly Faction[] {
  return factions.filter(
    (faction) =>
      before[faction].level === now[faction].level && before[faction].space !== now[faction].space,
  );
}

/** Since I was asked what to plan, as far as this page has seen it: the view keeps no memory of it. */
export function usePatrolsCame(view: View, seat: number | null): readonly Faction[] {
  const { current } = useRef({ turn: "", patrols: view.patrols });
  const turn = `${view.round}:${view.current}`;
  const begins = view.questions.some(({ ask }) => ask === "planning");
  if (begins || current.turn !== turn) Object.assign(current, { turn, patrols: view.patrols });
  const before = view.current === seat ? current.patrols : view.patrols;
  return useMemo(() => cameSince(before, view.patrols), [before, view.patrols]);
}

export interface CameNote {
  readonly text: string;
  /** It stands where I am. */
  readonly isHere: boolean;
}

export function cameNote(
  faction: Faction,
  seat: number,
  { view, say, words }: Pick<Desk, "view" | "say" | "words">,
): CameNote {
  const { notes } = words.labels.board;
  const patrol = capital(say.word(`patrol.${faction}`));
  const { space } = view.patrols[faction];
  const away = distance(playerAt(view, seat).space, space);
  if (away > 0) return { text: notes.patrolMoved(patrol, say.space(space), away), isHere: false };
  const isForced = patrolsAhead(view, seat).includes(faction);
  return { text: (isForced ? notes.patrolAttacks : notes.patrolHere)(patrol), isHere: true };
}
