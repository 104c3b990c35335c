/**
 * A printed opponent's turn: one card, from top to bottom [OR-SOLO-02,
 * UB-BHAI-04]; with two, one card each in their order [UB-MULTI-05].
 */
import { aiCard } from "../cards/ai/cards.ts";
import { crewCard } from "../crew-and-ships/abilities.ts";
import { discardTop } from "../market/tops.ts";
import { emit, me, next, random } from "../agenda/play.ts";
import { shuffledBack } from "./decks.ts";
import { doLine } from "./lines.ts";
import { hireFaceup } from "./hiring.ts";
import type { AiLine } from "../cards/ai/lines.ts";
import type { Event } from "../events.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Play } from "../agenda/play.ts";

export function aiTurn(play: Play, task: TaskOf<"ai-turn">): void {
  const { player } = task;
  const card = me(play, player).opponent?.cards[0];
  if (card === undefined) return;
  emit(play, { type: "ai-card-drawn", player, card, rule: "OR-SOLO-02" });
  const droids = me(play, player).crew.some((crew) => crewCard(crew).droid === true);
  const times = aiCard(card).twiceWithDroid === true && droids ? 2 : 1;
  next(
    play,
    { type: "ai-lines", player, card, step: "planning", from: 0, times },
    { type: "ai-lines", player, card, step: "action", from: 0, times: 1 },
    { type: "ai-lines", player, card, step: "encounter", from: 0, times: 1 },
    { type: "ai-lines", player, card, step: "special", from: 0, times: 1 },
  );
}

/** Planning and encounter: the first line with an effect. Action: every line, one after the other. */
export function aiLines(play: Play, task: TaskOf<"ai-lines">): void {
  const { player, card, step, from } = task;
  // [OR-SOLO-09] A defeated opponent finishes its line; the rest of the turn is lost.
  if (me(play, player).defeated && step !== "planning") return;
  if (step === "special") {
    special(play, player, card);
    return;
  }
  const lines = aiCard(card)[step];
  for (let i = from; i < lines.length; i++) {
    const line = lines[i];
    if (line === undefined) return;
    // What the line itself sets in motion comes first, so the rest waits below it.
    const depth = play.agenda.length;
    const heading = play.events.length;
    if (!doLine(play, player, line)) continue;
    // Told before what it led to, though only its effect shows that the line was taken.
    play.events.splice(heading, 0, {
      type: "ai-line-done",
      player,
      card,
      line: `${step}.${i}.${deedOf(line, play.events.slice(heading))}`,
      rule: "OR-SOLO-02",
    });
    const again = step === "action" || task.times > 1;
    if (again) play.agenda.splice(depth, 0, { ...task, from: i + 1, times: task.times - 1 });
    return;
  }
}

/** What the line came to: whoever could not buy a luxury earned something instead, and that is told. */
function deedOf(line: AiLine, events: readonly Event[]): AiLine["do"] {
  const earned = line.do === "buy-luxury" && !events.some(({ type }) => type === "fame-gained");
  return earned ? "gain" : line.do;
}

/** [OR-SOLO-10] The last line of some cards; only this card is shuffled back. */
function special(play: Play, player: number, card: string): void {
  const { special: line } = aiCard(card);
  if (line === null) return;
  if (line === "hire-faceup") {
    if (hireFaceup(play, player))
      emit(play, {
        type: "ai-line-done",
        player,
        card,
        line: "special.0.hire-faceup",
        rule: "OR-SOLO-10",
      });
    return;
  }
  for (const deck of line) discardTop(play, deck, "OR-SOLO-10");
  const cards = shuffledBack(me(play, player).opponent?.cards ?? [], card, (places) =>
    random(play, places, `ai-shuffle-${player}`),
  );
  emit(play, { type: "ai-deck-shuffled", player, cards, rule: "OR-SOLO-10" });
}
