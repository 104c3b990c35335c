/** Expressions that need not be quick with every text, because no stranger chooses the text they read. */
export interface Exception {
  readonly path: RegExp;
  readonly why: string;
}

export const exceptions: readonly Exception[] = [
  { path: /\/testing\//, why: "only tests run it" },
  {
    path: /^tools\/(?:bench|browser|checks|coverage|lab|learn|mutate|pictures)\//,
    why: "reads our own sources and what our own programs print",
  },
  { path: /^client\/(?:vite\.config|offline\/plugin)\.ts$/, why: "reads our own files, to build" },
  {
    path: /^tools\/steps\//,
    why: "puts single signs of an expression together again, for tests and for this check",
  },
];
