/**
 * Dice as they lie: shape and name of each face; the ones that count glow. In the air they show any face but theirs.
 */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { motionWelcome } from "#client/settings/settings.ts";
import { faces, type Face } from "#rules/outer-rim/index.ts";
import { Sign } from "../../art/signs.tsx";
import type { Tabletop } from "../../tabletop.ts";
import { inTheAir, landsAt } from "../../stage/tumble.ts";
import type { Fall } from "../../stage/throws.ts";
import "./dice.css";

export interface DiceProps {
  readonly dice: readonly Face[];
  /** Faces that help. */
  readonly good: readonly Face[];
  readonly tabletop: Pick<Tabletop, "say">;
}

export function Dice({ dice, good, tabletop }: DiceProps): JSX.Element {
  return (
    <ul class="or-dice">
      {dice.map((face, i) => (
        <li key={i} class={`or-die or-face-${face} ${good.includes(face) ? "or-good" : ""}`}>
          <Sign name={face} />
          <span class="unseen">{tabletop.say.word(`face.${face}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A throw under way: where its dice are, and which of all that land with it they are. */
export interface Toss {
  readonly fall: Fall;
  readonly isMine: boolean;
  /** Those that land before these. */
  readonly first: number;
  readonly of: number;
  /** As they lay before they were thrown again. */
  readonly lay: readonly Face[];
}

/** Until they lie, nothing of them is on the page. */
export function TossedDice(props: DiceProps & { readonly toss: Toss | null }): JSX.Element {
  const { dice, toss } = props;
  if (toss === null || toss.fall === "lain") return <Dice {...props} />;
  if (toss.fall === "held")
    return (
      <ul class="or-dice" aria-hidden="true">
        {dice.map((_, i) => (
          <li key={i} class="or-die or-held-die" />
        ))}
      </ul>
    );
  return <Tumbling {...props} toss={toss} />;
}

function Tumbling({ dice, good, toss }: DiceProps & { readonly toss: Toss }): JSX.Element {
  const air = inTheAir(dice, toss.lay);
  const landed = useSignal(motionWelcome.peek() ? 0 : air.length);
  useEffect(() => {
    const timers = air
      .slice(landed.peek())
      .map((_, nth) =>
        setTimeout(() => landed.value++, landsAt(toss.first + nth, toss.of, toss.isMine)),
      );
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <ul class="or-dice" aria-hidden="true">
      {dice.map((face, i) => {
        const nth = air.indexOf(i);
        return nth >= landed.value ? (
          <li key={i} class="or-die or-tumbling" style={`--turn:${i}`}>
            <span class="or-reel">
              {faces.map((any) => (
                <Sign key={any} name={any} />
              ))}
            </span>
          </li>
        ) : (
          <li
            key={`${i} lies`}
            class={`or-die or-face-${face} ${nth === -1 ? "" : "or-landed"} ${good.includes(face) ? "or-good" : ""}`}
          >
            <Sign name={face} />
          </li>
        );
      })}
    </ul>
  );
}
