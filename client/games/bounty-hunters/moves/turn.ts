/** What I am about to do: the card I lifted, the plan I sealed, and its answer when the question comes. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import type { Command, View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { Answer } from "#table/talk/words.ts";
import type { Session } from "../../../table/session/session.ts";
import { useAsking, type WishControls } from "./asking.ts";
import type { Plan } from "./foresight.ts";
import type { Move } from "./moves.ts";

export interface Turn {
  readonly picked: number | null;
  readonly plan: Plan | null;
  /** The place is planned and on its way: nothing to ask. */
  readonly answering: boolean;
  readonly asking: WishControls;
  pick(at: number | null): void;
  play(move: Move): void;
}

export function useTurn(
  view: View,
  seat: Seat | null,
  session: Pick<Session, "table"> | null,
  send: (command: Command) => Promise<Answer>,
): Turn {
  const asking = useAsking(view, seat, session, send);
  const [picked, pick] = useState<number | null>(null);
  const shelf = `guildhall.plan.${session?.table ?? ""}.${seat ?? ""}`;
  const [sealed, seal] = useState<SealedPlan | null>(() => keptPlan(shelf));
  const answered = useRef(0);
  const [failed, fail] = useState(0);
  const plan = sealed?.turn === view.turn ? sealed.plan : null;
  const window =
    view.step.type === "resolve" && seat !== null ? view.step.windows[seat] : undefined;
  const answering = window?.type === "place" && planned(plan, window.card) !== null;

  useEffect(() => pick(null), [view.turn, view.step.type]);

  useEffect(() => {
    const onto = window?.type === "place" ? planned(plan, window.card) : null;
    if (onto === null || answered.current === view.turn) return;
    answered.current = view.turn;
    const { turn } = view;
    void send({ type: "place", onto }).then((answer) => answer.type !== "done" && fail(turn));
  }, [window?.type, view.turn, plan]);

  return {
    picked,
    plan,
    answering: answering && failed !== view.turn,
    asking,
    pick,
    play(move) {
      if (move.plan) {
        const sealing = { turn: view.turn, plan: move.plan };
        seal(sealing);
        if (session !== null) sessionStorage.setItem(shelf, JSON.stringify(sealing));
      }
      pick(null);
      void send(move.command);
    },
  };
}

interface SealedPlan {
  readonly turn: number;
  readonly plan: Plan;
}

/** [BH-CONF-05] The rules ask for the place after the reveal; who has said it with the card is not asked again. */
function keptPlan(shelf: string): SealedPlan | null {
  try {
    return JSON.parse(sessionStorage.getItem(shelf) ?? "null") as SealedPlan | null;
  } catch {
    return null;
  }
}

function planned(plan: Plan | null, card: Card): number | null {
  return plan?.card === card ? plan.onto : null;
}
