/** The ledger beside the table: edition, armies, targets, marks, play. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { setCaption } from "../../local/captions.ts";
import { legion, sides, sideToMark, sideToTarget, type Rank } from "#rules/legion/index.ts";
import { Armies } from "./armies/armies.tsx";
import { Clock } from "./clock/clock.tsx";
import { aheadOf, type Ahead } from "./entries/ahead.ts";
import { refusalText } from "./entries/log.ts";
import { sentencesOf } from "./entries/sentences.ts";
import { Targets } from "./mission/targets.tsx";
import { Foot } from "./play/foot.tsx";
import { Marks } from "./play/marks.tsx";
import { Play } from "./play/play.tsx";
import type { LedgerProps } from "./screen-types.ts";

export function Board(props: LedgerProps): JSX.Element {
  const { session } = props;
  const waiting = session?.waiting.value ?? [];
  const caption = captionOfLedger(props.view);
  useEffect(() => {
    if (session?.link.value === "local") setCaption(session.table, caption);
  }, [caption]);
  const lost = session !== null && session.link.value !== "open" && session.link.value !== "local";
  if (!lost || waiting.length === 0) return <Ledger {...props} />;
  const ahead = aheadOf(props.view, waiting);
  return (
    <Ledger
      {...props}
      view={ahead.view}
      whyNot={(command) => {
        const refusal = legion.whyNot(ahead.view, command);
        return (
          refusal && { text: refusalText(refusal, props.words, ahead.view), rule: refusal.rule }
        );
      }}
      ahead={ahead}
    />
  );
}

/** Both armies by their leaders, and the score: enough to tell two evenings apart. */
function captionOfLedger({ units, standing }: LedgerProps["view"]): string {
  const [blue, red] = sides.map((side) => {
    const leaders = units.filter((unit) => unit.side === side && leads(unit.rank));
    const names = leaders.slice(0, 2).map((unit) => unit.name);
    return `${names.join(", ") || "–"} ${standing.victoryTokens[side].total}`;
  });
  return `${blue} : ${red}`;
}

function leads(rank: Rank): boolean {
  return rank === "commander" || rank === "operative";
}

function Ledger(props: LedgerProps & { ahead?: Ahead }): JSX.Element {
  return (
    <div class="ledger">
      {/* Each stage begins at its top. */}
      <div class="ledger-scroll" key={stageName(props.view)}>
        <StageOf {...props} />
        {props.view.phase !== "armies" && props.view.phase !== "over" && <Clock {...props} />}
      </div>
      {props.ahead !== undefined && <Waiting {...props} ahead={props.ahead} />}
      <Foot {...props} />
    </div>
  );
}

/** Written here, not yet at the table. */
function Waiting(props: LedgerProps & { ahead: Ahead }): JSX.Element {
  const { entries, changes } = props.ahead;
  const w = props.words.play;
  return (
    <section class="waiting-entries" role="status">
      <b>{w.waiting(entries.length + changes)}</b>
      <ol>
        {entries.slice(-3).map((events, at) => (
          <li key={at}>{sentencesOf(props, events).join(" ")}</li>
        ))}
      </ol>
    </section>
  );
}

type Stage = "armies" | "targets" | "marks" | "play";

function stageName(view: LedgerProps["view"]): Stage {
  if (view.phase === "armies") return "armies";
  if (view.phase !== "over" && sideToTarget(view) !== null) return "targets";
  return view.phase === "marking" && sideToMark(view) !== null ? "marks" : "play";
}

const stages: Readonly<Record<Stage, (props: LedgerProps) => JSX.Element>> = {
  armies: Armies,
  targets: Targets,
  marks: Marks,
  play: Play,
};

function StageOf(props: LedgerProps): JSX.Element {
  const Stage = stages[stageName(props.view)];
  return <Stage {...props} />;
}
