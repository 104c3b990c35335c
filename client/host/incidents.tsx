import type { JSX } from "preact";
import type { CaughtError, LimitHit } from "#table/talk/office.ts";
import { hostWords, timeText } from "./words/words.ts";

interface IncidentsProps {
  readonly errors: readonly CaughtError[];
  readonly limits: readonly LimitHit[];
}

export function Incidents({ errors, limits }: IncidentsProps): JSX.Element {
  const w = hostWords();
  return (
    <>
      <section aria-labelledby="errors">
        <h2 id="errors">{w.errors}</h2>
        {errors.length === 0 && <p class="soft">{w.noErrors}</p>}
        <ul class="rows">
          {errors.map(({ what, reason, times, at }) => (
            <li key={`${what} ${reason}`}>
              <span>
                <span lang="en">
                  {what}: {reason}
                </span>{" "}
                <small class="soft">
                  {w.times(times)} · {timeText(at)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits">{w.limits}</h2>
        {limits.length === 0 && <p class="soft">{w.noLimits}</p>}
        <ul class="rows">
          {limits.map(({ work, times, at, address }) => (
            <li key={work}>
              <span>
                <strong>{w.works[work] ?? work}</strong>{" "}
                <small class="soft">
                  {w.times(times)} · {address} · {timeText(at)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
