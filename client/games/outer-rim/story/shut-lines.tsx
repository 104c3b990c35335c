/** [OR-EFF-05] Lines that are not open: what each would ask and do, and what stands in its way. */
import type { JSX } from "preact";
import { shutLines } from "#rules/outer-rim/index.ts";
import type { OpenQuestion } from "../asked.ts";
import type { Tabletop } from "../tabletop.ts";
import { Refused } from "../dock/refused.tsx";
import { askedAndPaid } from "../tell/effects.ts";
import { finished } from "../tell/line.ts";
import { ToldLines } from "../told-lines.tsx";
import { lineAt } from "./line.ts";

export function ShutLines({
  tabletop,
  asked,
}: {
  readonly tabletop: Tabletop;
  readonly asked: OpenQuestion;
}): JSX.Element {
  return (
    <>
      {shutLines(tabletop.view, asked.question.choices).map((option) => (
        <ShutLine key={option} option={option} tabletop={tabletop} />
      ))}
    </>
  );
}

function ShutLine({
  option,
  tabletop,
}: {
  readonly option: number;
  readonly tabletop: Tabletop;
}): JSX.Element | null {
  const line = lineAt(option, tabletop);
  const why = tabletop.whyNot({ type: "choose", option });
  if (line === null || why === null) return null;
  const { texts } = tabletop.words;
  return (
    <li class="or-line or-shut">
      <span class="or-line-label">{line.label}</span>
      <ToldLines lines={finished(texts, askedAndPaid(texts, line, line.effects, 0))} />
      <Refused tabletop={tabletop} {...why} />
    </li>
  );
}
