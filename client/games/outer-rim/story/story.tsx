/** The story face: what is being resolved, and its lines as answers beneath. */
import type { JSX } from "preact";
import type { Command } from "#rules/outer-rim/index.ts";
import { answerText } from "../answer-text.ts";
import type { Asked } from "../asked.ts";
import type { Desk } from "../desk.ts";
import { effectLines } from "../tell/effects.ts";
import { finished } from "../tell/line.ts";
import { ToldLines } from "../told-lines.tsx";
import { OddsChip } from "./chip.tsx";
import { lineAt } from "./line.ts";
import { Moment } from "./moment.tsx";
import { chipsOf, chipsOfEffects, type Chip } from "./odds.ts";

export function Story({
  desk,
  asked,
}: {
  readonly desk: Desk;
  readonly asked: Asked;
}): JSX.Element {
  const lines = asked.answers.filter(({ thing }) => thing.on === "line");
  return (
    <section class="or-story" aria-label={desk.words.labels.faces.story}>
      <Moment desk={desk} />
      <ul class="or-lines">
        {lines.map(({ command }, i) => (
          <li key={i}>
            <LineButton command={command} asked={asked} desk={desk} number={i + 1} />
          </li>
        ))}
      </ul>
    </section>
  );
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
      ? chipsOf(command, asked.question, desk.view)
      : chipsOfEffects(line.effects, desk.view, asked.question.seat);
  const told =
    line === null ? [] : finished(desk.words.texts, effectLines(desk.words.texts, line.effects, 0));
  return (
    <button type="button" class="or-line" data-key={number} onClick={() => desk.act(command)}>
      <span class="or-line-label">{answerText(command, asked.question, desk)}</span>
      {line !== null && line.pay > 0 && (
        <span class="or-line-pay">{desk.words.labels.story.pays(desk.say.amount(line.pay))}</span>
      )}
      {chips.length > 0 && (
        <span class="or-chips">
          {chips.map((chip, i) => (
            <OddsChip key={i} chip={chip} desk={desk} />
          ))}
        </span>
      )}
      {told.length > 0 && <ToldLines lines={told} />}
    </button>
  );
}
