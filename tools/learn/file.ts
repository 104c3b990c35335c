/** An insight as a source file: numbers a person can at least scroll past. */
import type { Insight } from "#bots/bounty-hunters/learned/insight.ts";
import { inputCount } from "#bots/bounty-hunters/learned/position.ts";

/** Four digits carry it: what is written is what was measured. */
export function rounded({ bends, says, start }: Insight): Insight {
  return { bends: bends.map(four), says: says.map(four), start: four(start) };
}

function four(x: number): number {
  return Number(x.toPrecision(4));
}

export function learnedFile({ bends, says, start }: Insight): string {
  const rows = Array.from(
    says,
    (_, i) => `  ${Array.from(bends.subarray(i * inputCount, (i + 1) * inputCount)).join(", ")},`,
  );
  return `/** Learned from games by \`tools/learn/learn.ts\`; the inputs are those of \`position.ts\`. */
import type { Insight } from './insight.ts';

const bends = [
${rows.join("\n")}
];

const says = [${Array.from(says).join(", ")}];

export const learned: Insight = { bends: Float64Array.from(bends), says: Float64Array.from(says), start: ${start} };
`;
}
