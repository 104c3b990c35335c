import { sides, waitingEffects, type Side } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import type { JSX } from "preact";
import type { LedgerProps } from "../screen-types.ts";
import { yetToGo } from "./weight.ts";

/** The score, the round and who has not gone in it. */
export function Score({
  view,
  words,
  send,
  seat,
  whyNot,
  open,
}: LedgerProps & { open: (sheet: "standing" | "round" | "waiting") => void }): JSX.Element {
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
      <button type="button" class="round" onClick={() => open("waiting")}>
        <span class="number">{w.round(view.round, view.rounds)}</span>
        <span class="to-go">
          {w.toGo}
          {sides.map((side) => (
            <ToGo key={side} side={side} name={words.side[side] ?? side} view={view} />
          ))}
        </span>
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

function ToGo({
  side,
  name,
  view,
}: Pick<LedgerProps, "view"> & { side: Side; name: string }): JSX.Element {
  return (
    <span class={`side-${side}`}>
      <span class="side-sign" aria-hidden="true" />
      <span class="unseen">{name}</span> <b class="number">{yetToGo(view, side).length}</b>
    </span>
  );
}
