/** A table's past on its own board. Nothing can be pressed; everything can be looked at. */
import { batch, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Version } from "#table/talk/words.ts";
import { HindsightButton } from "../analysis/hindsight-button.tsx";
import { lazy } from "../lazy.tsx";
import { toast } from "../pieces/toasts.ts";
import { language } from "../settings/settings.ts";
import { mySeats, type Frame } from "../table/frame.ts";
import { linesOf } from "../table/panel/log-lines.ts";
import { words } from "../words/words.ts";
import { fetchPast, momentsOf, type PastViewer, type Moment } from "./recording.ts";
import { ReplayBar } from "./replay-bar.tsx";
import "./replay.css";

const Hindsight = lazy(async () => (await import("../analysis/hindsight.tsx")).Hindsight);
const nothing = async (): Promise<never> => Promise.reject(new Error("a replay cannot be played"));

interface ReplayProps {
  readonly frame: Frame;
  /** Opens with the turning points; whoever closes them without going to one is back where they came from. */
  readonly lookBack: boolean;
  readonly leave: () => void;
}

export function Replay({ frame, lookBack, leave }: ReplayProps): JSX.Element {
  const w = words.value.replay;
  const { info, screen, gameWords, names } = frame;
  const viewer = useSignal<PastViewer>(frame.session.as.value);
  /** What was fetched last, and for which viewer: the next one's past takes a moment to arrive. */
  const shown = useSignal<{ readonly viewer: PastViewer; readonly moments: readonly Moment[] }>({
    viewer: viewer.value,
    moments: [],
  });
  const at = useSignal(0);
  const forward = useSignal(false);
  const lookingBack = useSignal(lookBack);

  useEffect(() => {
    void fetchPast(info.id, frame.local, viewer.value).then((past) => {
      if (!past) {
        toast(w.failed, "no");
        return leave();
      }
      const moments = momentsOf(past);
      batch(() => {
        shown.value = { viewer: past.as, moments };
        at.value = Math.max(0, Math.min(at.value, moments.length - 1));
      });
    });
  }, [viewer.value]);

  const { moments } = shown.value;
  const jump = (version: Version): void => {
    forward.value = false;
    at.value = Math.max(
      0,
      moments.findIndex((one) => one.version >= version),
    );
  };
  const mine = mySeats(info);
  const seatEyes = names
    .filter(({ seat }) => info.phase === "over" || mine.includes(seat))
    .map(({ seat, name }) => ({ viewer: seat as PastViewer, text: name }));
  const choices = [
    ...seatEyes,
    { viewer: "spectator" as PastViewer, text: w.spectator },
    ...(info.phase === "over" ? [{ viewer: "everyone" as PastViewer, text: w.everyone }] : []),
  ];
  const moment = moments[at.value];
  const views = moment
    ? shown.value.viewer === "everyone"
      ? (moment.view as readonly unknown[])
      : [moment.view]
    : [];
  const lines = moment ? moment.log.flatMap((entry) => linesOf(frame, entry, views[0])) : [];
  const latest = moment && forward.value ? { version: moment.version, entries: moment.log } : null;

  return (
    <>
      <main id="content" class={`board-area ${views.length > 1 ? "many" : ""}`}>
        {lines.length > 0 && (
          <ol class="replay-lines log" aria-live="polite" tabIndex={0}>
            {lines.map((line) => (
              <li key={line.key} class={line.weight}>
                <p>{line.text}</p>
              </li>
            ))}
          </ol>
        )}
        {views.map((view, i) => (
          <screen.Board
            key={i}
            view={view}
            words={gameWords}
            language={language.value}
            names={names}
            seat={null}
            latest={latest}
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
        choices={choices}
        move={(to) => {
          forward.value = to === at.value + 1;
          at.value = to;
        }}
        look={(chosen) => {
          viewer.value = chosen;
        }}
        leave={leave}
      >
        <HindsightButton
          frame={frame}
          viewer={shown.value.viewer}
          moments={moments}
          at={at.value}
          go={jump}
        />
      </ReplayBar>
      {lookingBack.value && moments.length > 0 && (
        <Hindsight
          frame={frame}
          viewer={shown.value.viewer}
          moments={moments}
          at={at.value}
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
