/** The end is announced loudly: it comes sooner than expected [BH-END-03]. */
import type { JSX } from "preact";
import { Icon } from "#client/pieces/icon.tsx";
import type { View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { SeatName } from "../../../screen.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { alarmText } from "../../say/alarm-text.ts";
import { useSaid } from "#client/speech/use-said.ts";

export function Alarm({
  view,
  names,
  words,
  seat,
}: {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Words;
  readonly seat: Seat | null;
}): JSX.Element {
  const alarm = alarmText(view, names, words, seat);
  useSaid(alarm?.text, "must");
  return (
    <div class="bh-alarms">
      {alarm && (
        <p class={`bh-alarm${alarm.loud ? " bh-loud" : ""}`}>
          <Icon name="warn" />
          <span>{alarm.text}</span>
        </p>
      )}
    </div>
  );
}
