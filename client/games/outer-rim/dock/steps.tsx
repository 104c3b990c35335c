/** Round and the three steps of the turn. */
import type { JSX } from "preact";
import { stepOf } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";

const steps = ["planning", "action", "encounter"] as const;

export function Steps({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  const { view, words, say } = tabletop;
  const now = stepOf(view);
  return (
    <div class="or-steps">
      {view.round > 0 && <b class="number">{words.labels.round(view.round)}</b>}
      <ol>
        {steps.map((step) => (
          <li key={step} aria-current={step === now ? "step" : undefined}>
            {words.labels.steps[step]}
          </li>
        ))}
      </ol>
      {view.round > 0 && view.winner === null && (
        <span class="or-whose">
          {view.current === tabletop.seat
            ? words.labels.yourTurn
            : words.labels.turnOf(say.player(view.current))}
        </span>
      )}
    </div>
  );
}
