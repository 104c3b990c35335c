/** Everything else that can happen to one unit. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { isHunter, remaining, secretsOn, type Command, type Unit } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import { nameOf } from "../entries/log.ts";
import { attackOn, poisonOn } from "./moves.ts";
import type { LedgerProps } from "../screen-types.ts";

interface UnitProps extends LedgerProps {
  readonly unit: Unit;
  readonly close: () => void;
  readonly turn: (sheet: "kill" | "activation") => void;
}

export function UnitSheet(props: UnitProps): JSX.Element {
  const { view, words, unit, close, turn, whyNot } = props;
  const w = words.unit;
  const asking = useSignal<"stims" | "poison" | null>(null);
  const write = (command: Command): void => {
    close();
    void props.send(command);
  };
  if (asking.value !== null) return <Sources {...props} what={asking.value} write={write} />;
  const vehicles = view.units.filter(
    (each) =>
      view.edition === "classic" &&
      each.side === unit.side &&
      each.transport !== null &&
      !each.defeated &&
      each.id !== unit.id,
  );
  const mission = { type: "secret-mission", unit: unit.id, inEnemyZone: true } as const;
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
              whyNot={
                unit.inside === null && unit.stims.ready
                  ? null
                  : (words.refusals["NO_STIMS"]?.({ unit: unit.name }) ?? "")
              }
              press={() => (asking.value = "stims")}
            >
              {w.stims}
            </Button>
          )}
          {unit.stims?.ready === false && (
            <Button wide press={() => write({ type: "recover", unit: unit.id })}>
              {w.recover}
            </Button>
          )}
          {unit.types.length === 0 && unit.inside === null && (
            <Button wide press={() => (asking.value = "poison")}>
              {w.poison}
            </Button>
          )}
          {unit.keywords.includes("secretMission") && (
            <Button wide whyNot={whyNot(mission)?.text ?? null} press={() => write(mission)}>
              {view.edition === "current" && secretsOn(view, unit.id).length > 0
                ? w.missionAgain
                : w.mission}
            </Button>
          )}
          {unit.inside === null ? (
            unit.types.includes("vehicle") ||
            vehicles.map((vehicle) => (
              <Button
                key={vehicle.id}
                wide
                press={() => write({ type: "board", unit: unit.id, vehicle: vehicle.id })}
              >
                {w.board(vehicle.name)}
              </Button>
            ))
          ) : (
            <Button wide press={() => write({ type: "disembark", unit: unit.id })}>
              {w.disembark}
            </Button>
          )}
          <Button wide press={() => turn("activation")}>
            {w.end}
          </Button>
          <Button wide tone="danger" press={() => turn("kill")}>
            {words.play.defeated}
          </Button>
        </>
      )}
    </Sheet>
  );
}

/** Every number of wounds is one tap and one entry; the last wound is a defeat, which has its own way. */
function WoundRow({
  words,
  unit,
  write,
}: UnitProps & { write: (command: Command) => void }): JSX.Element {
  return (
    <fieldset class="field wounds-row">
      <legend class="label">
        {words.labelled(words.unit.wounds, words.play.left(remaining(unit), unit.wounds))}
      </legend>
      <div class="numbers">
        {Array.from({ length: unit.wounds }, (_, wounded) => (
          <Button
            key={wounded}
            pressed={wounded === unit.wounded}
            tone={wounded === unit.wounded ? "lamp" : "plain"}
            label={words.unit.setWounds(wounded)}
            press={() => write({ type: "correct-wounds", unit: unit.id, wounded })}
          >
            {String(wounded)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Who loaded the Stims, whose poison is it: hunters first. */
function Sources({
  view,
  words,
  unit,
  what,
  write,
  close,
}: UnitProps & { what: "stims" | "poison"; write: (command: Command) => void }): JSX.Element {
  const count = useSignal(what === "stims" ? 2 : 1);
  const hunters = view.units.filter(
    (each) => each.side !== unit.side && !each.defeated && isHunter(each),
  );
  return (
    <Sheet title={words.labelled(unit.name, words.unit[what])} close={close}>
      <div class="stepper">
        <span class="label">{words.unit.how}</span>
        {[1, 2].map((n) => (
          <Button
            key={n}
            pressed={count.value === n}
            tone={count.value === n ? "lamp" : "plain"}
            press={() => (count.value = n)}
          >
            {String(n)}
          </Button>
        ))}
      </div>
      <ul class="answers">
        {[...hunters.map((each) => each.id), null].map((by) => (
          <li key={by ?? ""}>
            <button
              type="button"
              class="pick"
              onClick={() =>
                write(
                  what === "stims"
                    ? attackOn(by, unit, count.value, count.value)
                    : poisonOn(by, unit, count.value),
                )
              }
            >
              <b>{nameOf(view, by, words)}</b>
              <span>{by === null ? "" : words.keywords["bounty"]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
