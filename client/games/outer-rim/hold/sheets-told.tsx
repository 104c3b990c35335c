/** What another player's character and ship can do, beneath their board. */
import type { JSX } from "preact";
import type { Desk } from "../desk.ts";
import { ToldLines } from "../told-lines.tsx";
import { toldSheet } from "./told-sheet.ts";

export function SheetsTold({
  desk,
  seat,
}: {
  readonly desk: Desk;
  readonly seat: number;
}): JSX.Element {
  return (
    <>
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
