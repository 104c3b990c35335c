/** The dock: one sentence that says what now, and the answers that belong to nothing in particular. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { answerText } from "../answer-text.ts";
import type { Asked } from "../asked.ts";
import type { Desk } from "../desk.ts";
import { waitingText } from "../status.ts";
import { AnswerButton } from "./answer-button.tsx";
import { dockAnswers, favorsOf } from "./dock-answers.ts";
import { Ideas } from "./ideas.tsx";
import { PaceButton } from "./pace-button.tsx";
import { Starts } from "./starts.tsx";

export function Dock({ desk }: { readonly desk: Desk }): JSX.Element {
  const { asked, words, say, face } = desk;
  if (asked === null) return <Quiet desk={desk} />;
  if (asked.face === "gallery" && face === "gallery") return <></>;
  const here = asked.face === "gallery" ? [] : dockAnswers(asked);
  const elsewhere = asked.face !== face && asked.face !== "map" && asked.question.ask !== "action";
  return (
    <footer class="or-dock" aria-label={words.labels.dock.name}>
      <p class="or-sentence">{say.word(`ask.${asked.question.ask}`)}</p>
      <div class={`or-answers ${desk.busy ? "or-busy" : ""}`}>
        {elsewhere && (
          <Button tone="lamp" press={() => desk.look(asked.face)}>
            {words.labels.dock.look(words.labels.faces[asked.face])}
          </Button>
        )}
        {here.map((command) => (
          <AnswerButton key={JSON.stringify(command)} command={command} asked={asked} desk={desk} />
        ))}
        <Favors desk={desk} asked={asked} />
      </div>
      {!elsewhere && here.length === 0 && desk.picked === null && (
        <p class="or-hint">{words.labels.board.hints[asked.face]}</p>
      )}
      {desk.picked === null && <Starts desk={desk} />}
      {desk.picked === null && <Ideas desk={desk} />}
    </footer>
  );
}

/** Others move, or are told of: whom we wait for, and the way to my own move when it is waiting. */
function Quiet({ desk }: { readonly desk: Desk }): JSX.Element {
  const { board } = desk.words.labels;
  return (
    <footer class="or-dock or-quiet">
      <div class="or-waiting">
        <p>{desk.next ? board.next : waitingText({ ...desk, view: desk.now })}</p>
        {desk.next && (
          <Button tone="lamp" press={desk.skip}>
            {board.toMove}
          </Button>
        )}
        {desk.told === null && desk.seat !== null && <PaceButton desk={desk} />}
      </div>
    </footer>
  );
}

/** Favors are many: they open on demand. */
function Favors({
  desk,
  asked,
}: {
  readonly desk: Desk;
  readonly asked: Asked;
}): JSX.Element | null {
  const favors = favorsOf(asked);
  const [open, setOpen] = useState(false);
  if (favors.length === 0) return null;
  return (
    <>
      <Button expanded={open} press={() => setOpen(!open)}>
        {desk.words.labels.offer.openFavors(favors.length)}
      </Button>
      {open &&
        favors.map((command) => (
          <Button key={JSON.stringify(command)} press={() => desk.act(command)}>
            {answerText(command, asked.question, desk)}
          </Button>
        ))}
    </>
  );
}
