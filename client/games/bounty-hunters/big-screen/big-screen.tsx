/** The table for the room: everybody’s hunts side by side, and the reveal as the moment; nothing to press. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import type { Seat } from "#rules/game.ts";
import type { BoardProps } from "../../screen.ts";
import { Belongings } from "../board/rivals/belongings.tsx";
import { Hunts } from "../board/rivals/hunts.tsx";
import { lastRevealed } from "../board/happened/revealed.ts";
import { useSounds } from "../board/happened/heard.ts";
import { Wall } from "../board/happened/wall.tsx";
import { Vitals } from "../board/vitals.tsx";
import { Sprite } from "../card.tsx";
import { isWaitedFor } from "../moves/waiting.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";
import "./big-screen.css";

export function BigScreen(props: BoardProps<BountyHuntersScreen>): JSX.Element {
  const { view, words, names } = props;
  const revealed = useMemo(() => lastRevealed(props.told), [props.told]);
  const isMoment = useMoment(props);
  useSounds(props.latest, view, null);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const last = view.seats - 1;
  return (
    <div class={`bh-hall bh-big bh-big-${view.seats}${isMoment ? " bh-big-moment" : ""}`}>
      <Sprite />
      <p class="bh-big-turn">
        <b class="number">
          {view.lastTurn > 0 ? words.turnOf(view.turn, view.lastTurn) : words.turn(view.turn)}
        </b>{" "}
        {words.steps[view.step.type]}
      </p>
      <ol class="bh-big-seats">
        {seats.map((seat) => (
          <Place key={seat} {...props} at={seat} />
        ))}
      </ol>
      {/* In the order of the seats above it. */}
      <Wall view={view} names={names} words={words} revealed={revealed} from={last} />
    </div>
  );
}

interface PlaceProps extends BoardProps<BountyHuntersScreen> {
  readonly at: Seat;
}

function Place({ view, words, names, at }: PlaceProps): JSX.Element {
  const isWaited = isWaitedFor(view, at);
  return (
    <li class={`bh-big-seat bh-seat-${at}${isWaited ? " bh-waited" : ""}`}>
      <h2>
        <SeatMark seat={at} />
        <span>{names[at]?.name}</span>
        <span class="unseen">{isWaited ? words.notReady : words.ready}</span>
      </h2>
      <Vitals view={view} seat={at} words={words} />
      <Hunts view={view} seat={at} words={words} />
      <Belongings view={view} seat={at} words={words} />
    </li>
  );
}

const momentMs = 7000;

/** The cards have just been turned over: for a while they are all one sees. */
function useMoment({ latest }: BoardProps<BountyHuntersScreen>): boolean {
  const [version, show] = useState<number | null>(null);
  const isReveal =
    latest?.entries.some(
      (entry) =>
        entry.type === "news" &&
        entry.news.some((one) => (one as { type?: string }).type === "choices-revealed"),
    ) ?? false;
  useEffect(() => {
    if (latest === null || !isReveal) return;
    show(latest.version);
    const timer = setTimeout(() => show(null), momentMs);
    return () => clearTimeout(timer);
  }, [isReveal ? latest?.version : null]);
  return version !== null;
}
