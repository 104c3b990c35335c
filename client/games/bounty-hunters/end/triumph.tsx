/** The winner's moment: their sign under the lamp, what they captured, everyone's place, the day and the house. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { cue } from "#client/sound/cue.ts";
import type { View } from "#rules/bounty-hunters/index.ts";
import type { Outcome } from "#rules/game.ts";
import type { SeatName } from "../../screen.ts";
import { creditMark } from "../art/marks.ts";
import { calledAt } from "../say/called.ts";
import { Card } from "../card.tsx";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { signed } from "./pad.tsx";
import { trophiesOf } from "./trophies.ts";

interface TriumphProps {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Words;
  readonly outcome: Outcome;
  /** The day and the address: whoever sees a photograph of it knows where and when. */
  readonly where: string;
  /** Just counted, not looked at again: the lamp goes on, the fanfare sounds. */
  readonly fresh: boolean;
}

const coins = Array.from({ length: 14 }, (_, nth) => nth);

export function Triumph(props: TriumphProps): JSX.Element {
  const { view, words, outcome, where, fresh } = props;
  const stage = useRef<HTMLDivElement>(null);
  const winners = outcome.places[0] ?? [];
  useEffect(() => {
    if (!fresh) return;
    cue("win");
    stage.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div class={`bh-verdict bh-triumph${fresh ? " bh-fresh" : ""}`} ref={stage}>
      <span class="bh-rain" aria-hidden="true">
        {coins.map((nth) => (
          <svg
            key={nth}
            viewBox="0 0 20 20"
            style={{ "--nth": nth }}
            dangerouslySetInnerHTML={{ __html: creditMark(10, 10, 9) }}
          />
        ))}
      </span>
      <div class="bh-champions">
        {winners.map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
      </div>
      <p class="bh-winner">{headlineOf(props)}</p>
      <MyPlace {...props} />
      <TieBreak {...props} />
      <ul class="bh-trophies">
        {trophiesOf(view, winners).map((card, nth) => (
          <li key={nth}>
            <Card set={view.set} card={card} words={words} />
          </li>
        ))}
      </ul>
      <Places {...props} />
      <p class="bh-where-when">{where}</p>
    </div>
  );
}

function headlineOf({ names, words, outcome }: TriumphProps): string {
  const winners = outcome.places[0] ?? [];
  const who = words.list(winners.map((seat) => names[seat]?.name ?? ""));
  if (winners.length > 1) return words.final.share(who);
  return calledAt(names, winners[0] ?? 0, words) === words.you
    ? words.final.youWin
    : words.final.wins(who);
}

/** Whoever did not win is told where they came in; at a shared screen the list says it. */
function MyPlace({ names, words, outcome }: TriumphProps): JSX.Element | null {
  const mine = names.filter((name) => name.mine);
  const seat = mine.length === 1 ? (mine[0]?.seat ?? 0) : null;
  const place = outcome.places.findIndex((seats) => seat !== null && seats.includes(seat));
  if (seat === null || place < 1) return null;
  const total = (at: number): number => outcome.pads[at]?.["total"] ?? 0;
  const behind = total(outcome.places[0]?.[0] ?? 0) - total(seat);
  const before = outcome.places.slice(0, place).flat().length;
  return <p>{words.final.myPlace(before + 1, names.length, behind)}</p>;
}

/** Points, then credits left, then a shared win [BH-SCORE-06, BH-SCORE-07]. */
function TieBreak({ view, names, words, outcome }: TriumphProps): JSX.Element | null {
  const winners = outcome.places[0] ?? [];
  const totals = outcome.pads.map((pad) => pad["total"] ?? 0);
  const best = Math.max(...totals);
  const level = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  if (winners.length > 1) return <p>{words.final.tied}</p>;
  if (level.length < 2) return null;
  const credits = level
    .map((seat) => `${calledAt(names, seat, words)} ${view.boards[seat]?.credits ?? 0}`)
    .join(", ");
  return <p>{words.final.tieBreak(credits)}</p>;
}

function Places({ names, words, outcome }: TriumphProps): JSX.Element {
  return (
    <ol class="bh-places">
      {outcome.places.flatMap((seats, place) =>
        seats.map((seat) => (
          <li key={seat} class={place === 0 ? "bh-first" : ""}>
            <b class="number">{place + 1}</b>
            <SeatMark seat={seat} />
            <span>{calledAt(names, seat, words)}</span>
            <b class="number">{signed(outcome.pads[seat]?.["total"] ?? 0)}</b>
          </li>
        )),
      )}
    </ol>
  );
}
