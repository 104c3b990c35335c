/** What can be changed in an entry about edition and mission. */
import { unreachable } from "#rules/game.ts";
import {
  editionNames,
  factsAsked,
  primaryIds,
  secondaryIds,
  sides,
  type Command,
  type View,
} from "#rules/legion/index.ts";
import type { Words } from "#words/made/legion/words.ts";
import { choice, count, type Field } from "./field.ts";

type MissionCommand = Extract<
  Command,
  {
    type:
      | "choose-edition"
      | "choose-mission"
      | "choose-targets"
      | "end-phase"
      | "secondary-deed"
      | "take-space";
  }
>;

const none = "";

export function missionFields(command: MissionCommand, view: View, words: Words): readonly Field[] {
  const w = words.mission;
  switch (command.type) {
    case "choose-edition":
      return [
        choice(
          words.options["edition"]?.label ?? "",
          command.edition,
          listed(editionNames, words.final.edition),
          (value) => ({ ...command, edition: picked(editionNames, value) ?? command.edition }),
        ),
      ];
    case "choose-mission": {
      const { mission } = command;
      const put = (change: Partial<typeof mission>): Command => ({
        ...command,
        mission: { ...mission, ...change },
      });
      const open = { value: none, text: w.none };
      return [
        choice(
          w.primary,
          mission.primary ?? none,
          [open, ...listed(primaryIds, w.primaries)],
          (value) => put({ primary: picked(primaryIds, value) }),
        ),
        choice(
          w.secondary,
          mission.secondary ?? none,
          [open, ...listed(secondaryIds, w.secondaries)],
          (value) => put({ secondary: picked(secondaryIds, value) }),
        ),
      ];
    }
    case "choose-targets":
      return command.units.map((id, at) =>
        choice(
          w.targets.sign,
          id,
          view.units.map((unit) => ({ value: unit.id, text: unit.name })),
          (next) => ({ ...command, units: command.units.with(at, next) }),
        ),
      );
    case "end-phase":
      return factsAsked(view).flatMap(({ fact, most }) =>
        sides.map((side) =>
          count(
            words.labelled(words.side[side] ?? side, w.facts[fact] ?? fact),
            command.facts[side][fact] ?? 0,
            (value) => ({
              ...command,
              facts: { ...command.facts, [side]: { ...command.facts[side], [fact]: value } },
            }),
            0,
            most,
          ),
        ),
      );
    case "secondary-deed":
    case "take-space":
      return [
        choice(words.history.fields.side, command.side, listed(sides, words.side), (value) => ({
          ...command,
          side: picked(sides, value) ?? command.side,
        })),
      ];
    default:
      return unreachable(command);
  }
}

function listed(
  ids: readonly string[],
  names: Readonly<Record<string, string>>,
): readonly { readonly value: string; readonly text: string }[] {
  return ids.map((id) => ({ value: id, text: names[id] ?? id }));
}

function picked<T extends string>(ids: readonly T[], value: string): T | null {
  return ids.find((id) => id === value) ?? null;
}
