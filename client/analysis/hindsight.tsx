/**
 * Looking back on a finished game: the curve of chances, its turning points, and what might have been at this moment.
 */
import type { JSX } from "preact";
import type { Seat } from "#rules/game.ts";
import type { Version } from "#table/talk/words.ts";
import { Sheet } from "../pieces/sheet.tsx";
import type { PastViewer, ReplayMoment } from "../replay/recording.ts";
import { language } from "../settings/settings.ts";
import type { Frame } from "../table/frame.ts";
import { useChances } from "./chances.ts";
import { Curve } from "./curve.tsx";
import { WhatIf } from "./what-if.tsx";
import { analysisWords } from "./words/words.ts";
import "./analysis.css";

interface HindsightProps {
  readonly frame: Frame;
  readonly viewer: PastViewer;
  readonly moments: readonly ReplayMoment[];
  readonly at: number;
  readonly go: (version: Version) => void;
  readonly close: () => void;
}

export function Hindsight({ frame, viewer, moments, at, go, close }: HindsightProps): JSX.Element {
  const w = analysisWords(language.value);
  const { points, all } = useChances(frame, true);
  const moment = moments[at];
  const seat = typeof viewer === "number" ? viewer : null;
  const isAsked = seat !== null && moment?.awaited.includes(seat) === true;
  return (
    <Sheet title={w.hindsight} close={close}>
      <h3>{w.whatIf}</h3>
      <WhatIf
        frame={frame}
        view={isAsked ? moment.view : null}
        made={seat === null ? null : madeAfter(frame, moments, at, seat)}
      />
      <h3>{w.curve}</h3>
      <p class="soft">{w.curveHint}</p>
      {points.length < all && (
        <p class="soft">
          {w.thinking} {w.working(points.length, all)}
        </p>
      )}
      <Curve frame={frame} points={points} go={go} />
    </Sheet>
  );
}

/** The move this seat made next, as its own news told it. */
function madeAfter(
  { screen }: Frame,
  moments: readonly ReplayMoment[],
  at: number,
  seat: Seat,
): unknown {
  for (const { log } of moments.slice(at + 1, at + 12)) {
    for (const entry of log) {
      if (entry.type !== "news") continue;
      for (const news of entry.news) {
        const made = screen.analysis?.madeIn(news, seat) ?? null;
        if (made !== null) return made;
      }
    }
  }
  return null;
}
