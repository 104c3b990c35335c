/** The ledger beside the table: armies, marks, play. */
import type { JSX } from "preact";
import { sideToMark, sideToTarget } from "#rules/legion/index.ts";
import { Armies } from "./armies/armies.tsx";
import { Targets } from "./mission/targets.tsx";
import { Foot } from "./play/foot.tsx";
import { Marks } from "./play/marks.tsx";
import { Play } from "./play/play.tsx";
import type { LedgerProps } from "./screen-types.ts";

export function Board(props: LedgerProps): JSX.Element {
  return (
    <div class="ledger">
      <div class="ledger-scroll">{stage(props)}</div>
      <Foot {...props} />
    </div>
  );
}

function stage(props: LedgerProps): JSX.Element {
  const { view } = props;
  if (view.phase === "armies") return <Armies {...props} />;
  if (view.phase !== "over" && sideToTarget(view) !== null) return <Targets {...props} />;
  if (view.phase === "marking" && sideToMark(view) !== null) return <Marks {...props} />;
  return <Play {...props} />;
}
