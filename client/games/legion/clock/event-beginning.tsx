/** [LC-TOUR-02] A clock that is begun in a ledger of the tournament counts down the tournament's round. */
import type { JSX } from "preact";
import { Beginning, type BeginningProps } from "./beginning.tsx";
import { useEvent } from "../event/use-event.ts";

interface EventBeginningProps extends BeginningProps {
  readonly tournament: string;
}

export function EventBeginning({ tournament, ...props }: EventBeginningProps): JSX.Element {
  const seen = useEvent(tournament).value;
  // Without a network nobody can say how long it is: the usual length is offered then.
  if (seen === null || seen === "none") return <Beginning {...props} />;
  const { minutes } = seen.event.settings;
  return <Beginning key={minutes} {...props} usual={minutes} />;
}
