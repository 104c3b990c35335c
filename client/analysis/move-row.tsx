/** One move among those the coach weighed. */
import type { JSX } from "preact";
import type { Expectation } from "#bots/bot.ts";
import { language } from "../settings/settings.ts";
import type { Frame } from "../table/frame.ts";
import { analysisWords, chanceText, rowTexts, signed } from "./words/words.ts";

export function MoveRow({
  frame,
  label,
  move,
  view,
}: {
  readonly frame: Frame;
  readonly label: string;
  readonly move: Expectation;
  readonly view: unknown;
}): JSX.Element {
  const w = analysisWords(language.value);
  const { screen, gameWords } = frame;
  const { chance } = move;
  const rows = rowTexts(move.rows, language.value);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{screen.analysis?.moveText(move.command, gameWords, view)}</b>
        {spoken(move).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <details>
          <summary>{w.numbers}</summary>
          {chance && <p>{chanceText(chance, language.value)}</p>}
          <p class="soft">
            {rows.length > 0 ? rows.join(", ") : w.sum(signed(move.total, language.value))}
          </p>
          <p class="soft">{w.unit}</p>
        </details>
      </dd>
    </div>
  );
}

/** Less than this is not worth a word. */
const worthSaying = 0.5;

/** As the clerk would say it: how it stands, what the move brings most, what it costs most. */
function spoken({ chance, rows }: Expectation): readonly string[] {
  const w = analysisWords(language.value);
  const sorted = Object.entries(rows).toSorted(([, a], [, b]) => b - a);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  const stands = chance === null ? [] : [w.inTen(Math.round(10 * chance.mean))];
  const brings = best !== undefined && best[1] >= worthSaying ? w.gains[best[0]] : undefined;
  const costs = worst !== undefined && worst[1] <= -worthSaying ? w.costs[worst[0]] : undefined;
  return [...stands, brings, costs].filter((line) => line !== undefined);
}
