/** The end of a round: what lies on the table is counted, side by side, and the referee scores it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import {
  factsAsked,
  primaryCard,
  sides,
  waitingEffects,
  type Facts,
  type Side,
} from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import { foresee } from "../play/defeat/what-if.ts";
import type { LedgerProps } from "../screen-types.ts";
import { missionText } from "./mission-card.tsx";

export function EndOfRound(props: LedgerProps & { close: () => void }): JSX.Element {
  const { view, words, send, close } = props;
  const w = words.mission;
  const facts = useSignal<Readonly<Record<Side, Facts>>>({ blue: {}, red: {} });
  const asked = factsAsked(view);
  const primary = view.mission.cards?.primary ?? null;
  const card = primary === null ? null : primaryCard(primary);
  const waiting = view.units.filter((unit) => !unit.defeated && waitingEffects(unit).length > 0);
  const command = { type: "end-phase", facts: facts.value } as const;
  const { scores } = foresee(view, [command]);
  return (
    <Sheet title={w.endRound(view.round)} close={close}>
      {asked.length > 0 && <p>{missionText(props)}</p>}
      {waiting.map((unit) => (
        <p key={unit.id} class="ledger-note">
          {words.play.reminder(unit.name)}
        </p>
      ))}
      {asked.length === 0 && <p class="hint">{w.nothingToCount}</p>}
      {card !== null && view.round < card.fromRound && (
        <p class="hint">{w.notYet(card.fromRound)}</p>
      )}
      {card?.established === false && <p class="hint">{w.byHand}</p>}
      {asked.map(({ fact, most }) => (
        <fieldset key={fact} class="field facts">
          <legend class="label">{w.facts[fact]}</legend>
          {sides.map((side) => (
            <Counter
              key={side}
              label={words.side[side] ?? side}
              side={side}
              value={facts.value[side][fact] ?? 0}
              most={most}
              change={(value) =>
                (facts.value = {
                  ...facts.value,
                  [side]: { ...facts.value[side], [fact]: value },
                })
              }
            />
          ))}
        </fieldset>
      ))}
      <p class="score-change" role="status">
        {scores.length === 0
          ? asked.length > 0 && w.scoresNothing
          : scores
              .map(({ side, from, to }) => `${words.side[side] ?? side} +${to - from}`)
              .join(" · ")}
      </p>
      <Button
        wide
        tone="lamp"
        press={() => {
          close();
          void send(command);
        }}
      >
        {view.round >= view.rounds ? w.lastRound : w.nextRound}
      </Button>
    </Sheet>
  );
}

function Counter({
  label,
  side,
  value,
  most,
  change,
}: {
  readonly label: string;
  readonly side: Side;
  readonly value: number;
  readonly most: number;
  readonly change: (value: number) => void;
}): JSX.Element {
  return (
    <div class={`stepper side-${side}`}>
      <span class="label">{label}</span>
      <Button label={`${label} −1`} press={() => change(Math.max(0, value - 1))}>
        −
      </Button>
      <b class="number">{value}</b>
      <Button label={`${label} +1`} press={() => change(Math.min(most, value + 1))}>
        +
      </Button>
    </div>
  );
}
