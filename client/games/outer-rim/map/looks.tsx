/** How each place looks on the table as it lies now: a tap changes nothing of it, a flight little. */
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { spacesOf, type SpaceId } from "#rules/outer-rim/index.ts";
import { useKeyedMemo } from "../board/memo.ts";
import { postTask } from "../board/yield-to-paint.ts";
import { myself, type Tabletop } from "../tabletop.ts";
import { errandsOf, type Errand } from "./errands.ts";
import { marksAt } from "./marks.ts";
import { classesOf, Drawing } from "./place.tsx";
import { spokenName } from "./place-name.ts";

interface Look {
  readonly id: SpaceId;
  readonly classes: string;
  readonly drawing: JSX.Element;
  readonly spoken: string;
}

export function useLooks(tabletop: Tabletop): readonly Look[] {
  const { view, asked, words, names } = tabletop;
  const lying = [view, asked, words, names];
  const memo = useKeyedMemo();
  const errands = useMemo(() => errandsOf(view, myself(tabletop)), lying);
  const seen = useMemo(
    () =>
      spacesOf(view.rules).map(({ id }) => {
        const marks = marksAt(tabletop, id, errands);
        const drawing = memo(id, [JSON.stringify(marks)], () => (
          <Drawing space={id} marks={marks} />
        ));
        return { id, classes: classesOf(tabletop, id, marks), drawing };
      }),
    lying,
  );
  const spoken = useSpoken(tabletop, errands, lying);
  return seen.map((one, i) => ({ ...one, spoken: spoken[i] ?? "" }));
}

/** With a task of its own: all are named anew when one ship has flown. */
function useSpoken(
  tabletop: Tabletop,
  errands: readonly Errand[],
  lying: readonly unknown[],
): readonly string[] {
  const names = (): readonly string[] =>
    spacesOf(tabletop.view.rules).map(({ id }) => spokenName(id, tabletop, errands));
  const [spoken, say] = useState(names);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (!isNew.current) postTask(() => say(names()));
    isNew.current = false;
  }, lying);
  return spoken;
}
