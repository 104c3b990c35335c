/** What the sharp bot would do in the learner's place, and whom an attack card is meant for. */
import { sharp } from "#bots/bounty-hunters/players/levels.ts";
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import { bountyHunters, isOpen, type Command, type View } from "#rules/bounty-hunters/index.ts";
import type { Chance, Seat } from "#rules/game.ts";
import { faceOf } from "../say/naming.ts";
import type { AdvisedMove } from "../moves/meant.ts";

const thinking = { type: "iterations", iterations: 1 } as const;

/** Asking has dice of its own, thrown anew each time: it changes neither what others do nor its own answer. */
export function strongMove(view: View, chance: Chance): AdvisedMove | null {
  const command = choice(view, chance);
  if (command === null || view.viewer === "spectator") return null;
  return { command, onto: ontoOf(view, view.viewer, command, chance) };
}

function choice(view: View, chance: Chance): Command | null {
  const options = bountyHunters.options(view);
  if (options.length === 0) return null;
  return sharp.play(view, options, chance("advice"), thinking).command;
}

function ontoOf(view: View, seat: Seat, command: Command, chance: Chance): number | null {
  if (command.type === "place" || command.type === "activate") return command.onto;
  if (command.type !== "choose" || command.fate !== "play" || !attacks(view, command.card))
    return null;
  const open = view.boards[seat]?.confrontations.flatMap((one, at) => (isOpen(one) ? [at] : []));
  if (open === undefined || open.length <= 1) return open?.[0] ?? null;
  const asked = choice(askedWhere(view, seat, command.card), chance);
  return asked?.type === "place" ? asked.onto : null;
}

function attacks(view: View, card: Card): boolean {
  return "attack" in faceOf(view.set, card);
}

/** The moment after the reveal, as far as it can be known now: this card lies open and asks whom it attacks. */
function askedWhere(view: View, seat: Seat, card: Card): View {
  const none = view.boards.map(() => 0);
  const windows = view.boards.map((_, other) =>
    other === seat ? ({ type: "place", card } as const) : ({ type: "closed" } as const),
  );
  const at = view.hand.indexOf(card);
  return {
    ...view,
    hand: view.hand.toSpliced(at, 1),
    handCounts: view.handCounts.map((count) => Math.max(0, count - 1)),
    step: {
      type: "resolve",
      round: "main",
      windows,
      drawn: none,
      owed: none,
      reserve: 0,
      took: none,
      due: none,
    },
  };
}
