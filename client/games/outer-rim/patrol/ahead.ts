/** [OR-TURN-05] What ending the actions leads to beside a hostile patrol: which one, and how that fight may go. */
import { patrolStrength, patrolsAhead, type Faction, type View } from "#rules/outer-rim/index.ts";
import type { Reader } from "../tabletop.ts";
import { patrolChips, type Chip } from "../story/odds.ts";

/** [OR-PAT-03] A patrol with its dice, more than anybody has at level 4 [OR-PAT-06]. */
export function foeText(faction: Faction, { view, say }: Reader): string {
  const { level } = view.patrols[faction];
  return `${say.word(`patrol.${faction}`)} (${level === 4 ? "∞" : patrolStrength[level]})`;
}

/** Whoever ends the actions beside a hostile patrol knows what follows. */
export function endText(seat: number, tabletop: Reader): string {
  const { answers, either } = tabletop.words.labels;
  const foes = patrolsAhead(tabletop.view, seat).map((faction) => foeText(faction, tabletop));
  return foes.length === 0 ? answers.end : answers.endAndFight(either(foes));
}

/** Of the fight that waits once the actions are over; none while it may be one of several. */
export function chipsAhead(view: View, seat: number): readonly Chip[] {
  const [faction, ...others] = patrolsAhead(view, seat);
  return faction === undefined || others.length > 0 ? [] : patrolChips(view, seat, faction);
}
