/** What the question does not say of itself: why a step falls away, why somebody shows up, who has come nearer. */
import type { JSX } from "preact";
import { stepOf, type Faction } from "#rules/outer-rim/index.ts";
import type { Asked } from "../asked.ts";
import { playerAt, type Desk } from "../desk.ts";
import { handedIn } from "../market/handed-in.ts";
import { cameNote } from "../say/patrol-note.ts";
import { Refused } from "./refused.tsx";

export function Note({ desk, asked }: { readonly desk: Desk; readonly asked: Asked }): JSX.Element {
  const { view } = desk;
  const text = noteText(desk, asked);
  return (
    <>
      {text !== null && <p class="or-hint">{text}</p>}
      {asked.question.ask === "action" &&
        view.current === asked.question.seat &&
        view.patrolsMoved.map((faction) => (
          <Came key={faction} desk={desk} asked={asked} faction={faction} />
        ))}
    </>
  );
}

/** [OR-PAT-07] What I moved is said where I look; what came to me is more than a hint. */
function Came({
  desk,
  asked,
  faction,
}: {
  readonly desk: Desk;
  readonly asked: Asked;
  readonly faction: Faction;
}): JSX.Element {
  const { text, isHere } = cameNote(faction, asked.question.seat, desk);
  return isHere ? (
    <Refused desk={desk} text={text} rule="OR-PAT-07" />
  ) : (
    <p class="or-hint">{text}</p>
  );
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
