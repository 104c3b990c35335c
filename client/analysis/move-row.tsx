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
        {chance && <p>{chanceText(chance, language.value)}</p>}
        <p class="soft">
          {rows.length > 0 ? rows.join(", ") : w.sum(signed(move.total, language.value))}
        </p>
      </dd>
    </div>
  );
}
