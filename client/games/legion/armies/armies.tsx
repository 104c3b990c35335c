/** Before the marks: which edition, which mission, and two armies by paste, by picking, or by typing. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import { sides } from "#rules/legion/index.ts";
import { lazy } from "../../../lazy.tsx";
import { Button } from "../../../pieces/button.tsx";
import { MissionCard } from "../mission/mission-card.tsx";
import type { LedgerProps } from "../screen-types.ts";
import { EditionQuestion } from "./edition-question.tsx";

/** Every card there is comes with it: nobody needs them to say which edition is played. */
export const Army = lazy(async () => (await import("./army.tsx")).Army);

export function Armies(props: LedgerProps): JSX.Element {
  const { view, words, seat } = props;
  const off = view.scenarioCards && !view.policies.scenarioAllowsBounty;
  if (!view.editionAsked && seat !== null) return <EditionQuestion {...props} />;
  return (
    <div class="armies">
      {off && <p class="ledger-note">{words.armies.scenario}</p>}
      {view.edition === "current" && <MissionCard {...props} />}
      <div class="columns">
        {sides.map((side) => (
          <Army key={side} side={side} {...props} />
        ))}
      </div>
      {seat !== null && <Ready {...props} off={off} />}
    </div>
  );
}

/**
 * What the lists left open bars the way, with a count. A side without units does not: the rules take them later too
 * [LB-LEDGER-03]; it is said, and the lamp is not lit.
 */
function Ready({ view, words, send, whyNot, off }: LedgerProps & { off: boolean }): JSX.Element {
  const w = words.armies;
  const whole = useSignal(false);
  const complete = sides.every((side) => view.units.some((unit) => unit.side === side));
  const close = { type: "close-armies", ...(whole.value ? { whole: true } : {}) } as const;
  const refusal = whyNot(close);
  const note = refusal?.text ?? (complete ? null : w.empty);
  return (
    <>
      {view.seats === 2 && (
        <Button tone="quiet" press={() => void send({ type: "swap-colours" })}>
          {w.swap}
        </Button>
      )}
      {view.edition === "current" && view.units.length > 0 && (
        <label class="check">
          <input
            type="checkbox"
            checked={whole.value}
            onChange={(event) => (whole.value = event.currentTarget.checked)}
          />
          <span>
            {words.mission.whole} <small>{words.mission.wholeHint}</small>
          </span>
        </label>
      )}
      <div class="armies-doors">
        {view.units.length === 0 && (
          <Button press={() => void send({ type: "add-army", units: demoUnits })}>{w.demo}</Button>
        )}
        {note !== null && <p class="ledger-note">{note}</p>}
        <Button
          tone={complete ? "lamp" : "plain"}
          wide
          whyNot={refusal?.text ?? null}
          press={() => void send(close)}
        >
          {off ? w.readyOff : w.ready}
        </Button>
      </div>
    </>
  );
}
