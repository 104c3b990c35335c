/** What everything on the table of a deal needs: the trays, and how to lay them anew. */
import type { Desk } from "../desk.ts";
import type { Trays } from "./trays.ts";

export interface Laying {
  readonly desk: Desk;
  readonly trays: Trays;
  readonly lay: (trays: Trays) => void;
}
