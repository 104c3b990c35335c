/** An update says only what there is to say. */
import type { SpareStatus, ViewerStatus } from "./words.ts";

export function spare({ as, version, awaited, takeBack, redo, clocks }: ViewerStatus): SpareStatus {
  return {
    as,
    version,
    awaited,
    ...(takeBack.type === "none" ? {} : { takeBack }),
    ...(redo ? { redo } : {}),
    ...(clocks.length === 0 ? {} : { clocks }),
  };
}

export function wholeStatus(said: SpareStatus): ViewerStatus {
  const { as, version, awaited, takeBack = { type: "none" }, redo = false, clocks = [] } = said;
  return { as, version, awaited, takeBack, redo, clocks };
}
