/** Which answers stand in the dock. */
import type { Command } from "#rules/outer-rim/index.ts";
import type { Asked } from "../asked.ts";

/** What may be done here without looking for its card first. */
const handy: readonly Command["type"][] = ["deliver", "use-secret", "barter"];

export function dockAnswers({ answers }: Asked): readonly Command[] {
  return answers
    .filter(
      ({ thing, command }) =>
        thing.on === "dock" || thing.on === "faction" || handy.includes(command.type),
    )
    .map(({ command }) => command);
}
