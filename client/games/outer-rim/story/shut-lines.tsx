/** [OR-EFF-05] Lines that are not open: what each would ask and do, and what stands in its way. */
import type { JSX } from "preact";
import { shutLines } from "#rules/outer-rim/index.ts";
import type { Asked } from "../asked.ts";
import type { Desk } from "../desk.ts";
import { Refused } from "../dock/refused.tsx";
import { askedAndPaid } from "../tell/effects.ts";
import { finished } from "../tell/line.ts";
import { ToldLines } from "../told-lines.tsx";
import { lineAt } from "./line.ts";

export function ShutLines({
  desk,
  asked,
}: {
  readonly desk: Desk;
  readonly asked: Asked;
}): JSX.Element {
  return (
    <>
      {shutLines(desk.view, asked.question.choices).map((option) => (
        <ShutLine key={option} option={option} desk={desk} />
      ))}
    </>
  );
}

function ShutLine({
  option,
  desk,
}: {
  readonly option: number;
  readonly desk: Desk;
}): JSX.Element | null {
  const line = lineAt(option, desk);
  const why = desk.whyNot({ type: "choose", option });
  if (line === null || why === null) return null;
  const { texts } = desk.words;
  return (
    <li class="or-line or-shut">
      <span class="or-line-label">{line.label}</span>
      <ToldLines lines={finished(texts, askedAndPaid(texts, line, line.effects, 0))} />
      <Refused desk={desk} {...why} />
    </li>
  );
}
