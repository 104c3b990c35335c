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

export function Dock({ desk }: { readonly desk: Desk }): JSX.Element {
  const { asked, words, say, face } = desk;
  if (asked === null) return <footer class="or-dock or-quiet">{waitingText(desk)}</footer>;
  if (asked.face === "gallery" && face === "gallery") return <></>;
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
        {asked.face !== "gallery" &&
          dockAnswers(asked).map((command) => (
            <AnswerButton
              key={JSON.stringify(command)}
              command={command}
              asked={asked}
              desk={desk}
            />
          ))}
        <Favors desk={desk} asked={asked} />
      </div>
      {desk.picked === null && <Ideas desk={desk} />}
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
