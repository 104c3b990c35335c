/** The table of Bounty Hunters: everyone around, my board in the middle, my hand and the dock under the thumb. */
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { quietly } from "#client/lazy.tsx";
import { Icon } from "#client/pieces/icon.tsx";
import type { BoardProps } from "../screen.ts";
import { Alarm } from "./board/happened/alarm.tsx";
import { Sprite } from "./card.tsx";
import { DeckRow } from "./board/decks.tsx";
import { useFit } from "./board/fit.ts";
import { useFocus } from "./board/focus.ts";
import { Foot } from "./board/foot.tsx";
import { useInView, useInViewToDraw } from "./board/in-view.ts";
import { useMotion } from "./board/motion.ts";
import { useSounds } from "./board/happened/heard.ts";
import { MyBoard } from "./board/my-board.tsx";
import { OpenedSheet, type BoardSheet } from "./board/opened.tsx";
import { puttingOf } from "./board/putting.ts";
import { Seats } from "./board/rivals/seats.tsx";
import { lastRevealed } from "./board/happened/revealed.ts";
import { Wall } from "./board/happened/wall.tsx";
import { useChoices } from "./dock/turn-dock.tsx";
import type { AdvisedMove } from "./moves/meant.ts";
import { useTurn } from "./moves/turn.ts";
import type { BountyHuntersScreen } from "./screen-types.ts";

/** Sent for at the first touch or key: nobody looks closely before. */
const CloserLook = quietly(async () => (await import("./board/closer-look.tsx")).CloserLook);

interface MeantProps extends BoardProps<BountyHuntersScreen> {
  /** What a lesson advises. */
  readonly meant?: AdvisedMove | null;
}

/** At a shared screen every seat plans for itself. */
export function Board(props: MeantProps): JSX.Element {
  return <SeatBoard key={props.seat ?? "spectator"} {...props} />;
}

function SeatBoard(props: MeantProps): JSX.Element {
  const { view, words, names, seat, send } = props;
  const root = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<BoardSheet | null>(null);
  const [isTouched, touch] = useState(false);
  const turn = useTurn(view, seat, props.session, send);
  const choices = useChoices(view, seat, words, turn);
  // A replay is seen with someone's eyes, though nobody acts.
  const from = seat ?? (view.viewer === "spectator" ? 0 : view.viewer);
  useFit(root, view, turn.picked);
  useMotion(root, props);
  useSounds(props.latest, view, seat);
  useInView(root, turn.picked);
  useInViewToDraw(
    root,
    view.step.type === "draw" && seat !== null && view.step.asked[seat] === true,
  );
  const revealed = useMemo(() => lastRevealed(props.told), [props.told]);
  const byKey = useFocus(root, props);
  const planning = { from, turn, choices, ...puttingOf(props, turn, choices) };
  return (
    <>
      <div
        class="bh-hall"
        ref={root}
        onPointerMove={() => touch(true)}
        onPointerDown={() => touch(true)}
        onKeyDown={() => touch(true)}
      >
        <Sprite />
        <div class={`bh bh-step-${view.step.type}`}>
          <Head
            view={view}
            words={words}
            openDecks={() => open({ type: "decks" })}
            openRevealed={
              revealed && (() => open({ type: "revealed", choices: revealed.choices, from }))
            }
          />
          <Alarm view={view} names={names} words={words} seat={seat} />
          <Seats
            view={view}
            names={names}
            words={words}
            from={from}
            latest={props.latest}
            open={(at) => open({ type: "seat", seat: at })}
          />
          <Wall view={view} names={names} words={words} revealed={revealed} from={from} />
          {props.talk && <div class="bh-talk">{props.talk}</div>}
          <MyBoard {...props} {...planning} />
          <Foot
            {...props}
            {...planning}
            meant={props.meant ?? null}
            openPad={() => open({ type: "pad" })}
            pick={(at, keyed) => {
              turn.pick(at);
              if (keyed && at !== null) byKey.current = true;
            }}
          />
        </div>
        {isTouched && <CloserLook root={root} set={view.set} words={words} />}
      </div>
      {opened !== null && (
        <OpenedSheet
          opened={opened}
          view={view}
          words={words}
          names={names}
          seat={seat}
          send={send}
          close={() => open(null)}
        />
      )}
    </>
  );
}

interface HeadProps extends Pick<MeantProps, "view" | "words"> {
  readonly openDecks: () => void;
  /** What was played last; a small phone has no room for it on the table. */
  readonly openRevealed: (() => void) | null;
}

function Head({ view, words, openDecks, openRevealed }: HeadProps): JSX.Element {
  const where = (
    <>
      <b class="number">
        {view.lastTurn > 0 ? words.turnOf(view.turn, view.lastTurn) : words.turn(view.turn)}
      </b>
      <span>{words.steps[view.step.type]}</span>
    </>
  );
  return (
    <header class="bh-head">
      {openRevealed === null ? (
        <p class="bh-where">{where}</p>
      ) : (
        <button type="button" class="bh-where" aria-haspopup="dialog" onClick={openRevealed}>
          {where}
          <Icon name="eye" />
          <small class="unseen">{words.table.revealed}</small>
        </button>
      )}
      <DeckRow view={view} words={words} open={openDecks} />
    </header>
  );
}
