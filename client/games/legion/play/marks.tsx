/** Marking: the hunter whose turn it is above, its targets below; who cannot be marked says why. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { huntersToMark, sideToMark, unitOf } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import { marksFor } from "./doors.ts";
import type { LedgerProps } from "../screen-types.ts";
import { Tile } from "./tile.tsx";
import { useTurn } from "./whose-turn.tsx";

export function Marks(props: LedgerProps): JSX.Element {
  const { view, words, send, whyNot } = props;
  const side = sideToMark(view) ?? "blue";
  const hunters = huntersToMark(view, side);
  const chosen = useSignal<string | null>(null);
  const { mine, notice } = useTurn(props, side);
  const hunter = hunters.find((unit) => unit.id === chosen.value) ?? hunters[0];
  if (hunter === undefined) return <p>{words.marks.done}</p>;
  return (
    <div class={`marking side-${side}`}>
      <h2 class="marking-title">
        <span class="side-sign" aria-hidden="true" />
        {words.marks.who(hunter.name)}
      </h2>
      {notice}
      {hunters.length > 1 && (
        <div class="doors">
          {hunters.map((unit) => (
            <Button key={unit.id} pressed={unit === hunter} press={() => (chosen.value = unit.id)}>
              {unit.name}
            </Button>
          ))}
        </div>
      )}
      <ul class="tiles two">
        {marksFor(view, hunter).map((command) => {
          const unit = unitOf(view, command.target);
          const why = whyNot(command);
          return (
            <Tile
              key={unit.id}
              view={view}
              unit={unit}
              words={words}
              tone={why === null ? "target" : "dim"}
              note={why?.text ?? null}
              {...(mine
                ? { open: () => (why === null ? void send(command) : toast(why.text, "no")) }
                : {})}
            />
          );
        })}
      </ul>
    </div>
  );
}
