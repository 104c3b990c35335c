/** A table's past on its own board. Nothing can be pressed; everything can be looked at. */
import "./replay.css";
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { HindsightButton } from "../analysis/hindsight-button.tsx";
import { language, motionWelcome } from "../settings/settings.ts";
import { linesOf, named } from "../table/panel/log-lines.ts";
import { PartSelect } from "./part-select.tsx";
import { partAt, partsOf } from "./parts.ts";
import { usePlayer } from "./player.ts";
import { ReplayBar } from "./replay-bar.tsx";
import { Told } from "./told.tsx";
import { batchOf, type ReplayMoment, type PastViewer } from "./recording.ts";
import { indexOf, usePast, viewersOf } from "./use-past.ts";
import type { JSX } from "preact";
import type { LogEntry, Version } from "#table/talk/words.ts";
import type { Frame } from "../table/frame.ts";
import type { Batch } from "../table/session/session.ts";

const nothing = async (): Promise<never> => Promise.reject(new Error("a replay cannot be played"));

interface ReplayProps {
  readonly frame: Frame;
  /** Opened for one moment: it stands there. Else it plays by itself from the first card. */
  readonly startAt: Version | null;
  readonly leave: () => void;
}

export function Replay({ frame: unnamed, startAt, leave }: ReplayProps): JSX.Element {
  const frame = named(unnamed);
  const { screen, gameWords, names } = frame;
  const { viewer, shown, at } = usePast(frame, startAt, leave);
  const forward = useSignal(false);
  const player = usePlayer(at, forward, shown.value.moments.length, {
    plays: startAt === null && motionWelcome.value,
  });

  const { moments } = shown.value;
  const jump = (version: Version): void => {
    player.pause();
    forward.value = false;
    at.value = indexOf(moments, version);
  };
  const move = (to: number): void => {
    player.pause();
    forward.value = to === at.value + 1;
    at.value = to;
  };
  const nameOf = (view: unknown): string | null => screen.part?.(view, gameWords) ?? null;
  const parts = useMemo(() => partsOf(moments, nameOf), [moments, gameWords]);
  const moment = moments[at.value];
  const views = viewsAt(moment, shown.value.viewer);
  const lines = moment
    ? moment.log.filter(isOfThen).flatMap((entry) => linesOf(frame, entry, views[0]))
    : [];
  const told = moments.slice(0, at.value + 1).flatMap(({ log }) => log);
  const past = { frame, viewer: shown.value.viewer, moments, at: at.value };
  const latest = (nth: number): Batch | null =>
    moment && forward.value
      ? batchOf(moment, shown.value.viewer === "everyone" ? nth : null)
      : null;

  return (
    <>
      <main id="content" class={`board-area ${views.length > 1 ? "many" : ""}`}>
        {moment !== undefined && <Told lines={lines} hasAllWords={frame.hasAllWords} />}
        {views.map((view, i) => (
          <screen.Board
            key={i}
            view={view}
            words={gameWords}
            language={language.value}
            names={names}
            seat={null}
            latest={latest(i)}
            told={told}
            busy={false}
            send={nothing}
            whyNot={() => null}
            showRule={frame.showRule}
            session={null}
          />
        ))}
      </main>
      <ReplayBar
        at={at.value}
        count={moments.length}
        viewer={viewer.value}
        choices={viewersOf(frame)}
        player={player}
        move={move}
        look={(chosen) => {
          viewer.value = chosen;
        }}
        leave={leave}
        rounds={
          parts.length > 1 && (
            <PartSelect parts={parts} now={partAt(parts, moment, nameOf)} move={move} />
          )
        }
      >
        <HindsightButton {...past} go={jump} opened={() => player.pause()} />
      </ReplayBar>
    </>
  );
}

/** Everybody goes by their name of today. */
function isOfThen(entry: LogEntry): boolean {
  return entry.type !== "seated" || entry.change !== "renamed";
}

function viewsAt(moment: ReplayMoment | undefined, viewer: PastViewer): readonly unknown[] {
  if (moment === undefined) return [];
  return viewer === "everyone" ? (moment.view as readonly unknown[]) : [moment.view];
}
