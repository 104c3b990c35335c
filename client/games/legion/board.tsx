/** The ledger beside the table: edition, armies, targets, marks, play. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { setCaption } from "../../local/captions.ts";
import { sides, sideToMark, sideToTarget, type Rank } from "#rules/legion/index.ts";
import { fetchInTurn, lazy, quietly } from "../../lazy.tsx";
import { Armies, Army } from "./armies/armies.tsx";
import { Clock } from "./clock/clock.tsx";
import { insertionPoint } from "./entries/inserting.ts";
import { LedgerBefore } from "./entries/ledger-before.tsx";
import { UndecidedEntries } from "./entries/undecided.tsx";
import { WaitingEntries } from "./entries/waiting.tsx";
import { Foot } from "./play/foot.tsx";
import type { LedgerProps } from "./screen-types.ts";

const CorrectedEntries = quietly(
  async () => (await import("./entries/whose/corrected.tsx")).CorrectedEntries,
);
const Targets = lazy(async () => (await import("./mission/targets.tsx")).Targets);
const Marks = lazy(async () => (await import("./play/marks.tsx")).Marks);
const EventBar = lazy(async () => (await import("./event/event-bar.tsx")).EventBar);
const Play = lazy(async () => (await import("./play/play.tsx")).Play);

export function Board(props: LedgerProps): JSX.Element {
  const { session } = props;
  const caption = captionOfLedger(props.view);
  useEffect(() => {
    if (session?.link.value === "local") setCaption(session.table, caption);
  }, [caption]);
  // The whole ledger, while there is a network: the next stage may begin without one.
  useEffect(() => void fetchInTurn([Army, Play]), []);
  const point = insertionPoint.value;
  if (point === null || point.table !== session?.table) return <Ledger {...props} />;
  return <LedgerBefore props={props} entry={point.entry} Ledger={Ledger} />;
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

function Ledger(props: LedgerProps): JSX.Element {
  const place = props.session?.info.value?.tournament;
  const { view } = props;
  const stage = view.phase === "armies" && !view.editionAsked ? "edition" : stageName(view);
  const scroll = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  // Each stage begins at its top, for whoever plays by keys as well.
  useLayoutEffect(() => {
    if (before.current !== stage) scroll.current?.focus({ preventScroll: true });
    before.current = stage;
  }, [stage]);
  return (
    <div class="ledger">
      <div class="ledger-scroll" key={stage} ref={scroll} tabIndex={-1}>
        {place !== undefined && <EventBar place={place} view={props.view} />}
        <StageOf {...props} />
        {props.view.phase !== "armies" && props.view.phase !== "over" && <Clock {...props} />}
      </div>
      <UndecidedEntries {...props} />
      <WaitingEntries {...props} />
      <CorrectedEntries {...props} />
      <Foot {...props} />
    </div>
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
