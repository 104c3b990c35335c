/** What every part of the board needs: the view, the words, what is asked, what is picked, and how to answer. */
import type { Command, PlayerView, View } from "#rules/outer-rim/index.ts";
import type { RuleId, Seat } from "#rules/game.ts";
import type { Session } from "#client/table/session/session.ts";
import type { SeatName, Why } from "../screen.ts";
import type { OpenQuestion } from "./asked.ts";
import type { Scene } from "./story/scenes.ts";
import type { Dice } from "./stage/throws.ts";
import type { Words } from "./screen-types.ts";
import type { BoardFace } from "./faces.ts";
import type { PickedThing } from "./surface.ts";
import { saying, type Say } from "./words/say.ts";

export interface Tabletop {
  /** The table as far as it is told. */
  readonly view: View;
  /** The table as it stands. */
  readonly now: View;
  readonly words: Words;
  readonly say: Say;
  readonly names: readonly SeatName[];
  /** Whose hands: `null` when nothing can be pressed. */
  readonly seat: Seat | null;
  /** Whose eyes: a spectator looks at the first seat's ship. */
  readonly eyes: Seat;
  readonly asked: OpenQuestion | null;
  /** I am asked as soon as the telling is over. */
  readonly next: boolean;
  /** The scene being told, when the table is shown as of it. */
  readonly told: Scene | null;
  /** Where the dice are that it stops for: what they come to is not known yet. */
  readonly fall: Dice | null;
  /** Changes with every step of the telling: what flies, flies then. */
  readonly step: string;
  readonly busy: boolean;
  /** For what is no answer: `null` in a replay. */
  readonly session: Session | null;
  readonly face: BoardFace;
  readonly picked: PickedThing | null;
  look(face: BoardFace): void;
  pick(thing: PickedThing | null): void;
  act(command: Command): void;
  /** Ends the telling. */
  skip(): void;
  whyNot(command: Command): Why | null;
  showRule(rule: RuleId): void;
}

/** What a sentence is made from: the table, its words, and the names of what lies on it. */
export type Reader = Pick<Tabletop, "view" | "words" | "say">;

/** On the table a card is called by the end that is up [UB-ROT-03]. */
export function sayFor(view: View, names: readonly SeatName[], words: Words): Say {
  const say = saying(names, words.texts, view);
  const isTurned = (id: string): boolean =>
    view.players.some(({ cards }) => cards.some((held) => held.id === id && held.side === 1));
  return {
    ...say,
    card: (id) => (isTurned(id) ? say.known(`card.${id}.other`) : null) ?? say.card(id),
  };
}

export function playerAt(view: View, player: number): PlayerView {
  const found = view.players[player];
  if (found === undefined) throw new Error(`nobody sits at ${player}`);
  return found;
}

export function myself(tabletop: Tabletop): PlayerView {
  return playerAt(tabletop.view, tabletop.eyes);
}
