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
import type { OpenQuestion } from "../asked.ts";
import { myself, playerAt, type Tabletop } from "../tabletop.ts";
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
import { lineAt, type OptionLine } from "./line.ts";
import { Moment } from "./moment.tsx";
import { ShutLines } from "./shut-lines.tsx";
import { chipsOf, chipsOfEffects, type Chip } from "./odds.ts";
import { helpChips, helpFor } from "./dice/help.ts";
import { rerollChips } from "./dice/reroll-odds.ts";
import { wouldBe } from "./dice/would-be.ts";
import "../stage/stage.css";

export function Story({
  tabletop,
  asked,
}: {
  readonly tabletop: Tabletop;
  readonly asked: OpenQuestion;
}): JSX.Element {
  const lines = asked.answers.filter(({ thing }) => thing.on === "line");
  // [UB-DEBT-03] Help that is mine for the asking stands beside the roll it is for.
  const owed = dealShape(tabletop.view, asked.question)?.owed ?? [];
  const { faces, story } = tabletop.words.labels;
  const isAside = useSignal(false);
  const help = helpAsked(asked, tabletop);
  return (
    <section
      class={isAside.value ? "or-story or-aside" : "or-story or-staged night"}
      aria-label={faces.story}
      tabIndex={-1}
    >
      {!isAside.value && <Horizon space={myself(tabletop).space} />}
      {/* Where the tabs of a phone are not. */}
      <p class="or-step-back">
        <Button tone="quiet" press={() => (isAside.value = !isAside.value)}>
          {isAside.value ? story.toStage : story.toMap}
        </Button>
      </p>
      <Moment tabletop={tabletop} />
      <ul class="or-lines">
        {lines.map(({ command }, i) => (
          <li key={i}>
            <LineButton command={command} asked={asked} tabletop={tabletop} number={i + 1} />
          </li>
        ))}
        {help !== null && (
          <li>
            <button type="button" class="or-line or-help" onClick={() => tabletop.look("offer")}>
              <span class="or-line-label">{help}</span>
            </button>
          </li>
        )}
        {asked.question.ask === "choose" && <ShutLines tabletop={tabletop} asked={asked} />}
        {owed.length > 0 && (
          <li>
            <Owed tabletop={tabletop} owed={owed} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** [UB-FAV-01] Before a roll a favor is asked for where one rolls. */
function helpAsked({ question }: OpenQuestion, tabletop: Tabletop): string | null {
  if (!mayDeal(tabletop)) return null;
  const { story } = tabletop.words.labels;
  const skill = question.params["skill"];
  if (question.ask === "before-combat") return story.askDie;
  const isTest = question.ask === "before-test" || question.ask === "advice";
  return isTest && typeof skill === "string"
    ? story.askSkill(tabletop.say.word(`skill.${skill}`))
    : null;
}

/** Whoever may be hired by this line. */
function hiredBy({ effects }: OptionLine, { view }: Tabletop): string | null {
  const task = view.agenda.at(-1);
  if (task?.type !== "effects" || !effects.some((one) => one.do === "gain-crew")) return null;
  const [kind = "", id = ""] = task.source.card.split(".");
  return kind === "contact" ? id : null;
}

/** What they are worth aboard is said before they are paid. */
function crewOf(hired: string | null, { words: { texts } }: Tabletop): readonly ToldLine[] {
  const crew = hired === null ? null : contactCard(hired).crew;
  if (crew === null) return [];
  const lines = [...crewSkills(texts, crew), ...abilityLines(texts, crew.abilities, 0)];
  return under(texts["lead.crew"], lines, "crew");
}

function LineButton({
  command,
  asked,
  tabletop,
  number,
}: {
  readonly command: Command;
  readonly asked: OpenQuestion;
  readonly tabletop: Tabletop;
  readonly number: number;
}): JSX.Element {
  const line = command.type === "choose" ? lineAt(command.option, tabletop) : null;
  const chips: readonly Chip[] =
    line === null
      ? [
          ...chipsOf(command, asked.question, tabletop.view),
          ...rerollChips(command, tabletop.view),
          ...helpChips(command, asked.question, tabletop.view),
        ]
      : chipsOfEffects(line.effects, tabletop.view, asked.question.seat);
  const { texts, labels } = tabletop.words;
  const then = wouldBe(command, tabletop.view);
  const hired = line === null ? null : hiredBy(line, tabletop);
  const told =
    line === null
      ? abilityLines(texts, helpFor(command, asked.question, tabletop.view), 0)
      : finished(texts, [...effectLines(texts, line.effects, 0), ...crewOf(hired, tabletop)]);
  return (
    <button
      type="button"
      class={command.type === "roll" ? "or-line or-roll" : "or-line"}
      data-key={number}
      onClick={() => tabletop.act(command)}
    >
      <span class="or-line-label">{answerText(command, asked.question, tabletop)}</span>
      {line !== null && line.pay > 0 && (
        <span class="or-line-pay">{labels.story.pays(tabletop.say.amount(line.pay))}</span>
      )}
      {/* [OR-BNTY-02] Nobody hunts their own crew: what becomes of the bounty is said before. */}
      {hired !== null && bountyFor(tabletop.view, tabletop.eyes, hired) !== null && (
        <span class="or-line-pay">{labels.story.hunted(tabletop.say.named(hired))}</span>
      )}
      {then !== null && <span class="or-line-pay">{labels.story.wouldBe(...then)}</span>}
      {chips.length > 0 && (
        <span class="or-chips">
          {chips.map((chip, i) => (
            <OddsChip key={i} chip={chip} tabletop={tabletop} />
          ))}
        </span>
      )}
      {told.length > 0 && <ToldLines lines={told} />}
      {line !== null && <Gained line={line} asked={asked} tabletop={tabletop} />}
    </button>
  );
}

/** A card that comes with a line: what it is for, and whether there is room for it. */
function Gained({
  line,
  asked,
  tabletop,
}: {
  readonly line: OptionLine;
  readonly asked: OpenQuestion;
  readonly tabletop: Tabletop;
}): JSX.Element {
  const me = playerAt(tabletop.view, asked.question.seat);
  const cards = line.effects.flatMap((one) =>
    one.do === "gain-card" && isMarketCard(one.card) ? [one.card] : [],
  );
  return (
    <>
      {cards.map((card) => (
        <span key={card} class="or-line-told">
          {tabletop.words.labels.colon(tabletop.say.card(card), gist(card, tabletop))}
          {!roomForCard(me, card) && ` · ${tabletop.words.labels.board.noRoom}`}
        </span>
      ))}
    </>
  );
}
