/** Final scoring as a reveal in the order of the pad [BH-SCORE-01], each point with its reason. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { hallOrigin, lookUpAddress } from "#client/lobby/hall-address.ts";
import { Button } from "#client/pieces/button.tsx";
import { media } from "#client/pieces/media.ts";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { locale, motionWelcome } from "#client/settings/settings.ts";
import type { View } from "#rules/bounty-hunters/index.ts";
import type { FinalProps, SeatName } from "../screen.ts";
import { calledAt } from "./say/called.ts";
import { Sprite } from "./card.tsx";
import { PadTable, rowsOf } from "./end/pad.tsx";
import { Reasons } from "./end/reasons.tsx";
import { ShareDoors } from "./end/share-doors.tsx";
import { Triumph } from "./end/triumph.tsx";
import { markCounted, rowMs, useWasCounted } from "./end/counted.ts";
import type { BountyHuntersScreen } from "./screen-types.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { endSentence } from "#client/table/end/end-sentence.ts";
import { useSaid } from "#client/speech/use-said.ts";

const roomy = media("(min-width: 1100px)");

export function Final(props: FinalProps<BountyHuntersScreen>): JSX.Element {
  const { view, words, names, outcome, session } = props;
  const rows = rowsOf(view.rules.mode);
  const table = session?.table;
  const wasCounted = useWasCounted(table);
  const [shown, show] = useState(motionWelcome.value && !wasCounted ? 1 : rows.length);
  const isOver = shown >= rows.length;
  const row = rows[Math.min(shown, rows.length) - 1] ?? "total";
  const where = whereAndWhen(props);
  useSaid(isOver ? endSentence(outcome, names) : null, "must");
  // The house as others can reach it: it stands on the picture that is sent on.
  useEffect(() => void lookUpAddress(), []);
  useEffect(() => {
    if (isOver && table !== undefined) markCounted(table);
    if (isOver) return;
    const timer = setTimeout(() => show(shown + 1), rowMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <section class="bh-final" aria-labelledby="bh-final-title">
      <Sprite />
      {isOver && <Triumph {...props} where={where} fresh={!wasCounted} />}
      <h2 id="bh-final-title">{words.final.title}</h2>
      <div class="bh-count">
        <PadTable view={view} names={names} words={words} shown={shown} />
        {!isOver && (
          // Above the reasons: however many cards there are, nobody has to look for the way on.
          <div class="bh-doors">
            <Button press={() => show(shown + 1)}>{words.final.next}</Button>
            <Button press={() => show(rows.length)}>{words.final.skip}</Button>
          </div>
        )}
      </div>
      {!isOver && <Why view={view} names={names} words={words} row={row} />}
      {isOver && (
        <>
          <ShareDoors view={view} words={words} names={names} outcome={outcome} />
          <div class="bh-whylist">
            {rows.slice(0, -1).map((one, at) => (
              <details key={one} class="bh-why" name="bh-why" open={roomy.value && at === 0}>
                <summary>{words.final.why(words.rows[one])}</summary>
                <Why view={view} names={names} words={words} row={one} />
              </details>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** The day of the last move, in the reader's own words, and the house it was played in. */
function whereAndWhen({ log }: FinalProps<BountyHuntersScreen>): string {
  const last = log.findLast((entry) => entry.type === "news")?.at;
  const day = last === undefined || last === 0 ? new Date() : new Date(last);
  const date = day.toLocaleDateString(locale.value, { dateStyle: "long" });
  return `${date} · ${new URL(hallOrigin.value).host}`;
}

function Why({
  view,
  names,
  words,
  row,
}: {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Words;
  readonly row: ReturnType<typeof rowsOf>[number];
}): JSX.Element {
  return (
    <ul class="bh-whys">
      {view.boards.map((_, seat) => (
        <li key={seat}>
          <h3>
            <SeatMark seat={seat} /> {calledAt(names, seat, words)}
          </h3>
          <Reasons view={view} seat={seat} row={row} words={words} />
        </li>
      ))}
    </ul>
  );
}
