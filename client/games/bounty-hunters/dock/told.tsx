/** A sentence with the three shapes in their colours; the ear gets words instead. */
import { Fragment, type JSX } from "preact";
import type { Words } from "#words/made/bounty-hunters/words.ts";

const shapes = { "▲": "green", "■": "blue", "●": "orange" } as const;
const isShape = (sign: string): sign is keyof typeof shapes => sign in shapes;

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
        const sign = part.charAt(0);
        if (!isShape(sign)) return part;
        return (
          <Fragment key={at}>
            <b aria-hidden="true" class={`bh-c${Object.keys(shapes).indexOf(sign)} number`}>
              {part}
            </b>
            <span class="unseen">{words.board.missing(shapes[sign], Number(part.slice(1)))}</span>
          </Fragment>
        );
      })}
    </>
  );
}
