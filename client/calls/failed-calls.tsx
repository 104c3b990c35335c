/** What did not arrive, and why, in words. */
import type { JSX } from "preact";
import type { CallInfo } from "#table/talk/calls.ts";
import { locale } from "../settings/settings.ts";
import { callsWords } from "./words/words.ts";

export function FailedCalls({
  calls,
}: {
  readonly calls: readonly CallInfo[];
}): JSX.Element | null {
  const w = callsWords();
  const failed = calls.filter(({ trouble }) => trouble !== null);
  if (failed.length === 0) return null;
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <h3>{w.failed}</h3>
      <ul>
        {failed.map(({ id, kind, due, state, trouble }) => (
          <li key={id}>
            {w.kinds[kind]}, {date.format(due)}. {trouble !== null && w.troubles[trouble.code]}{" "}
            {state === "retrying" ? w.retrying : w.givenUp}
          </li>
        ))}
      </ul>
    </>
  );
}
