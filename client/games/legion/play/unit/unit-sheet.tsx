/** Everything else that can happen to one unit. */
import { useSignal } from "@preact/signals";
import { secretsOn } from "#rules/legion/index.ts";
import { Button } from "../../../../pieces/button.tsx";
import { Sheet } from "../../../../pieces/sheet.tsx";
import { firstOf, missionOf, recoveryOf } from "../doors.ts";
import { Reminders } from "./reminders.tsx";
import { Rename } from "./rename.tsx";
import { Rides, Sources, WoundRow } from "./unit-rows.tsx";
import type { JSX } from "preact";
import type { Command } from "#rules/legion/index.ts";
import type { UnitProps } from "./unit-rows.tsx";

export function UnitSheet(props: UnitProps): JSX.Element {
  const { view, words, unit, close, turn, whyNot } = props;
  const w = words.unit;
  const asking = useSignal<"stims" | "poison" | null>(null);
  const write = (command: Command): void => {
    close();
    void props.send(command);
  };
  if (asking.value !== null) return <Sources {...props} what={asking.value} write={write} />;
  const mission = missionOf(unit);
  const recovery = recoveryOf(view, unit);
  return (
    <Sheet title={unit.name} close={close}>
      {unit.defeated ? (
        <p>{words.play.out}</p>
      ) : (
        <>
          <WoundRow {...props} write={write} />
          {unit.stims !== null && (
            <Button
              wide
              whyNot={whyNot(firstOf.stims(unit))?.text ?? null}
              press={() => (asking.value = "stims")}
            >
              {w.stims}
            </Button>
          )}
          {recovery !== null && (
            <Button wide press={() => write(recovery)}>
              {w.recover}
            </Button>
          )}
          {whyNot(firstOf.poison(unit)) === null && (
            <Button wide press={() => (asking.value = "poison")}>
              {w.poison}
            </Button>
          )}
          {mission !== null && (
            <Button wide whyNot={whyNot(mission)?.text ?? null} press={() => write(mission)}>
              {view.edition === "current" && secretsOn(view, unit.id).length > 0
                ? w.missionAgain
                : w.mission}
            </Button>
          )}
          <Rides {...props} write={write} />
          <Button wide press={() => turn("activation")}>
            {w.end}
          </Button>
          <Button wide tone="danger" press={() => turn("kill")}>
            {words.play.defeated}
          </Button>
          <Reminders {...props} write={write} />
          <Rename {...props} write={write} />
        </>
      )}
    </Sheet>
  );
}
