/** One screen: blue left, red right, the score on top. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { sides, waitingEffects, type Unit, type UnitId } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import { ActivationSheet } from "./activation-sheet.tsx";
import { Forgotten } from "./forgotten.tsx";
import { KillSheet } from "./kill-sheet.tsx";
import { EditionSheet } from "../mission/edition-sheet.tsx";
import { EndOfRound } from "../mission/end-of-round.tsx";
import { SecondaryDoors } from "../mission/secondary-doors.tsx";
import { QuestionCard } from "./question.tsx";
import type { LedgerProps } from "../screen-types.ts";
import { StandingSheet } from "./standing.tsx";
import { byWeight, matters, Tile } from "./tile.tsx";
import { UnitSheet } from "./unit-sheet.tsx";

type Opened =
  | { readonly sheet: "kill" | "unit" | "activation"; readonly unit: UnitId }
  | { readonly sheet: "standing" | "round" | "edition" };

export function Play(props: LedgerProps): JSX.Element {
  const { view, words, send, seat, whyNot } = props;
  const w = words.play;
  const opened = useSignal<Opened | null>(null);
  const all = useSignal(false);
  const close = (): void => {
    opened.value = null;
  };
  const { blue, red } = view.standing.victoryTokens;
  const round = whyNot({ type: "new-round" });
  const hidden = view.units.filter((unit) => !matters(view, unit));

  function nextRound(): void {
    if (view.edition === "current") {
      opened.value = { sheet: "round" };
      return;
    }
    void send({ type: "new-round" });
    for (const unit of view.units)
      if (!unit.defeated && waitingEffects(unit).length > 0) toast(w.reminder(unit.name), "lamp");
  }
  const sheet = opened.value;
  const subject =
    sheet !== null && "unit" in sheet
      ? view.units.find((unit) => unit.id === sheet.unit)
      : undefined;

  return (
    <div class="play">
      <header class="score">
        <button type="button" class="totals" onClick={() => (opened.value = { sheet: "standing" })}>
          <span class="unseen">{words.labelled(w.now, "")}</span>
          <span class="side-blue">
            <span class="side-sign" aria-hidden="true" />
            {words.blue} <b class="number">{blue.total}</b>
          </span>
          <i aria-hidden="true">–</i>
          <span class="side-red">
            <b class="number">{red.total}</b> {words.red}
            <span class="side-sign" aria-hidden="true" />
          </span>
        </button>
        <span class="round number">{w.round(view.round, view.rounds)}</span>
        <button
          type="button"
          class="edition-tag"
          onClick={() => (opened.value = { sheet: "edition" })}
        >
          {words.final.edition[view.edition]}
        </button>
        {seat !== null && (
          <Button
            tone="quiet"
            icon="next"
            label={w.nextRound}
            whyNot={round?.text ?? null}
            press={nextRound}
          />
        )}
      </header>
      {view.question !== null && <QuestionCard {...props} />}
      <div class="columns">
        {sides.map((side) => (
          <ul key={side} class={`tiles side-${side}`} aria-label={words.side[side]}>
            {view.units
              .filter((unit) => unit.side === side && (all.value || matters(view, unit)))
              .toSorted(byWeight(view))
              .map((unit) => (
                <Tile
                  key={unit.id}
                  view={view}
                  unit={unit}
                  words={words}
                  {...(seat === null
                    ? {}
                    : { open: () => (opened.value = { sheet: "unit", unit: unit.id }) })}
                >
                  {seat !== null && !unit.defeated && (
                    <Doors
                      unit={unit}
                      words={words}
                      gone={view.activated.includes(unit.id)}
                      go={() =>
                        void send({
                          type: "end-activation",
                          unit: unit.id,
                          order: null,
                          creditTo: null,
                        })
                      }
                      open={(which) => (opened.value = { sheet: which, unit: unit.id })}
                    />
                  )}
                </Tile>
              ))}
          </ul>
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
      {sheet?.sheet === "standing" && <StandingSheet {...props} close={close} />}
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

function Doors({
  unit,
  words,
  gone,
  go,
  open,
}: {
  unit: Unit;
  words: LedgerProps["words"];
  gone: boolean;
  go: () => void;
  open: (sheet: "kill" | "activation") => void;
}): JSX.Element {
  const waits = waitingEffects(unit).length > 0;
  return (
    <>
      {waits ? (
        <Button tone="lamp" class="tile-door" press={() => open("activation")}>
          {words.play.endOfActivation}
        </Button>
      ) : (
        <Button
          class="tile-door"
          tone={gone ? "quiet" : "plain"}
          pressed={gone}
          label={words.labelled(gone ? words.mission.hasGone : words.mission.goes, unit.name)}
          press={go}
        >
          {gone ? words.mission.hasGone : words.mission.goes}
        </Button>
      )}
      <Button
        class="tile-door"
        label={words.labelled(words.play.defeated, unit.name)}
        press={() => open("kill")}
      >
        {words.play.defeated}
      </Button>
    </>
  );
}
