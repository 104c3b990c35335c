import { waitingEffects } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import type { JSX } from "preact";
import type { LedgerProps } from "../screen-types.ts";

/** The score, the round and the edition. */
export function Score({
  view,
  words,
  send,
  seat,
  whyNot,
  open,
}: LedgerProps & { open: (sheet: "standing" | "round" | "edition") => void }): JSX.Element {
  const w = words.play;
  const { blue, red } = view.standing.victoryTokens;
  const round = whyNot({ type: "new-round" });

  function nextRound(): void {
    if (view.edition === "current") {
      open("round");
      return;
    }
    void send({ type: "new-round" });
    for (const unit of view.units)
      if (!unit.defeated && waitingEffects(unit).length > 0) toast(w.reminder(unit.name), "lamp");
  }

  return (
    <header class="score">
      <button type="button" class="totals" onClick={() => open("standing")}>
        <span class="unseen">{words.labelled(w.now, "")}</span>
        <span class="side-blue">
          <span class="side-sign" aria-hidden="true" />
          <span class="side-name">{words.blue}</span> <b class="number">{blue.total}</b>
        </span>
        <i aria-hidden="true">–</i>
        <span class="side-red">
          <b class="number">{red.total}</b> <span class="side-name">{words.red}</span>
          <span class="side-sign" aria-hidden="true" />
        </span>
      </button>
      <span class="round number">{w.round(view.round, view.rounds)}</span>
      <button type="button" class="edition-tag" onClick={() => open("edition")}>
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
  );
}
