/** What I can do with one card, each with what would happen and where on the board it may be dropped. */
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { foresee, foreseeNow } from "./foresight.ts";
import { faceOf } from "../say/naming.ts";
import { foretold } from "../say/foretold.ts";
import { openPlaces, placesOf, targetName, titleOf } from "../say/plan-text.ts";
import type { Refusal, Seat } from "#rules/game.ts";
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import type { Board, Command, Fate, View } from "#rules/bounty-hunters/index.ts";
import type { Foresight, Plan } from "./foresight.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import type { Place } from "../say/plan-text.ts";

export interface Move {
  readonly id: string;
  readonly title: string;
  /** What would happen, most important first. */
  readonly foretold: readonly string[];
  readonly captures: boolean;
  readonly command: Command;
  /** Kept until the question of the place comes. */
  readonly plan: Plan | null;
  readonly places: readonly Place[];
  readonly refusal: Refusal | null;
}

/** Step 2 before the reveal: the fates of one card of my hand. */
export function movesFor(view: View, seat: Seat, card: Card, words: Words): readonly Move[] {
  if (view.rules.commit === "card") return [sealOnly(card, words)];
  const board = view.boards[seat];
  if (board === undefined) return [];
  const face = faceOf(view.set, card);
  const hasCost = face.type === "droid" || face.type === "crate";
  const plans: Plan[] = [];
  const open = openPlaces(board);
  const isAttack = face.type === "hunter" || face.type === "droid";
  const isPayable = !hasCost || face.cost <= board.credits;
  if (isAttack && open.length > 1 && isPayable)
    for (const onto of open) plans.push({ card, fate: "play", onto });
  else plans.push({ card, fate: "play", onto: null });
  if (hasCost) plans.push({ card, fate: "reserve", onto: null });
  plans.push({ card, fate: "sell", onto: null });
  return plans.map((plan) => moveOf(view, seat, board, plan, words));
}

function sealOnly(card: Card, words: Words): Move {
  return {
    id: "seal",
    title: words.dock.seal,
    foretold: [],
    captures: false,
    command: { type: "choose", card, fate: null },
    plan: null,
    places: ["board"],
    refusal: null,
  };
}

/** [AMB-05, commit = card] After the reveal: the fate of the card I sealed. */
export function fatesFor(view: View, seat: Seat, card: Card, words: Words): readonly Move[] {
  const fates: readonly Fate[] = ["play", "reserve", "sell"];
  const hasCost = ["droid", "crate"].includes(faceOf(view.set, card).type);
  return fates
    .filter((fate) => fate !== "reserve" || hasCost)
    .map((fate) =>
      now(
        view,
        seat,
        { type: "decide-fate", fate },
        fate === "sell"
          ? words.dock.sell
          : fate === "reserve"
            ? words.dock.reserve
            : words.dock.play,
        fate === "sell" ? ["sell"] : fate === "reserve" ? ["reserve"] : ["board"],
        words,
      ),
    );
}

/** The question of the place. */
export function placesFor(view: View, seat: Seat, words: Words): readonly Move[] {
  const board = view.boards[seat];
  if (board === undefined) return [];
  return openPlaces(board).map((onto) =>
    now(
      view,
      seat,
      { type: "place", onto },
      words.dock.playOnto(targetName(view, board, onto, words)),
      [`onto:${onto}`],
      words,
    ),
  );
}

/** Reserved cards I may pay for now [BH-TURN-12], one move per target where there is a choice. */
export function activationsFor(view: View, seat: Seat, card: Card, words: Words): readonly Move[] {
  const board = view.boards[seat];
  const face = faceOf(view.set, card);
  if (board === undefined || (face.type !== "droid" && face.type !== "crate")) return [];
  const cost = words.credits(face.cost);
  const open = openPlaces(board);
  if (face.type === "crate" || open.length < 2)
    return [
      now(
        view,
        seat,
        { type: "activate", card, onto: null },
        words.dock.activate(cost),
        ["board"],
        words,
      ),
    ];
  return open.map((onto) =>
    now(
      view,
      seat,
      { type: "activate", card, onto },
      words.dock.activateOnto(cost, targetName(view, board, onto, words)),
      [`onto:${onto}`],
      words,
    ),
  );
}

function now(
  view: View,
  seat: Seat,
  command: Command,
  title: string,
  places: readonly Place[],
  words: Words,
): Move {
  const refusal = bountyHunters.whyNot(view, command);
  const seen = refusal === null ? foreseeNow(view, seat, command) : refusal;
  return finished(
    { id: JSON.stringify(command), title, command, plan: null, places },
    view,
    seen,
    words,
  );
}

function moveOf(view: View, seat: Seat, board: Board, plan: Plan, words: Words): Move {
  const command: Command = { type: "choose", card: plan.card, fate: plan.fate };
  const move = {
    id: `${plan.fate}:${plan.onto ?? ""}`,
    title: titleOf(view, board, plan, words),
    command,
    plan,
    places: placesOf(view, board, plan),
  };
  return finished(move, view, foresee(view, seat, plan), words);
}

function finished(
  move: Omit<Move, "foretold" | "captures" | "refusal">,
  view: View,
  seen: Foresight | Refusal,
  words: Words,
): Move {
  if ("type" in seen) return { ...move, foretold: [], captures: false, refusal: seen };
  return {
    ...move,
    foretold: foretold(view, seen, words),
    captures: seen.events.some((event) => event.type === "target-captured"),
    refusal: null,
  };
}
