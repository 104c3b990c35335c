/** With what the process ends, as `tools/supervise.mjs` reads it. The numbers are those of sysexits. */
export const exitCodes = {
  /** A bug nobody caught: started again. */
  bug: 70,
  /** The disk did not take what was written: only a new start knows what is there. */
  disk: 74,
  /** It cannot open as things are, and has said why: trying again would change nothing. */
  cannotOpen: 78,
} as const;
