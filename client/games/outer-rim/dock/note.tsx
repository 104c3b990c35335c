/** What the question does not say of itself: why a step falls away, why somebody shows up. */
import type { JSX } from "preact";
import { stepOf } from "#rules/outer-rim/index.ts";
import type { Asked } from "../asked.ts";
import { playerAt, type Desk } from "../desk.ts";
import { handedIn } from "../market/handed-in.ts";

export function Note({
  desk,
  asked,
}: {
  readonly desk: Desk;
  readonly asked: Asked;
}): JSX.Element | null {
  const text = noteText(desk, asked);
  return text === null ? null : <p class="or-hint">{text}</p>;
}

function noteText({ view, words, say }: Desk, { question }: Asked): string | null {
  const { notes } = words.labels.board;
  if (question.ask === "barter") {
    const { cards, worth } = handedIn(view, question.seat);
    if (cards.length === 0) return null;
    return notes.handedIn(words.labels.list(cards.map((id) => say.card(id))), say.amount(worth));
  }
  if (question.ask === "reveal-contact")
    return stepOf(view) === "action" ? notes.revealedAtMarket : notes.revealed;
  if (question.ask === "patrol-way") return notes.patrolWay;
  if (question.ask !== "action") return null;
  const me = playerAt(view, question.seat);
  // [OR-DMG-04] [OR-CARGO-04] A step that falls away without a word looks like a fault.
  if (me.defeated) return notes.defeated;
  return me.used.includes("skip-encounter") ? notes.noEncounter : null;
}
