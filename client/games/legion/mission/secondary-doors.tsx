/** What earns points of the secondary objective while a round runs: one tap each. */
import type { JSX } from "preact";
import { secondaryCard, sides } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { secondaryOf } from "../play/doors.ts";
import type { LedgerProps } from "../screen-types.ts";

export function SecondaryDoors({ view, words, send, whyNot }: LedgerProps): JSX.Element | null {
  const w = words.mission;
  const id = view.edition === "current" ? (view.mission.cards?.secondary ?? null) : null;
  const card = id === null ? null : secondaryCard(id);
  if (card === null || (card.deed === null && Object.keys(card.chart).length === 0)) return null;
  return (
    <section class="secondary-doors">
      <h3>{w.secondaryNow}</h3>
      {sides.map((side) => {
        const name = words.side[side] ?? side;
        const { deed, spaces } = secondaryOf(view, side);
        return (
          <div key={side} class={`doors side-${side}`}>
            {deed !== null && (
              <Button whyNot={whyNot(deed)?.text ?? null} press={() => void send(deed)}>
                {words.labelled(name, w.deeds[deed.deed] ?? deed.deed)}
              </Button>
            )}
            {spaces.map((command) => {
              const { space } = command;
              return (
                <Button
                  key={space}
                  pressed={view.mission.spaces[side].includes(space)}
                  whyNot={whyNot(command)?.text ?? null}
                  press={() => void send(command)}
                >
                  {`${words.labelled(name, w.spaces[space] ?? space)} +${card.chart[space] ?? 0}`}
                </Button>
              );
            })}
          </div>
        );
      })}
    </section>
  );
}
