/**
 * Whether I am asked about my reserve at all [BH-TURN-12]. A window in which nothing could be gained at once closes by
 * itself, and everyone plays on; whoever wants the question says so before, and whoever wants it only for a capture
 * says that once.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { activationGain, type Command, type View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { Answer } from "#table/talk/words.ts";
import type { Session } from "../../../table/session/session.ts";

interface Wish {
  /** The turn for which I want to be asked whatever it brings. */
  readonly turn: number;
  readonly isForCaptures: boolean;
}

const noWish: Wish = { turn: 0, isForCaptures: false };

export interface WishControls extends Wish {
  /** The window closes by itself: nothing to ask. */
  readonly isClosing: boolean;
  askMe(turn: number): void;
  askForCaptures(only: boolean): void;
}

type Told = Pick<View, "turn" | "lastTurn" | "boards" | "set">;

/** Crates are worth as much in a later turn, as long as there is one. */
export function isWorthAsking(view: Told, seat: Seat, wish: Wish): boolean {
  const board = view.boards[seat];
  if (board === undefined || wish.turn === view.turn) return true;
  const gain = activationGain(view.set, board);
  if (gain === "none") return false;
  return gain === "capture" || !wish.isForCaptures || isLastTurn(view);
}

export function isLastTurn({ turn, lastTurn }: Pick<View, "turn" | "lastTurn">): boolean {
  return lastTurn > 0 && turn >= lastTurn;
}

/** Kept while this page is open: another table is another game. */
const wishes = new Map<string, Wish>();

/** Without a session (a replay, the lesson) nobody answers for anybody. */
export function useAsking(
  view: View,
  seat: Seat | null,
  session: Pick<Session, "table"> | null,
  send: (command: Command) => Promise<Answer>,
): WishControls {
  const key = `${session?.table ?? ""} ${seat ?? ""}`;
  const [wish, setWish] = useState<Wish>(wishes.get(key) ?? noWish);
  const closed = useRef("");
  const isOpen =
    view.step.type === "resolve" &&
    seat !== null &&
    session !== null &&
    view.step.windows[seat]?.type === "activate";
  const isClosing = isOpen && !isWorthAsking(view, seat, wish);
  const round = view.step.type === "resolve" ? `${view.turn} ${view.step.round}` : "";
  useEffect(() => {
    if (!isClosing || closed.current === round) return;
    closed.current = round;
    void send({ type: "done" });
  }, [isClosing, round]);
  const keep = (changed: Wish): void => {
    wishes.set(key, changed);
    setWish(changed);
  };
  return {
    ...wish,
    isClosing,
    askMe: (turn) => keep({ ...wish, turn }),
    askForCaptures: (isForCaptures) => keep({ ...wish, isForCaptures }),
  };
}
