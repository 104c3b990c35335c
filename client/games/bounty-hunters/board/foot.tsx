/** Under the thumb: what just happened, my line of the pad, my hand and the dock. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import type { BoardProps } from "../../screen.ts";
import { TurnDock } from "../dock/turn-dock.tsx";
import { PadRows } from "../end/pad.tsx";
import { Hand } from "../hand/hand.tsx";
import type { AdvisedMove } from "../moves/meant.ts";
import { unsentChoice } from "../moves/unsent.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";
import { Counts } from "./counts.tsx";
import { Moments } from "./happened/moments.tsx";
import type { BoardPlan } from "./putting.ts";
import { Reveal } from "./happened/reveal.tsx";
import { Vitals } from "./vitals.tsx";

interface FootProps extends BoardProps<BountyHuntersScreen>, BoardPlan {
  readonly meant: AdvisedMove | null;
  openPad(): void;
  pick(at: number | null, keyed: boolean): void;
}

export function Foot(props: FootProps): JSX.Element {
  const { view, words, names, seat, latest, turn, choices, session } = props;
  const isChoosing = view.step.type === "choose";
  return (
    <footer class="bh-foot">
      <div class="bh-docking">
        <div class="bh-happened">
          <Reveal
            view={view}
            names={names}
            words={words}
            latest={latest}
            from={props.from}
            covered={choices.card !== null || isChoosing}
          />
          <Moments view={view} names={names} words={words} seat={seat} latest={latest} />
        </div>
        <TurnDock {...props} />
      </div>
      {view.hand.length > 0 && (
        <Hand
          set={view.set}
          hand={view.hand}
          words={words}
          picked={turn.picked}
          meant={props.meant?.command.type === "choose" ? props.meant.command.card : null}
          sealed={view.step.type === "choose" ? (unsentChoice(session) ?? view.step.mine) : null}
          live={seat !== null && isChoosing}
          pick={props.pick}
          drop={props.drop}
        />
      )}
      <PadBar {...props} />
    </footer>
  );
}

function PadBar({ view, words, names, seat, from, openPad }: FootProps): JSX.Element {
  return (
    <button type="button" class="bh-padbar" aria-haspopup="dialog" onClick={() => openPad()}>
      <SeatMark seat={from} />
      <span class="bh-seat-name">{seat === null ? names[from]?.name : words.you}</span>
      <Vitals view={view} seat={from} words={words} />
      <Counts view={view} seat={from} />
      <PadRows view={view} seat={from} words={words} />
      <span class="bh-padbar-more">{words.table.pad}</span>
    </button>
  );
}
