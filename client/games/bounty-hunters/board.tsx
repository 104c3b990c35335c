/** The table of Bounty Hunters: everyone around, my board in the middle, my hand and the dock under the thumb. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { Sheet } from "#client/pieces/sheet.tsx";
import { toast } from "#client/pieces/toasts.ts";
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import type { Refusal, Seat } from "#rules/game.ts";
import type { BoardProps } from "../screen.ts";
import { Alarm } from "./board/alarm.tsx";
import { newsIn } from "./board/briefly.ts";
import { Sprite } from "./card.tsx";
import { DeckRow, Discards, Seen } from "./board/decks.tsx";
import { moveAt } from "./moves/drop.ts";
import { Hand } from "./hand/hand.tsx";
import { Moments } from "./board/moments.tsx";
import { PadRows, PadTable } from "./end/pad.tsx";
import { PlayerBoard } from "./board/player-board.tsx";
import { refusalText } from "./refusal.ts";
import { Reveal } from "./board/reveal.tsx";
import { Seats, Vitals } from "./board/seats.tsx";
import { TurnDock, useChoices } from "./dock/turn-dock.tsx";
import { placesIn, playMotion, type Places } from "./board/travel.ts";
import { useTurn } from "./moves/turn.ts";
import type { BountyHuntersScreen } from "./screen-types.ts";
import { ReservedButton } from "./dock/reserved-button.tsx";

type Opened =
  | { readonly type: "seat"; readonly seat: Seat }
  | { readonly type: "decks" }
  | { readonly type: "pad" }
  | null;

interface MeantProps extends BoardProps<BountyHuntersScreen> {
  /** The card of my hand a lesson speaks of. */
  readonly meant?: Card | null;
}

/** At a shared screen every seat plans for itself. */
export function Board(props: MeantProps): JSX.Element {
  return <SeatBoard key={props.seat ?? "spectator"} {...props} />;
}

function SeatBoard(props: MeantProps): JSX.Element {
  const { view, words, names, seat, latest, busy, send, showRule } = props;
  const root = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<Opened>(null);
  const turn = useTurn(view, seat, send);
  const choices = useChoices(view, seat, words, turn);
  // A replay is seen with someone's eyes, though nobody acts.
  const from = seat ?? (view.viewer === "spectator" ? 0 : view.viewer);
  const myBoard = seat === null ? words.board.theirs(names[from]?.name ?? "") : words.board.mine;
  useMotion(root, props);
  useInView(root, turn.picked);
  const byKey = useFocus(root, props);

  const refused = (refusal: Refusal): void =>
    toast(refusalText(refusal, words), "no", {
      text: words.dock.more,
      press: () => showRule(refusal.rule),
    });
  const put = (place: string): void => {
    if (seat === null || choices.card === null) return;
    const move = moveAt(view, seat, choices.card, choices.moves, place);
    if ("code" in move) refused(move);
    else if (!busy) turn.play(move);
  };

  return (
    <>
      <div class="bh-hall" ref={root}>
        <Sprite />
        <div class={`bh bh-step-${view.step.type}`}>
          <header class="bh-head">
            <p class="bh-where">
              <b class="number">
                {view.lastTurn > 0 ? words.turnOf(view.turn, view.lastTurn) : words.turn(view.turn)}
              </b>
              <span>{words.steps[view.step.type]}</span>
            </p>
            <DeckRow view={view} words={words} open={() => open({ type: "decks" })} />
          </header>
          <Alarm view={view} names={names} words={words} seat={seat} />
          <Seats
            view={view}
            names={names}
            words={words}
            from={from}
            open={(at) => open({ type: "seat", seat: at })}
          />
          <section
            class="bh-mid"
            aria-label={myBoard}
            data-at={`seat-${from}`}
            onClick={(event) => {
              const place =
                event.target instanceof Element
                  ? event.target.closest<HTMLElement>("[data-drop]")?.dataset["drop"]
                  : undefined;
              if (
                place !== undefined &&
                !(event.target instanceof Element && event.target.closest("button"))
              )
                put(place);
            }}
          >
            <h2 class="unseen">{myBoard}</h2>
            <PlayerBoard
              view={view}
              seat={from}
              words={words}
              lit={choices.lit}
              extra={choices.extra}
              {...(seat === null
                ? {}
                : {
                    activate: (card: number) => (
                      <ReservedButton
                        view={view}
                        seat={seat}
                        card={card}
                        words={words}
                        busy={busy}
                        play={turn.play}
                      />
                    ),
                  })}
            />
          </section>
          <footer class="bh-foot">
            <div class="bh-happened">
              <Reveal
                view={view}
                names={names}
                words={words}
                latest={latest}
                covered={choices.card !== null || view.step.type === "choose"}
              />
              <Moments view={view} names={names} words={words} seat={seat} latest={latest} />
            </div>
            <button
              type="button"
              class="bh-padbar"
              aria-haspopup="dialog"
              onClick={() => open({ type: "pad" })}
            >
              <SeatMark seat={from} />
              <span class="bh-seat-name">{seat === null ? names[from]?.name : words.you}</span>
              <Vitals view={view} seat={from} words={words} />
              <PadRows view={view} seat={from} words={words} />
              <span class="bh-padbar-more">{words.table.pad}</span>
            </button>
            {view.hand.length > 0 && (
              <Hand
                set={view.set}
                hand={view.hand}
                words={words}
                picked={turn.picked}
                meant={props.meant ?? null}
                sealed={view.step.type === "choose" ? view.step.mine : null}
                live={seat !== null && view.step.type === "choose"}
                pick={(at, keyed) => {
                  turn.pick(at);
                  if (keyed && at !== null) byKey.current = true;
                }}
                drop={(card, place) => {
                  if (seat === null || view.step.type !== "choose") return;
                  const move = moveAt(view, seat, card, choices.movesOf(card), place);
                  if ("code" in move) refused(move);
                  else if (!busy) turn.play(move);
                }}
              />
            )}
            <TurnDock {...props} turn={turn} choices={choices} refused={refused} />
          </footer>
        </div>
      </div>
      {opened?.type === "seat" && (
        <Sheet title={words.board.theirs(names[opened.seat]?.name ?? "")} close={() => open(null)}>
          <div class="bh-sheet">
            <Vitals view={view} seat={opened.seat} words={words} />
            <PlayerBoard view={view} seat={opened.seat} words={words} />
          </div>
        </Sheet>
      )}
      {opened?.type === "decks" && (
        <Sheet title={words.table.decks} close={() => open(null)}>
          <div class="bh-sheet">
            <Discards view={view} words={words} />
            <Seen view={view} words={words} />
          </div>
        </Sheet>
      )}
      {opened?.type === "pad" && (
        <Sheet title={words.table.pad} close={() => open(null)}>
          <div class="bh-sheet">
            <PadTable view={view} names={names} words={words} />
          </div>
        </Sheet>
      )}
    </>
  );
}

