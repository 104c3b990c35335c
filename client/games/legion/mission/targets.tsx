/** Marked Targets: two of one's own, two of the enemy's, blue first. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { freeTargets, other, sideToTarget, targetsOwed, type Side } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Tile } from "../play/tile.tsx";
import { useTurn } from "../play/whose-turn.tsx";
import type { LedgerProps } from "../screen-types.ts";

export function Targets(props: LedgerProps): JSX.Element {
  const { view, words, send, whyNot } = props;
  const w = words.mission.targets;
  const side = sideToTarget(view) ?? "blue";
  const chosen = useSignal<readonly string[]>([]);
  const { mine, notice } = useTurn(props, side);
  /** What was tapped for one side is no choice of the other. */
  useEffect(() => {
    chosen.value = [];
  }, [side]);
  const { own, enemy } = targetsOwed(view, side);
  const command = { type: "choose-targets", side, units: chosen.value } as const;
  const toggle = (id: string): void => {
    chosen.value = chosen.value.includes(id)
      ? chosen.value.filter((each) => each !== id)
      : [...chosen.value, id];
  };
  const column = (of: Side): JSX.Element => (
    <ul class="tiles" aria-label={words.side[of]}>
      {freeTargets(view, of).map((unit) => (
        <Tile
          key={unit.id}
          view={view}
          unit={unit}
          words={words}
          note={chosen.value.includes(unit.id) ? w.sign : null}
          {...(chosen.value.includes(unit.id) ? { tone: "target" as const } : {})}
          {...(mine ? { open: () => toggle(unit.id) } : {})}
        />
      ))}
    </ul>
  );
  return (
    <div class={`marking side-${side}`}>
      <h2 class="marking-title">
        <span class="side-sign" aria-hidden="true" />
        {w.title(words.side[side] ?? side)}
      </h2>
      <p>{w.count(own, enemy)}</p>
      {notice}
      <div class="columns">
        {column(side)}
        {column(other(side))}
      </div>
      {mine && (
        <div class="armies-doors">
          <Button
            tone="lamp"
            wide
            whyNot={whyNot(command)?.text ?? null}
            press={() => {
              chosen.value = [];
              void send(command);
            }}
          >
            {w.done}
          </Button>
        </div>
      )}
    </div>
  );
}
