/**
 * The end of an activation: what waits is suffered, in the order
 * its controller likes, and the table says whether the unit lived.
 */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { orderMatters, waitingEffects, type Effect, type Unit } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import { nameOf } from "../say/news.ts";
import { asOne, endActivation, waitingWounds } from "./moves.ts";
import type { LedgerProps } from "../screen-types.ts";

export function ActivationSheet({
  view,
  words,
  send,
  unit,
  close,
}: LedgerProps & { unit: Unit; close: () => void }): JSX.Element {
  const w = words.unit;
  const waiting = waitingEffects(unit);
  const isAsked = waiting.length > 1 && orderMatters(view);
  const order = useSignal<readonly Effect[] | null>(isAsked ? null : waiting);
  const chosen = order.value;
  // Where nothing of it pays, it does not matter either which of them was fatal.
  const possible = waiting.filter(
    (effect) => chosen !== null && endActivation(unit, chosen, effect) !== null,
  );
  const fatals = orderMatters(view) ? possible : possible.slice(-1);
  const sources = (effect: Effect): string => {
    const ids =
      effect === "poison" ? unit.poison : (unit.stims?.loads ?? []).map((load) => load.by);
    return [...new Set(ids)].map((id) => nameOf(view, id, words)).join(", ");
  };
  const amount = (effect: Effect): string =>
    (effect === "poison" ? w.poisonAmount : w.stimsAmount)(
      waitingWounds(unit, effect),
      sources(effect),
    );

  function end(fatal: Effect | null): void {
    const commands = chosen === null ? null : endActivation(unit, chosen, fatal);
    const command = commands === null ? null : asOne(commands);
    close();
    if (command !== null) void send(command);
  }

  return (
    <Sheet title={words.labelled(unit.name, w.end)} close={close}>
      {chosen === null ? (
        <>
          <p>{w.first}</p>
          <Button wide press={() => (order.value = ["poison", "stims"])}>
            {w.poisonThenStims}
          </Button>
          <Button wide press={() => (order.value = ["stims", "poison"])}>
            {w.stimsThenPoison}
          </Button>
        </>
      ) : (
        <>
          {chosen.length > 0 && <p>{w.pays(chosen.map(amount).join(", "))}</p>}
          {fatals.map((effect) => (
            <Button
              key={effect}
              wide
              tone={endActivation(unit, chosen, effect)?.length === 1 ? "lamp" : "plain"}
              press={() => end(effect)}
            >
              {!orderMatters(view) && waiting.length > 1
                ? words.kill.title(unit.name)
                : w.diesOf(w.effect[effect] ?? "")}
            </Button>
          ))}
          {endActivation(unit, chosen, null) !== null && (
            <Button
              wide
              tone={endActivation(unit, chosen, null)?.length === 1 ? "lamp" : "plain"}
              press={() => end(null)}
            >
              {w.survives}
            </Button>
          )}
        </>
      )}
    </Sheet>
  );
}
