/** [LC-TOUR-06] What was read of a list: 12 of 12 units, 1,000 of 1,000 points. */
import type { JSX } from "preact";
import type { ListSummary } from "#rules/legion/index.ts";
import { eventWords } from "./words.ts";
import { SaidLine } from "../../../speech/said-line.tsx";

export function ListLine({ list, points }: { list: ListSummary; points: number }): JSX.Element {
  const w = eventWords();
  const fits = list.flaws.length === 0;
  if (list.flaws.includes("unreadable"))
    return (
      <SaidLine kind="must" class="ledger-note">
        {w.flaws["unreadable"] ?? ""}
      </SaidLine>
    );
  return (
    <div class={fits ? "list-line" : "list-line ledger-note"}>
      <SaidLine kind="must" class="number">
        {`${
          list.saidUnits === null
            ? w.onlyUnits(list.units)
            : w.countUnits(list.units, String(list.saidUnits))
        }, ${w.countPoints(list.points, points)}`}
      </SaidLine>
      {fits && <p>{w.fits}</p>}
      {list.flaws.length > 0 && (
        <ul>
          {list.flaws.map((flaw) => (
            <li key={flaw}>{w.flaws[flaw]}</li>
          ))}
        </ul>
      )}
      {list.questions.length > 0 && <p>{w.asks(list.questions.join(", "))}</p>}
    </div>
  );
}
