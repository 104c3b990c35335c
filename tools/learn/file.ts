/** An insight as a source file: numbers a person can at least scroll past. */
import type { Insight } from "#bots/bounty-hunters/learned/insight.ts";
import { inputCount } from "#bots/bounty-hunters/learned/insight.ts";

/** Four digits carry it: what is written is what was measured. */
export function rounded({ hidden, output, start }: Insight): Insight {
  return { hidden: hidden.map(four), output: output.map(four), start: four(start) };
}

function four(x: number): number {
  return Number(x.toPrecision(4));
}

export function learnedFile({ hidden, output, start }: Insight): string {
  const rows = Array.from(
    output,
    (_, i) => `  ${Array.from(hidden.subarray(i * inputCount, (i + 1) * inputCount)).join(", ")},`,
  );
  return `/** Learned from games by \`tools/learn/learn.ts\`; the inputs are those of \`position.ts\`. */
import type { Insight } from './insight.ts';

const hidden = [
${rows.join("\n")}
];

const output = [${Array.from(output).join(", ")}];

export const learned: Insight = {
  hidden: Float64Array.from(hidden),
  output: Float64Array.from(output),
  start: ${start},
};
`;
}
