/** The dock: one sentence that says what now, and the answers that belong to nothing in particular. */
import type { JSX } from "preact";
import { quietly } from "#client/lazy.tsx";
import { Button } from "#client/pieces/button.tsx";
import { usePicked } from "../board/use-picked.ts";
import type { Tabletop } from "../tabletop.ts";
import { offerOf } from "../offer/standing.ts";
import { waitingText } from "../say/status.ts";
import { AnswerButton } from "./answer-button.tsx";
import { dockAnswers } from "./dock-answers.ts";
import { PaceButton } from "./pace-button.tsx";
import { sentence } from "../say/question.ts";

/** A courtesy, which comes when it comes. */
const Ideas = quietly(async () => (await import("./ideas.tsx")).Ideas);
const Note = quietly(async () => (await import("./note.tsx")).Note);
const LaidAmbitions = quietly(
  async () => (await import("../gallery/laid-ambitions.tsx")).LaidAmbitions,
);
const MyOffer = quietly(async () => (await import("../offer/my-offer.tsx")).MyOffer);

export function Dock({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  const { asked, words, face } = tabletop;
  const isEmptyHanded = usePicked(tabletop, (picked) => picked === null);
  if (asked === null) return <Quiet tabletop={tabletop} />;
  if (asked.face === "gallery" && face === "gallery") return <></>;
  // Over the trays of a deal I opened, the rest can wait: the way back is beside them.
  const bargains = face === "offer" && asked.face !== "offer";
  const here = asked.face === "gallery" || bargains ? [] : dockAnswers(asked);
  const elsewhere =
    !bargains && asked.face !== face && asked.face !== "map" && asked.question.ask !== "action";
  // Where only one thing is left to say, nobody is told to choose.
  const isChoice = asked.answers.length > 1;
  return (
    <section
      class={`or-dock ${bargains ? "or-bargains" : ""}`}
      aria-label={words.labels.dock.name}
      tabIndex={-1}
    >
      <p class="or-sentence">{sentence(tabletop, asked)}</p>
      <Note tabletop={tabletop} asked={asked} />
      <div class={`or-answers ${tabletop.busy ? "or-busy" : ""}`}>
        {elsewhere && (
          <Button tone="lamp" press={() => tabletop.look(asked.face)}>
            {words.labels.dock.look(words.labels.faces[asked.face])}
          </Button>
        )}
        {here.map((command) => (
          <AnswerButton
            key={JSON.stringify(command)}
            command={command}
            asked={asked}
            tabletop={tabletop}
          />
        ))}
        {bargains && (
          <Button press={() => tabletop.look(asked.face)}>{words.labels.offer.back}</Button>
        )}
      </div>
      {!elsewhere && !bargains && here.length === 0 && isEmptyHanded && isChoice && (
        <p class="or-hint">{words.labels.board.hints[asked.face]}</p>
      )}
      {!bargains && <Ideas tabletop={tabletop} />}
    </section>
  );
}

/** Others move, or are told of: whom we wait for, and the way to my own move when it is waiting. */
function Quiet({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  const { now, words, say, seat } = tabletop;
  const { board } = words.labels;
  return (
    <section class="or-dock or-quiet" aria-label={words.labels.dock.name} tabIndex={-1}>
      <div class="or-waiting">
        <p>
          {fallText(tabletop) ??
            nextText(tabletop) ??
            toldText(tabletop) ??
            waitingText({ view: now, words, say, seat })}
        </p>
        {/* Not the lit way: whoever follows the light reads what happened. */}
        {tabletop.next && <Button press={tabletop.skip}>{board.toMove}</Button>}
        {isChosenFrom(tabletop) && <LaidAmbitions tabletop={tabletop} />}
        {tabletop.told === null && seat !== null && <PaceButton tabletop={tabletop} />}
      </div>
      {offerOf(tabletop) !== null && <MyOffer tabletop={tabletop} />}
    </section>
  );
}

/** Whom we wait for is known once the dice lie: it would tell how they fell. */
function fallText({ fall, words: { labels } }: Tabletop): string | null {
  if (fall === null) return null;
  if (fall === "later") return labels.board.taleGoesOn;
  return fall === "held" ? labels.story.inHand : labels.story.inTheAir;
}

/** Somebody chooses an ambition; once all have, none is left lying. */
function isChosenFrom({ view }: Tabletop): boolean {
  return view.questions.some(({ ask }, i) => ask === "choose-ambition" && !view.answered[i]);
}

/** In my own turn nobody else moves in between. */
function nextText({ next, now, view, seat, words }: Tabletop): string | null {
  const { board } = words.labels;
  if (!next) return null;
  return now.current === seat && view.current === seat && view.round === now.round
    ? board.goesOn
    : board.next;
}

/** [OR-FAME-03] Whoever still reads how it came about is not told who has won. */
function toldText({ told, now, words }: Tabletop): string | null {
  return told === null || now.winner === null ? null : words.labels.board.taleGoesOn;
}
