/** What the question does not say of itself: why a step falls away, why somebody shows up, who has come nearer. */
import type { JSX } from "preact";
import { stepOf, type Faction } from "#rules/outer-rim/index.ts";
import type { OpenQuestion } from "../asked.ts";
import { playerAt, type Tabletop } from "../tabletop.ts";
import { handedIn } from "../market/handed-in.ts";
import { cameNote } from "../say/patrol-note.ts";
import { Refused } from "./refused.tsx";

export function Note({
  tabletop,
  asked,
}: {
  readonly tabletop: Tabletop;
  readonly asked: OpenQuestion;
}): JSX.Element {
  const { view } = tabletop;
  const text = noteText(tabletop, asked);
  return (
    <>
      {text !== null && <p class="or-hint">{text}</p>}
      {asked.question.ask === "action" &&
        view.current === asked.question.seat &&
        view.patrolsMoved.map((faction) => (
          <Came key={faction} tabletop={tabletop} asked={asked} faction={faction} />
        ))}
    </>
  );
}

/** [OR-PAT-07] What I moved is said where I look; what came to me is more than a hint. */
function Came({
  tabletop,
  asked,
  faction,
}: {
  readonly tabletop: Tabletop;
  readonly asked: OpenQuestion;
  readonly faction: Faction;
}): JSX.Element {
  const { text, isHere } = cameNote(faction, asked.question.seat, tabletop);
  return isHere ? (
    <Refused tabletop={tabletop} text={text} rule="OR-PAT-07" />
  ) : (
    <p class="or-hint">{text}</p>
  );
}

function noteText({ view, words, say }: Tabletop, { question }: OpenQuestion): string | null {
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
