/** What a special card works with, and how it asks and goes on. */
import { ask, next } from "../agenda/play.ts";
import { playersWith } from "./scene.ts";
import type { Play } from "../agenda/play.ts";
import type { Effects, Source, SpecialName } from "../cards/effects.ts";
import type { Command } from "../commands.ts";
import type { Params } from "../../game.ts";

export interface Frame {
  readonly play: Play;
  readonly player: number;
  readonly name: SpecialName;
  readonly source: Source;
  readonly answer: Command | null;
}

export function askIn(
  frame: Frame,
  choices: readonly Command[],
  seat = frame.player,
  more: Params = {},
): void {
  const { play, player, name, source } = frame;
  ask(
    play,
    { type: "effects", player, effects: [{ do: "special", name }], source },
    { seat, ask: name, rule: source.rule, params: { card: source.card, ...more }, choices },
  );
}

export function follow(frame: Frame, effects: Effects, more: Partial<Source> = {}): void {
  next(frame.play, {
    type: "effects",
    player: frame.player,
    effects,
    source: { ...frame.source, ...more },
  });
}

/** One of the other players here, asked only when there are several; `null` while asking or when nobody is there. */
export function otherHere(frame: Frame, fits: (other: number) => boolean): number | null {
  const { play, player, answer } = frame;
  if (answer?.type === "pick-player") return answer.player;
  const others = playersWith(play.state, player).filter(fits);
  if (others.length <= 1) return others[0] ?? null;
  askIn(
    frame,
    others.map((other) => ({ type: "pick-player", player: other })),
  );
  return null;
}
