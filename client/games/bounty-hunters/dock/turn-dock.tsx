/** The dock for every moment of a turn. */
import type { JSX } from "preact";
import { quietly } from "#client/lazy.tsx";
import { Button } from "#client/pieces/button.tsx";
import type { Card, Trio } from "#rules/bounty-hunters/cards/face.ts";
import { bountyHunters, copiesPrinted, type View } from "#rules/bounty-hunters/index.ts";
import type { Refusal, Seat } from "#rules/game.ts";
import type { BoardProps } from "../../screen.ts";
import { DrawButtons } from "./draw-buttons.tsx";
import { isLastTurn, type WishControls } from "../moves/asking.ts";
import { Dock, Moves } from "./dock.tsx";
import { toldApart } from "../say/foretold.ts";
import { meantFirst, type AdvisedMove } from "../moves/meant.ts";
import { activationsFor, fatesFor, movesFor, placesFor, type Move } from "../moves/moves.ts";
import { faceOf, faceText } from "../say/naming.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";
import { sentence } from "../say/sentence.ts";
import type { Turn } from "../moves/turn.ts";
import { unsentDraw } from "../moves/unsent.ts";
import { isWaitedFor, waitedFor } from "../moves/waiting.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

/** Wanted once a card is sealed, and online alone: it comes after the first picture. */
const NextDraw = quietly(async () => (await import("./next-draw.tsx")).NextDraw);

export interface Choices {
  /** The card in question: lifted from the hand, or revealed and to be placed. */
  readonly card: Card | null;
  readonly moves: readonly Move[];
  readonly lit: readonly string[] | null;
  readonly extra: Trio | null;
  movesOf(card: Card): readonly Move[];
}

export function useChoices(view: View, seat: Seat | null, words: Words, turn: Turn): Choices {
  const movesOf = (card: Card): readonly Move[] =>
    seat === null ? [] : movesFor(view, seat, card, words);
  const { card, moves } = inQuestion(view, seat, words, turn, movesOf);
  if (card === null) return { card, moves, lit: null, extra: null, movesOf };
  const face = faceOf(view.set, card);
  // A contract or a crate goes to no target: beside them.
  const isBeside = face.type === "contract" || face.type === "crate";
  const lit = moves.flatMap(({ refusal, places: [place] }) =>
    refusal !== null || place === undefined ? [] : isBeside && place === "board" ? "beside" : place,
  );
  return {
    card,
    moves,
    lit,
    extra: face.type === "hunter" || face.type === "droid" ? face.attack : null,
    movesOf,
  };
}

function inQuestion(
  view: View,
  seat: Seat | null,
  words: Words,
  turn: Turn,
  movesOf: (card: Card) => readonly Move[],
): { card: Card | null; moves: readonly Move[] } {
  const nothing = { card: null, moves: [] };
  if (seat === null) return nothing;
  if (view.step.type === "choose") {
    const card = turn.picked === null ? undefined : view.hand[turn.picked];
    return card === undefined ? nothing : { card, moves: movesOf(card) };
  }
  const window = view.step.type === "resolve" ? view.step.windows[seat] : undefined;
  if (window?.type === "place" && !turn.answering)
    return { card: window.card, moves: placesFor(view, seat, words) };
  if (window?.type === "decide")
    return { card: window.card, moves: fatesFor(view, seat, window.card, words) };
  if (window?.type !== "activate" || turn.asking.isClosing) return nothing;
  const reserved = [...new Set(view.boards[seat]?.reserved ?? [])];
  return {
    card: null,
    moves: reserved.flatMap((card) =>
      activationsFor(view, seat, card, words).map((move) => ({
        ...move,
        title: words.labelled(toldApart(view, card, words), move.title),
      })),
    ),
  };
}

interface TurnDockProps extends BoardProps<BountyHuntersScreen> {
  readonly turn: Turn;
  readonly choices: Choices;
  readonly meant: AdvisedMove | null;
  refused(refusal: Refusal): void;
}

