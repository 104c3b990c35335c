/** A sentence with the three shapes in their colours; the ear gets words instead. */
import { Fragment, type JSX } from "preact";
import type { Words } from "../words/en.ts";

const shapes = ["▲", "■", "●"];

export function Told({
  text,
  words,
}: {
  readonly text: string;
  readonly words: Words;
}): JSX.Element {
  return (
    <>
      {text.split(/([▲■●]\d+)/).map((part, at) => {
        const shape = shapes.indexOf(part.charAt(0));
        if (shape === -1) return part;
        return (
          <Fragment key={at}>
            <b aria-hidden="true" class={`bh-c${shape} number`}>
              {part}
            </b>
            <span class="unseen">
              {words.board.missing(words.colours[shape] ?? "", Number(part.slice(1)))}
            </span>
          </Fragment>
        );
      })}
    </>
  );
}
