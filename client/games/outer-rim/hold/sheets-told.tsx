/** What another player's character and ship can do, beneath their board. */
import type { JSX } from "preact";
import type { Desk } from "../desk.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { ToldLines } from "../told-lines.tsx";
import { promiseText } from "../words/bundle.ts";
import { promisesOf } from "./promises.ts";
import { toldSheet } from "./told-sheet.ts";

export function SheetsTold({
  desk,
  seat,
  log,
}: {
  readonly desk: Desk;
  readonly seat: number;
  readonly log: readonly LogEntry[];
}): JSX.Element {
  return (
    <>
      <ul>
        {promisesOf(log, seat).map(({ round, from, to, promise }, i) => (
          <li key={i}>
            {desk.words.labels.round(round)} ·{" "}
            {desk.say.fill("log.promise-made", {
              from: desk.say.player(from),
              to: desk.say.player(to),
              promise: promiseText(promise, desk.say),
            })}
          </li>
        ))}
      </ul>
      {(["captain", "vessel"] as const).map((of) => {
        const told = toldSheet(desk, of, seat);
        return (
          told !== null && (
            <section key={of}>
              <h3>{told.title}</h3>
              <ToldLines lines={told.lines} />
            </section>
          )
        );
      })}
    </>
  );
}
