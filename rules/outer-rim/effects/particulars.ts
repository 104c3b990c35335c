/** For whom verbs work, and the particulars of a few of them. */
import { emit, me, next } from "../agenda/play.ts";
import { homeDeck, marketCard } from "../cards/market/index.ts";
import { isHeld } from "../crew-and-ships/gain.ts";
import type { Play } from "../agenda/play.ts";
import type { Effect, Source } from "../cards/effects.ts";
import type { State } from "../state.ts";

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

/** [UB-DATA-05] A card comes out of its deck or the databank, and only if it is there. */
export function isThere(state: State, card: string): boolean {
  const deck = homeDeck(card);
  return deck === null ? !isHeld(state, card) : state.market[deck].includes(card);
}

export function gainNamed(play: Play, player: number, card: string): void {
  if (isThere(play.state, card))
    next(play, { type: "gain-card", player, card, from: homeDeck(card), forced: true });
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