/** A picked card is about the board: the place it may go to comes out from under the hand. */
function useInView(root: { readonly current: HTMLDivElement | null }, picked: number | null): void {
  useEffect(() => {
    // A dragged card aims at what is seen: nothing may move under it.
    if (picked === null || root.current?.querySelector(".bh-dragging")) return;
    const place =
      root.current?.querySelector<HTMLElement>(".bh-mid .bh-confrontation.bh-lit") ??
      root.current?.querySelector<HTMLElement>(".bh-mid .bh-confrontation");
    const foot = root.current?.querySelector<HTMLElement>(".bh-foot");
    if (!place || !foot) return;
    place.style.scrollMarginBottom = `${foot.offsetHeight + 8}px`;
    place.scrollIntoView({ block: "nearest" });
  }, [picked]);
}

/** Measured while rendering, before the page changes; played after it has. */
function useMotion(
  root: { readonly current: HTMLDivElement | null },
  { view, seat, latest }: BoardProps<BountyHuntersScreen>,
): void {
  const played = useRef(-1);
  const before = useRef<Places | null>(null);
  if (latest !== null && latest.version !== played.current && root.current)
    before.current = placesIn(root.current);
  useLayoutEffect(() => {
    if (latest === null || latest.version === played.current) return;
    played.current = latest.version;
    if (root.current && before.current)
      playMotion(root.current, before.current, newsIn(latest), view, seat);
    before.current = null;
  }, [latest?.version]);
}

/** Keyboard players never lose their place: when the pressed button goes away, the next thing to do has the focus. */
function useFocus(
  root: { readonly current: HTMLDivElement | null },
  { view, seat }: BoardProps<BountyHuntersScreen>,
): { current: boolean } {
  const wanted = useRef(false);
  const keyed = useRef(false);
  useEffect(() => {
    const key = (): void => void (keyed.current = true);
    const point = (): void => void (keyed.current = false);
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", point, true);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", point, true);
    };
  }, []);
  const window =
    view.step.type === "resolve" && seat !== null ? view.step.windows[seat]?.type : undefined;
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    root.current?.querySelector<HTMLElement>(".bh-move")?.focus();
  });
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!keyed.current || !lost) return;
    const next =
      root.current?.querySelector<HTMLElement>(".bh-dock button") ??
      root.current?.querySelector<HTMLElement>('.bh-hand button[tabindex="0"]');
    next?.focus();
  }, [view.turn, view.step.type, window]);
  return wanted;
}
