/** What a judge hands back: one line of JSON per worked game, and one sentence per mistake or difference. */
export interface PadVerdict {
  readonly results: readonly unknown[];
  readonly complaints: readonly string[];
}