export function TurnDock(props: TurnDockProps): JSX.Element {
  const { view, words, names, seat, busy, send, turn, choices, refused, meant } = props;
  const picked = turn.picked === null ? undefined : view.hand[turn.picked];
  // A planned place answers by itself: nothing to do, so no lamp.
  const isAnswered = turn.answering || turn.asking.isClosing;
  const mine = seat !== null && isWaitedFor(view, seat) && !isAnswered;
  const moves = choices.moves.length > 0 && (
    <Moves
      moves={meantFirst(choices.moves, meant)}
      words={words}
      sealed={sealedMove(props)}
      busy={busy}
      play={turn.play}
      refused={refused}
    />
  );
  return (
    <Dock sentence={sentence(props)} words={words} mine={mine}>
      {picked !== undefined && (
        <p class="bh-told">
          {faceText(faceOf(view.set, picked), copiesPrinted(view.set, picked), words)}
        </p>
      )}
      {view.step.type === "draw" && seat !== null && view.step.asked[seat] && (
        <DrawButtons
          view={view}
          words={words}
          mine={unsentDraw(props.session) ?? view.step.mine}
          meant={meant?.command.type === "draw" ? meant.command.deck : null}
          whyNot={(deck) => bountyHunters.whyNot(view, { type: "draw", deck })}
          draw={(deck) => void send({ type: "draw", deck })}
          refused={refused}
        />
      )}
      {moves}
      {view.step.type === "resolve" &&
        seat !== null &&
        mine &&
        view.step.windows[seat]?.type === "activate" && (
          <Finish
            words={words}
            asking={turn.asking}
            isLast={isLastTurn(view)}
            finish={() => !busy && void send({ type: "done" })}
          />
        )}
      {!mine && picked === undefined && <Meanwhile {...props} />}
      {!mine &&
        view.step.type !== "over" &&
        seat !== null &&
        (view.step.type === "choose" || view.step.type === "draw") && (
          <p class="bh-waiting">
            {words.waitingFor(words.list(waitedFor(view).map((at) => names[at]?.name ?? "")))}
          </p>
        )}
    </Dock>
  );
}

interface FinishProps {
  readonly words: Words;
  readonly asking: WishControls;
  readonly isLast: boolean;
  finish(): void;
}

/** No, not this turn; or not before it would capture somebody. */
function Finish({ words, asking, isLast, finish }: FinishProps): JSX.Element {
  return (
    <div class="bh-finish">
      <Button wide class="bh-done" press={finish}>
        {words.dock.done}
      </Button>
      {!isLast && !asking.isForCaptures && (
        <Button
          tone="quiet"
          press={() => {
            asking.askForCaptures(true);
            finish();
          }}
        >
          {words.dock.untilCapture}
        </Button>
      )}
    </div>
  );
}

/** My card is sealed and the others think: what I want next is said now, and nobody waits for it later. */
function Meanwhile({ view, words, seat, session, turn }: TurnDockProps): JSX.Element | null {
  if (seat === null || session === null || view.step.type === "over") return null;
  const isOnline = session.link.value !== "local";
  const { asking } = turn;
  const isWanted = asking.turn === view.turn;
  const hasReserve = (view.boards[seat]?.reserved.length ?? 0) > 0;
  return (
    <>
      {isOnline && view.step.type !== "draw" && (
        <NextDraw view={view} seat={seat} words={words} session={session} />
      )}
      {hasReserve && view.step.type === "choose" && (
        <button
          type="button"
          class="bh-ask-me"
          aria-pressed={isWanted}
          onClick={() => {
            asking.askForCaptures(false);
            asking.askMe(isWanted ? 0 : view.turn);
          }}
        >
          {words.dock.askMe}
        </button>
      )}
    </>
  );
}

function sealedMove({ view, turn, choices }: TurnDockProps): string | null {
  if (
    view.step.type !== "choose" ||
    view.step.mine === null ||
    view.step.mine.card !== choices.card
  )
    return null;
  return turn.plan
    ? `${turn.plan.fate}:${turn.plan.onto ?? ""}`
    : `${view.step.mine.fate ?? "seal"}:`;
}
