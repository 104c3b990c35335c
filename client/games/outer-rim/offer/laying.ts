/** What everything on the table of a deal needs: the trays, and how to lay them anew. */
import type { Tabletop } from "../tabletop.ts";
import type { Trays } from "./trays.ts";

export interface TrayControl {
  readonly tabletop: Tabletop;
  readonly trays: Trays;
  readonly lay: (trays: Trays) => void;
}
