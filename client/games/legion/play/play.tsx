/** One screen: blue left, red right, the score on top. */
import { useSignal } from "@preact/signals";
import { sides } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { lazy } from "../../../lazy.tsx";
import { ActivationSheet } from "./activation-sheet.tsx";
import { Forgotten } from "./forgotten.tsx";
import { KillSheet } from "./defeat/kill-sheet.tsx";
import { EditionSheet } from "../mission/edition-sheet.tsx";
import { EndOfRound } from "../mission/end-of-round.tsx";
import { SecondaryDoors } from "../mission/secondary-doors.tsx";
import { QuestionCard } from "./question.tsx";
import { StandingSheet } from "./standing.tsx";
import { matters } from "./weight.ts";
import { UnitSheet } from "./unit/unit-sheet.tsx";
import { Score } from "./score.tsx";
import { Column } from "./column.tsx";
import type { JSX } from "preact";
import type { LedgerProps } from "../screen-types.ts";
import type { LedgerSheet } from "./column.tsx";
import "./phone.css";

const RoundSheet = lazy(async () => (await import("./round-sheet.tsx")).RoundSheet);

export function Play(props: LedgerProps): JSX.Element {
  const { view, words, seat } = props;
  const w = words.play;
  const opened = useSignal<LedgerSheet | null>(null);
  const all = useSignal(false);
  const close = (): void => {
    opened.value = null;
  };
  const hidden = view.units.filter((unit) => !matters(view, unit));

  const sheet = opened.value;
  const subject =
    sheet !== null && "unit" in sheet
      ? view.units.find((unit) => unit.id === sheet.unit)
      : undefined;

  return (
    <div class="play">
      <Score {...props} open={(sheet) => (opened.value = { sheet })} />
      {view.question !== null && <QuestionCard {...props} />}
      <div class="columns">
        {sides.map((side) => (
          <Column
            key={side}
            {...props}
            side={side}
            all={all.value}
            open={(to) => (opened.value = to)}
          />
        ))}
      </div>
      {hidden.length > 0 && (
        <Button tone="quiet" wide expanded={all.value} press={() => (all.value = !all.value)}>
          {w.others(hidden.length)}
        </Button>
      )}
      {seat !== null && <SecondaryDoors {...props} />}
      {seat !== null && view.phase !== "over" && <Forgotten {...props} />}
      {sheet?.sheet === "round" && <EndOfRound {...props} close={close} />}
      {sheet?.sheet === "edition" && <EditionSheet {...props} close={close} />}
      {sheet?.sheet === "standing" && (
        <StandingSheet
          {...props}
          close={close}
          edition={() => (opened.value = { sheet: "edition" })}
        />
      )}
      {sheet?.sheet === "waiting" && (
        <RoundSheet
          {...props}
          close={close}
          due={(unit) => (opened.value = { sheet: "activation", unit })}
        />
      )}
      {sheet?.sheet === "kill" && subject && <KillSheet {...props} unit={subject} close={close} />}
      {sheet?.sheet === "unit" && subject && (
        <UnitSheet
          {...props}
          unit={subject}
          close={close}
          turn={(which) => (opened.value = { sheet: which, unit: subject.id })}
        />
      )}
      {sheet?.sheet === "activation" && subject && (
        <ActivationSheet {...props} unit={subject} close={close} />
      )}
    </div>
  );
}
