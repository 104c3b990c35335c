/** Final scoring as a reveal in the order of the pad [BH-SCORE-01], each point with its reason. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { media } from "#client/pieces/media.ts";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { motionWelcome } from "#client/settings/settings.ts";
import type { View } from "#rules/bounty-hunters/index.ts";
import type { Outcome } from "#rules/game.ts";
import type { FinalProps, SeatName } from "../screen.ts";
import { Sprite } from "./card.tsx";
import { PadTable, rowsOf } from "./end/pad.tsx";
import { Reasons } from "./end/reasons.tsx";
import { ShareDoors } from "./end/share-doors.tsx";
import type { BountyHuntersScreen } from "./screen-types.ts";
import type { Words } from "./words/en.ts";

const rowMs = 1600;
const roomy = media("(min-width: 1100px)");

export function Final({
  view,
  words,
  names,
  outcome,
}: FinalProps<BountyHuntersScreen>): JSX.Element {
  const rows = rowsOf(view.rules.mode);
  const [shown, show] = useState(motionWelcome.value ? 1 : rows.length);
  const isOver = shown >= rows.length;
  const row = rows[Math.min(shown, rows.length) - 1] ?? "total";
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => show(shown + 1), rowMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <section class="bh-final" aria-labelledby="bh-final-title">
      <Sprite />
      <h2 id="bh-final-title">{words.final.title}</h2>
      <div class="bh-count">
        <div aria-live="polite">
          <PadTable view={view} names={names} words={words} shown={shown} />
        </div>
        {isOver ? (
          <Verdict view={view} names={names} words={words} outcome={outcome} />
        ) : (
          // Above the reasons: however many cards there are, nobody has to look for the way on.
          <div class="bh-doors">
            <Button tone="lamp" press={() => show(shown + 1)}>
              {words.final.next}
            </Button>
            <Button press={() => show(rows.length)}>{words.final.skip}</Button>
          </div>
        )}
      </div>
      {!isOver && <Why view={view} names={names} words={words} row={row} />}
      {isOver && (
        <>
          <div class="bh-whylist">
            {rows.slice(0, -1).map((one, at) => (
              <details key={one} class="bh-why" name="bh-why" open={roomy.value && at === 0}>
                <summary>{words.final.why(words.rows[one])}</summary>
                <Why view={view} names={names} words={words} row={one} />
              </details>
            ))}
          </div>
          <ShareDoors view={view} words={words} names={names} outcome={outcome} />
        </>
      )}
    </section>
  );
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
            <SeatMark seat={seat} /> {names[seat]?.name}
          </h3>
          <Reasons view={view} seat={seat} row={row} words={words} />
        </li>
      ))}
    </ul>
  );
}

/** Points, then credits left, then a shared win [BH-SCORE-06, BH-SCORE-07]. */
function Verdict({
  view,
  names,
  words,
  outcome,
}: {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Words;
  readonly outcome: Outcome;
}): JSX.Element {
  const winners = outcome.places[0] ?? [];
  const title = words.list(winners.map((seat) => names[seat]?.name ?? ""));
  const totals = outcome.pads.map((pad) => pad["total"] ?? 0);
  const best = Math.max(...totals);
  const level = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const byCredits = winners.length === 1 && level.length > 1;
  const credits = level
    .map((seat) => `${names[seat]?.name} ${view.boards[seat]?.credits ?? 0}`)
    .join(", ");
  return (
    <div class="bh-verdict">
      <p class="bh-winner">
        {winners.length > 1 ? words.final.share(title) : words.final.wins(title)}
      </p>
      {byCredits && <p>{words.final.tieBreak(credits)}</p>}
      {winners.length > 1 && <p>{words.final.tied}</p>}
    </div>
  );
}
