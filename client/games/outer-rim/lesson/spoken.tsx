/** One thing the clerk says, with what to tap for it. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import { words as hall } from "#client/words/words.ts";
import type { Remark } from "./remark.ts";
import type { Words as LearnWords } from "#words/made/outer-rim-lesson/words.ts";

interface SpokenProps {
  readonly remark: Remark;
  readonly learn: LearnWords;
  readonly takeBack?: () => void;
}

export function Spoken({
  remark: { topic, text, taps },
  learn,
  takeBack,
}: SpokenProps): JSX.Element {
  return (
    <>
      <p>{text}</p>
      {/* Whoever did something else may think again. */}
      {topic === "otherwise" && takeBack !== undefined && (
        <Button icon="undo" tone="quiet" press={takeBack}>
          {hall.value.table.takeBack}
        </Button>
      )}
      {taps !== undefined && (
        <p class="clerk-advice">
          {learn.tap}{" "}
          {taps.map((tap, i) => (
            <>
              {i > 0 && learn.then}
              <b class="clerk-tap">{tap}</b>
            </>
          ))}
          .
        </p>
      )}
    </>
  );
}
