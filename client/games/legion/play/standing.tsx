/** If the game ended now; objectives by hand; the end itself. */
import type { JSX } from "preact";
import { sides, type Result, type Side, type View } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import type { LedgerProps } from "../screen-types.ts";
import { missingLine } from "./missing-costs.ts";
import type { Words } from "#words/made/legion/words.ts";
import { rowName, ResultTable } from "../share/result-table.tsx";

export function headline(winner: Side | null, words: Words): string {
  return winner === null ? words.final.draw : words.final.wins(words.side[winner] ?? winner);
}

export function verdictLine(view: View, words: Words): string {
  return `${headline(view.standing.winner, words)}, ${decider(view, words)}.`;
}

/** [LC-END-03] [LC-END-05] The current edition counts victory points where the classic one counts tokens. */
const inPoints: Readonly<Partial<Record<Result["decidedBy"], string>>> = {
  "victory-tokens": "victory-points",
  "points-defeated": "points-lost",
};

export function decider({ edition, standing }: View, words: Words): string {
  const { decidedBy, endedBy } = standing;
  const how = edition === "current" ? (inPoints[decidedBy] ?? decidedBy) : decidedBy;
  return words.final.by[endedBy === "twelve" ? "twelve" : how] ?? "";
}

export function StandingSheet({
  view,
  words,
  send,
  seat,
  close,
  edition,
}: LedgerProps & { close: () => void; edition: () => void }): JSX.Element {
  const w = words.play;
  const missing = missingLine(view, words);
  const score = (side: Side, tokens: number): void => {
    close();
    void send({ type: "score-objective", side, tokens });
  };
  const end = (wipedOut: Side | null): void => {
    close();
    void send({ type: "end-game", wipedOut });
  };
  return (
    <Sheet title={w.now} close={close}>
      <ResultTable result={view.standing} edition={view.edition} words={words} />
      <p>{verdictLine(view, words)}</p>
      {missing !== null && <p class="hint">{missing}</p>}
      <Button class="edition-tag" press={edition}>
        {words.final.edition[view.edition]}
      </Button>
      {seat !== null && (
        <>
          {sides.map((side) => (
            <ByHand key={side} side={side} view={view} words={words} score={score} />
          ))}
          <details class="the-end">
            <summary class="label">{w.endGame}</summary>
            <Button wide tone="lamp" press={() => end(null)}>
              {w.endNow}
            </Button>
            <div class="doors">
              {sides.map((side) => (
                <Button key={side} press={() => end(side)}>
                  {w.wipedOut(words.side[side] ?? side)}
                </Button>
              ))}
            </div>
          </details>
        </>
      )}
    </Sheet>
  );
}

/** Points of the objective, two taps from anywhere: the score, then how many. */
function ByHand({
  side,
  view,
  words,
  score,
}: {
  side: Side;
  view: View;
  words: Words;
  score: (side: Side, tokens: number) => void;
}): JSX.Element {
  const name = words.side[side] ?? side;
  return (
    <div class={`stepper side-${side}`}>
      <span class="label">{words.labelled(name, rowName("objective", view.edition, words))}</span>
      <b class="number">{view.objectives[side]}</b>
      {[-1, 1, 2, 3].map((tokens) => {
        const text = tokens < 0 ? `−${-tokens}` : `+${tokens}`;
        return (
          <Button key={tokens} label={`${name} ${text}`} press={() => score(side, tokens)}>
            {text}
          </Button>
        );
      })}
    </div>
  );
}
