/** What lies on the table now, as far as it is told: what I am asked, what I look at, what I hold. */
import { useMemo, useRef, useState } from "preact/hooks";
import type { View } from "#rules/outer-rim/index.ts";
import type { BoardProps } from "../../screen.ts";
import { useAnswers } from "../answering.ts";
import type { Asked } from "../asked.ts";
import { sayFor, type Desk } from "../desk.ts";
import type { Face } from "../faces.ts";
import { onlyPlace } from "../map/here.ts";
import type { OuterRimScreen } from "../screen-types.ts";
import type { Playback } from "../story/playback.ts";
import { isHeldBack } from "./held-back.ts";
import type { Picked } from "../surface.ts";
import { inOwnTask, letGo } from "./own-task.ts";

/** What I look at and what I hold. */
interface Laid {
  readonly face: Face;
  readonly picked: Picked | null;
}

/** What the question opens: its face, and the place where all its answers are. */
function openingOf(asked: Asked | null, view: View): Laid {
  if (asked === null) return { face: "map", picked: null };
  const space = asked.face === "map" ? onlyPlace(asked, view) : null;
  return { face: asked.face, picked: space === null ? null : { on: "space", space } };
}

/** Mine as long as the question stands; the next one opens its own, with the same drawing that shows it. */
function useLaid(
  question: string,
  asked: Asked | null,
  view: View,
): readonly [Laid, (part: Partial<Laid>) => void] {
  const [mine, choose] = useState<{ readonly opening: Laid; readonly laid: Laid }>();
  // Asked again after another one, the same question opens anew.
  const opening = useMemo(() => openingOf(asked, view), [question]);
  // What was drawn a frame ago still lies under the thumb: it is laid on the table as it is now.
  const newest = useRef(opening);
  newest.current = opening;
  const lay = (part: Partial<Laid>): void =>
    choose((was) => {
      const { current } = newest;
      const laid = was?.opening === current ? was.laid : current;
      return { opening: current, laid: { ...laid, ...part } };
    });
  return [mine?.opening === opening ? mine.laid : opening, lay];
}

/** A bot sits for me: then what is asked next is not mine. */
function isPlayedFor({ session, seat }: BoardProps<OuterRimScreen>): boolean {
  const holder = seat === null ? undefined : session?.info.value?.seats[seat]?.holder;
  return holder?.type === "person" && holder.substitute !== null;
}

/** `now`: what is asked, told or not. */
export function useDesk(
  props: BoardProps<OuterRimScreen>,
  playback: Playback,
  now: Asked | null,
): Desk {
  const { words, names, seat } = props;
  const held =
    playback.scene !== null && isHeldBack(now, playback.table, props.view, playback.unread);
  const asked = held ? null : now;
  const view = held && playback.table !== null ? playback.table : props.view;
  const question =
    asked === null
      ? ""
      : `${asked.question.ask}:${view.rolls}:${view.agenda.length}:${asked.answers.length}`;
  const [{ face, picked }, lay] = useLaid(question, asked, view);
  const { act } = useAnswers(props);
  const say = useMemo(() => sayFor(view, names, words), [view, names, words]);
  const eyes = seat ?? (view.viewer === "spectator" ? view.current : view.viewer);
  return {
    view,
    now: props.view,
    words,
    say,
    names,
    seat,
    eyes,
    asked,
    next: held && now !== null && !isPlayedFor(props),
    told: held ? playback.scene : null,
    busy: props.busy,
    session: props.session,
    face,
    picked,
    look: (wanted) => lay({ face: wanted }),
    pick: (thing) => {
      if (thing === null) letGo();
      const take = (): void => {
        // Whoever reaches for something has heard enough.
        playback.skip();
        lay({ picked: thing });
      };
      // A place is drawn with the tap: it would come a frame later. The rest is more to draw and to lay out.
      if (thing?.on === "space") take();
      else inOwnTask(take);
    },
    act: (command) => {
      if (playback.grace.value) return;
      playback.skip();
      act(command);
    },
    skip: playback.leave,
    whyNot: props.whyNot,
    showRule: props.showRule,
  };
}
