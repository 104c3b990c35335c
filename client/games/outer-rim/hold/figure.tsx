/** A sign with its number, said in words. */
import type { JSX } from "preact";
import { Sign } from "../art/signs.tsx";

export function Figure({
  sign,
  value,
  text,
}: {
  readonly sign: Parameters<typeof Sign>[0]["name"];
  readonly value: number | string;
  readonly text: string;
}): JSX.Element {
  return (
    <span class="or-figure" role="img" aria-label={text} title={text}>
      <Sign name={sign} />
      <b class="number">{value}</b>
    </span>
  );
}
