/** For whom verbs work, and the particulars of a few of them. */
import { emit, me, next } from "../agenda/play.ts";
import { homeDeck, marketCard } from "../cards/market/index.ts";
import { skillsOf } from "../crew-and-ships/abilities.ts";
import type { Play } from "../agenda/play.ts";
import type { Effect, Source } from "../cards/effects.ts";

/** [OR-EFF-02] Not for the defeated. */
export const forTheStanding = new Set<Effect["do"]>([
  "test",
  "test-until-passed",
  "opposed-test",
  "fight",
  "fight-until-won",
  "fight-patrol",
  "fight-player",
  "choose",
  "may",
  "move-to",
  "move-up-to",
  "market",
  "complete",
  "deliver",
  "gain-crew",
  "complete-ambition",
  "win-game",
  "take-asset",
]);

/** [OR-EFF-03] All that a printed opponent can be made to do by somebody's card. */
export const forOpponents = new Set<Effect["do"]>([
  "gain-credits",
  "lose-credits",
  "gain-fame",
  "lose-fame",
  "gain-reputation",
  "lose-reputation",
  "suffer",
  "recover",
  "if",
]);

/** A market card comes out of its deck, and only if it is there; databank cards are always at hand. */
export function gainNamed(play: Play, player: number, card: string): void {
  const deck = homeDeck(card);
  if (deck !== null && !play.state.market[deck].includes(card)) return;
  next(play, { type: "gain-card", player, card, from: deck, forced: true });
}

export function times(
  play: Play,
  player: number,
  per: "crew" | "different-skill" | "job" | "bounty" | "cargo" | undefined,
): number {
  const one = me(play, player);
  if (per === undefined) return 1;
  if (per === "crew") return one.crew.length;
  if (per === "different-skill") return new Set(skillsOf(one)).size;
  return one.cards.filter((held) => marketCard(held.id).kind === per).length;
}

export function owns(play: Play, player: number, id: string): boolean {
  const one = me(play, player);
  return one.cards.some((held) => held.id === id) || one.crew.some((crew) => crew.id === id);
}

/** Who of those that do this job is down; `null` while they stand. */
export function fallenIn(
  play: Play,
  player: number,
  { held, opponent }: Pick<Source, "held" | "opponent">,
): number | null {
  if (me(play, player).defeated) return player;
  const card = held === undefined ? null : marketCard(held);
  const together = card?.kind === "job" && card.others === "together";
  return together && opponent !== undefined && me(play, opponent).defeated ? opponent : null;
}

/** [UB-MPJ-03] A job done together fails when either of the two is down. */
export function complete(play: Play, player: number, source: Source): void {
  const { held } = source;
  if (held === undefined || marketCard(held).kind !== "job") return;
  const down = fallenIn(play, player, source);
  if (down !== null) {
    emit(play, { type: "job-failed", player, card: held, down, rule: "UB-MPJ-03" });
    return;
  }
  next(play, { type: "job-done", player, card: held, source });
}

/** Nothing more of this card: what is left of it leaves the agenda. */
export function dropRest(play: Play, source: Source): void {
  for (;;) {
    const top = play.agenda.at(-1);
    if (top?.type !== "effects" || top.source.card !== source.card) return;
    play.agenda.pop();
  }
}
