/** The story face: what is being resolved, and its lines as answers beneath. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import {
  bountyFor,
  contactCard,
  dealShape,
  isMarketCard,
  roomForCard,
  type Command,
} from "#rules/outer-rim/index.ts";
import { answerText } from "../say/answer.ts";
import type { Asked } from "../asked.ts";
import { myself, playerAt, type Desk } from "../desk.ts";
import { mayDeal } from "../dock/deal-door.tsx";
import { Horizon } from "../stage/horizon.tsx";
import { gist } from "../say/gist.ts";
import { Owed } from "../offer/owed.tsx";
import { effectLines } from "../tell/effects.ts";
import { abilityLines } from "../tell/abilities.ts";
import { finished, under, type Line as ToldLine } from "../tell/line.ts";
import { crewSkills } from "../tell/people.ts";
import { ToldLines } from "../told-lines.tsx";
import { OddsChip } from "./chip.tsx";
import { lineAt, type Line } from "./line.ts";
import { Moment } from "./moment.tsx";
import { ShutLines } from "./shut-lines.tsx";
import { chipsOf, chipsOfEffects, type Chip } from "./odds.ts";
import { helpChips, helpFor } from "./dice/help.ts";
import { rerollChips } from "./dice/reroll-odds.ts";
import { wouldBe } from "./dice/would-be.ts";
import "../stage/stage.css";

export function Story({
  desk,
  asked,
}: {
  readonly desk: Desk;
  readonly asked: Asked;
}): JSX.Element {
  const lines = asked.answers.filter(({ thing }) => thing.on === "line");
  // [UB-DEBT-03] Help that is mine for the asking stands beside the roll it is for.
  const owed = dealShape(desk.view, asked.question)?.owed ?? [];
  const { faces, story } = desk.words.labels;
  const isAside = useSignal(false);
  const help = helpAsked(asked, desk);
  return (
    <section
      class={isAside.value ? "or-story or-aside" : "or-story or-staged night"}
      aria-label={faces.story}
      tabIndex={-1}
    >
      {!isAside.value && <Horizon space={myself(desk).space} />}
      {/* Where the tabs of a phone are not. */}
      <p class="or-step-back">
        <Button tone="quiet" press={() => (isAside.value = !isAside.value)}>
          {isAside.value ? story.toStage : story.toMap}
        </Button>
      </p>
      <Moment desk={desk} />
      <ul class="or-lines">
        {lines.map(({ command }, i) => (
          <li key={i}>
            <LineButton command={command} asked={asked} desk={desk} number={i + 1} />
          </li>
        ))}
        {help !== null && (
          <li>
            <button type="button" class="or-line or-help" onClick={() => desk.look("offer")}>
              <span class="or-line-label">{help}</span>
            </button>
          </li>
        )}
        {asked.question.ask === "choose" && <ShutLines desk={desk} asked={asked} />}
        {owed.length > 0 && (
          <li>
            <Owed desk={desk} owed={owed} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** [UB-FAV-01] Before a roll a favor is asked for where one rolls. */
function helpAsked({ question }: Asked, desk: Desk): string | null {
  if (!mayDeal(desk)) return null;
  const { story } = desk.words.labels;
  const skill = question.params["skill"];
  if (question.ask === "before-combat") return story.askDie;
  const isTest = question.ask === "before-test" || question.ask === "advice";
  return isTest && typeof skill === "string"
    ? story.askSkill(desk.say.word(`skill.${skill}`))
    : null;
}

/** Whoever may be hired by this line. */
function hiredBy({ effects }: Line, { view }: Desk): string | null {
  const task = view.agenda.at(-1);
  if (task?.type !== "effects" || !effects.some((one) => one.do === "gain-crew")) return null;
  const [kind = "", id = ""] = task.source.card.split(".");
  return kind === "contact" ? id : null;
}

/** What they are worth aboard is said before they are paid. */
function crewOf(hired: string | null, { words: { texts } }: Desk): readonly ToldLine[] {
  const crew = hired === null ? null : contactCard(hired).crew;
  if (crew === null) return [];
  const lines = [...crewSkills(texts, crew), ...abilityLines(texts, crew.abilities, 0)];
  return under(texts["lead.crew"], lines, "crew");
}

function LineButton({
  command,
  asked,
  desk,
  number,
}: {
  readonly command: Command;
  readonly asked: Asked;
  readonly desk: Desk;
  readonly number: number;
}): JSX.Element {
  const line = command.type === "choose" ? lineAt(command.option, desk) : null;
  const chips: readonly Chip[] =
    line === null
      ? [
          ...chipsOf(command, asked.question, desk.view),
          ...rerollChips(command, desk.view),
          ...helpChips(command, asked.question, desk.view),
        ]
      : chipsOfEffects(line.effects, desk.view, asked.question.seat);
  const { texts, labels } = desk.words;
  const then = wouldBe(command, desk.view);
  const hired = line === null ? null : hiredBy(line, desk);
  const told =
    line === null
      ? abilityLines(texts, helpFor(command, asked.question, desk.view), 0)
      : finished(texts, [...effectLines(texts, line.effects, 0), ...crewOf(hired, desk)]);
  return (
    <button
      type="button"
      class={command.type === "roll" ? "or-line or-roll" : "or-line"}
      data-key={number}
      onClick={() => desk.act(command)}
    >
      <span class="or-line-label">{answerText(command, asked.question, desk)}</span>
      {line !== null && line.pay > 0 && (
        <span class="or-line-pay">{labels.story.pays(desk.say.amount(line.pay))}</span>
      )}
      {/* [OR-BNTY-02] Nobody hunts their own crew: what becomes of the bounty is said before. */}
      {hired !== null && bountyFor(desk.view, desk.eyes, hired) !== null && (
        <span class="or-line-pay">{labels.story.hunted(desk.say.named(hired))}</span>
      )}
      {then !== null && <span class="or-line-pay">{labels.story.wouldBe(...then)}</span>}
      {chips.length > 0 && (
        <span class="or-chips">
          {chips.map((chip, i) => (
            <OddsChip key={i} chip={chip} desk={desk} />
          ))}
        </span>
      )}
      {told.length > 0 && <ToldLines lines={told} />}
      {line !== null && <Gained line={line} asked={asked} desk={desk} />}
    </button>
  );
}

/** A card that comes with a line: what it is for, and whether there is room for it. */
function Gained({
  line,
  asked,
  desk,
}: {
  readonly line: Line;
  readonly asked: Asked;
  readonly desk: Desk;
}): JSX.Element {
  const me = playerAt(desk.view, asked.question.seat);
  const cards = line.effects.flatMap((one) =>
    one.do === "gain-card" && isMarketCard(one.card) ? [one.card] : [],
  );
  return (
    <>
      {cards.map((card) => (
        <span key={card} class="or-line-told">
          {desk.words.labels.colon(desk.say.card(card), gist(card, desk))}
          {!roomForCard(me, card) && ` · ${desk.words.labels.board.noRoom}`}
        </span>
      ))}
    </>
  );
}
