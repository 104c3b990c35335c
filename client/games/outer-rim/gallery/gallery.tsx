/** Choosing among cards: the names in a row, the one looked at in full, and the word to take it. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "#client/speech/announcer.ts";
import { Button } from "#client/pieces/button.tsx";
import {
  cardsShown,
  squeezedOn,
  type AmbitionId,
  type CharacterId,
  type Command,
  type ShipId,
} from "#rules/outer-rim/index.ts";
import { answerText } from "../say/answer.ts";
import { isShip } from "../market/taken-card.ts";
import { Person } from "../art/person.tsx";
import { Ship } from "../art/ship.tsx";
import { Sign } from "../art/signs.tsx";
import type { OpenQuestion } from "../asked.ts";
import { playerAt, type Tabletop } from "../tabletop.ts";
import { Refused } from "../dock/refused.tsx";
import { roomText } from "../market/room-text.ts";
import { kindOf } from "../market/card-name.ts";
import { tellCharacter, tellShip } from "../tell/chosen.ts";
import { ToldFace } from "./told-face.tsx";
import { lazy } from "../../../lazy.tsx";

// Asked for once everyone has chosen who they are.
const AmbitionFace = lazy(async () => (await import("./ambition.tsx")).AmbitionFace);
const CardFace = lazy(async () => (await import("../market/card.tsx")).CardFace);

interface Choice {
  readonly id: string;
  readonly command: Command;
}

function choicesOf(asked: OpenQuestion): readonly Choice[] {
  const open = asked.answers.flatMap(({ thing, command }) =>
    thing.on === "choice" ? [{ id: thing.id, command }] : [],
  );
  // [OR-EFF-05] What was turned up and cannot be bought lies there too.
  const shut = cardsShown(asked.question).filter((card) => !open.some(({ id }) => id === card));
  return [
    ...open,
    ...shut.map((id) => ({ id, command: { type: "pick-card", card: id } as const })),
  ];
}

export function Gallery({
  tabletop,
  asked,
}: {
  readonly tabletop: Tabletop;
  readonly asked: OpenQuestion;
}): JSX.Element {
  const choices = choicesOf(asked);
  const [wanted, want] = useState<string | null>(null);
  const shown = choices.find(({ id }) => id === wanted) ?? choices[0];
  const others = asked.answers.filter(({ thing }) => thing.on !== "choice");
  const looked = useRef<HTMLDivElement>(null);
  // What lies open beside the names is heard as well: values, ability, goal.
  useEffect(() => {
    if (wanted !== null) say(textIn(looked.current), "must", { topic: "looked at" });
  }, [wanted]);
  return (
    <section class="or-gallery" aria-label={tabletop.words.labels.faces.gallery} tabIndex={-1}>
      <h2 class="or-sentence">{tabletop.say.word(`ask.${asked.question.ask}`)}</h2>
      <ul class="or-thumbs">
        {choices.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              class="or-thumb"
              aria-pressed={id === shown?.id}
              onClick={() => want(id)}
            >
              <Thumb id={id} asked={asked} />
              <span>{shortName(id, asked, tabletop)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <div class="or-shown" key={shown.id} tabIndex={0} ref={looked}>
          <Shut command={shown.command} tabletop={tabletop} />
          <Detail id={shown.id} asked={asked} tabletop={tabletop} />
        </div>
      )}
      <div class="or-take">
        {shown !== undefined && <Take command={shown.command} asked={asked} tabletop={tabletop} />}
        {others.map(({ command }) => (
          <Button key={JSON.stringify(command)} press={() => tabletop.act(command)}>
            {answerText(command, asked.question, tabletop)}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Sentence by sentence, without what is drawn. */
function textIn(shown: HTMLElement | null): string {
  return shown === null ? "" : shown.innerText.split(/\n+/).join(". ").replaceAll(/\.\. /g, ". ");
}

interface ChoiceProps {
  readonly command: Command;
  readonly tabletop: Tabletop;
}

/** [OR-EFF-05] What lies there to be read and cannot be taken says why. */
function Shut({ command, tabletop }: ChoiceProps): JSX.Element | null {
  const why = tabletop.whyNot(command);
  return why === null ? null : <Refused tabletop={tabletop} {...why} />;
}

function Take({
  command,
  asked,
  tabletop,
}: ChoiceProps & { readonly asked: OpenQuestion }): JSX.Element {
  const why = tabletop.whyNot(command);
  return (
    <Button tone="lamp" whyNot={why?.text ?? null} press={() => tabletop.act(command)}>
      {answerText(command, asked.question, tabletop)}
    </Button>
  );
}

/** [OR-SHIP-03] What the ship has no room for is said before it is taken. */
function Squeezed({
  ship,
  asked,
  tabletop,
}: {
  readonly ship: ShipId;
  readonly asked: OpenQuestion;
  readonly tabletop: Tabletop;
}): JSX.Element | null {
  const { goes, of } = squeezedOn(playerAt(tabletop.view, asked.question.seat), ship);
  return goes === 0 ? null : (
    <Refused tabletop={tabletop} text={roomText(of, goes, tabletop)} rule="OR-SHIP-03" />
  );
}

function shortName(id: string, { question }: OpenQuestion, { say, words }: Tabletop): string {
  switch (question.ask) {
    case "choose-character":
    case "choose-opponent":
      return say.word(`character.${id}.name`);
    case "choose-ambition":
      return say.word(`ambition.${id}.name`);
    case "starting-card":
      return words.labels.gallery.starting[id] ?? id;
    default:
      return isShip(id) ? say.word(`ship.${id}.name`) : say.card(id);
  }
}

const startingSigns = { "90": "bounty", "91": "cargo", "92": "job" } as const;

function Thumb({ id, asked }: { readonly id: string; readonly asked: OpenQuestion }): JSX.Element {
  const { ask } = asked.question;
  if (ask === "choose-character" || ask === "choose-opponent") return <Person id={id} />;
  if (isShip(id)) return <Ship id={id} />;
  if (ask === "choose-ambition") return <Sign name="ambition" />;
  if (ask === "starting-card") return <Sign name={startingSigns[id as "90"] ?? "job"} />;
  return kindOf(id) === "crew" ? <Person id={id} /> : <Sign name={kindOf(id)} />;
}

function Detail({
  id,
  asked,
  tabletop,
}: {
  readonly id: string;
  readonly asked: OpenQuestion;
  readonly tabletop: Tabletop;
}): JSX.Element {
  const { texts, labels } = tabletop.words;
  const picture = <Thumb id={id} asked={asked} />;
  switch (asked.question.ask) {
    case "choose-character":
    case "choose-opponent":
      return <ToldFace told={tellCharacter(texts, id as CharacterId)} picture={picture} />;
    case "choose-ambition":
      return <AmbitionFace id={id as AmbitionId} tabletop={tabletop} />;
    case "starting-card":
      return <p class="or-plain">{labels.gallery.startingLine}</p>;
    default:
      return isShip(id) ? (
        <ToldFace told={tellShip(texts, id)} picture={picture}>
          <Squeezed ship={id} asked={asked} tabletop={tabletop} />
        </ToldFace>
      ) : (
        <CardFace id={id} tabletop={tabletop} />
      );
  }
}
