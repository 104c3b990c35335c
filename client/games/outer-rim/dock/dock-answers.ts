/** Which answers stand in the dock. */
import type { Command } from "#rules/outer-rim/index.ts";
import type { OpenQuestion } from "../asked.ts";

/** What may be done here without looking for its card first. */
const handy: readonly Command["type"][] = ["deliver", "use-secret", "barter"];

/** Paying and leaving come first: cards to hand in may be many, and lie lit on the ship besides [OR-MKT-05]. */
export function dockAnswers({ answers }: OpenQuestion): readonly Command[] {
  const here = answers
    .filter(
      ({ thing, command }) =>
        thing.on === "dock" || thing.on === "faction" || handy.includes(command.type),
    )
    .map(({ command }) => command);
  return [
    ...here.filter(({ type }) => type !== "barter"),
    ...here.filter(({ type }) => type === "barter"),
  ];
}
