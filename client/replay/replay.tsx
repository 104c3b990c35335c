/** A table's past on its own board. Nothing can be pressed; everything can be looked at. */
import "./replay.css";
import { useSignal } from "@preact/signals";
import { HindsightButton } from "../analysis/hindsight-button.tsx";
import { lazy } from "../lazy.tsx";
import { language } from "../settings/settings.ts";
import { linesOf } from "../table/panel/log-lines.ts";
import { ReplayBar } from "./replay-bar.tsx";
import type { Moment, PastViewer } from "./recording.ts";
import { usePast, viewersOf } from "./use-past.ts";
import type { JSX } from "preact";
import type { Version } from "#table/talk/words.ts";
import type { Frame } from "../table/frame.ts";

const Hindsight = lazy(async () => (await import("../analysis/hindsight.tsx")).Hindsight);

const nothing = async (): Promise<never> => Promise.reject(new Error("a replay cannot be played"));

interface ReplayProps {
  readonly frame: Frame;
  /** Opens with the turning points; whoever closes them without going to one is back where they came from. */
  readonly lookBack: boolean;
  readonly leave: () => void;
}

export function Replay({ frame, lookBack, leave }: ReplayProps): JSX.Element {
  const { screen, gameWords, names } = frame;
  const { viewer, shown, at } = usePast(frame, leave);
  const forward = useSignal(false);
  const lookingBack = useSignal(lookBack);

  const { moments } = shown.value;
  const jump = (version: Version): void => {
    forward.value = false;
    at.value = Math.max(
      0,
      moments.findIndex((one) => one.version >= version),
    );
  };
  const moment = moments[at.value];
  const views = viewsAt(moment, shown.value.viewer);
  const lines = moment ? moment.log.flatMap((entry) => linesOf(frame, entry, views[0])) : [];
  const told = moments.slice(0, at.value + 1).flatMap(({ log }) => log);
  const past = { frame, viewer: shown.value.viewer, moments, at: at.value };
  const latest = moment && forward.value ? { version: moment.version, entries: moment.log } : null;

  return (
    <>
      <main id="content" class={`board-area ${views.length > 1 ? "many" : ""}`}>
        {lines.length > 0 && <Told lines={lines} />}
        {views.map((view, i) => (
          <screen.Board
            key={i}
            view={view}
            words={gameWords}
            language={language.value}
            names={names}
            seat={null}
            latest={latest}
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
        move={(to) => {
          forward.value = to === at.value + 1;
          at.value = to;
        }}
        look={(chosen) => {
          viewer.value = chosen;
        }}
        leave={leave}
      >
        <HindsightButton {...past} go={jump} />
      </ReplayBar>
      {lookingBack.value && moments.length > 0 && (
        <Hindsight
          {...past}
          go={(version) => {
            lookingBack.value = false;
            jump(version);
          }}
          close={leave}
        />
      )}
    </>
  );
}

function Told({ lines }: { readonly lines: ReturnType<typeof linesOf> }): JSX.Element {
  return (
    <ol class="replay-lines log" aria-live="polite" tabIndex={0}>
      {lines.map((line) => (
        <li key={line.key} class={line.weight}>
          <p>{line.text}</p>
        </li>
      ))}
    </ol>
  );
}

function viewsAt(moment: Moment | undefined, viewer: PastViewer): readonly unknown[] {
  if (moment === undefined) return [];
  return viewer === "everyone" ? (moment.view as readonly unknown[]) : [moment.view];
}
