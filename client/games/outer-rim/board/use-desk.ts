/** What lies on the table now, as far as it is told: what I am asked, what I look at, what I hold. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { View } from "#rules/outer-rim/index.ts";
import type { BoardProps } from "../../screen.ts";
import { useAnswers } from "../answering.ts";
import { askedOf, type Asked } from "../asked.ts";
import { sayFor, type Desk } from "../desk.ts";
import type { Face } from "../faces.ts";
import { useTestResults } from "../jobs/test-results.ts";
import { onlyPlace } from "../map/here.ts";
import type { OuterRimScreen } from "../screen-types.ts";
import type { Playback } from "../story/playback.ts";
import { isHeldBack } from "./held-back.ts";
import type { Thing } from "../surface.ts";

/** What the question opens: its face, and the place where all its answers are. */
function openingOf(
  asked: Asked | null,
  view: View,
): { readonly face: Face; readonly picked: Thing | null } {
  if (asked === null) return { face: "map", picked: null };
  const space = asked.face === "map" ? onlyPlace(asked, view) : null;
  return { face: asked.face, picked: space === null ? null : { on: "space", space } };
}

export function useDesk(props: BoardProps<OuterRimScreen>, playback: Playback): Desk {
  const { words, names, seat } = props;
  const now = useMemo(() => askedOf(props.view, seat), [props.view, seat]);
  const held = playback.scene !== null && isHeldBack(now, playback.table, props.view);
  const asked = held ? null : now;
  const view = held && playback.table !== null ? playback.table : props.view;
  const question =
    asked === null
      ? ""
      : `${asked.question.ask}:${view.rolls}:${view.agenda.length}:${asked.answers.length}`;
  const [face, look] = useState<Face>(() => openingOf(asked, view).face);
  const [picked, pick] = useState<Thing | null>(() => openingOf(asked, view).picked);
  const { act } = useAnswers(props, asked);
  const tests = useTestResults(props);
  const say = useMemo(() => sayFor(view, names, words), [view, names, words]);
  useEffect(() => {
    const opening = openingOf(asked, view);
    look(opening.face);
    pick(opening.picked);
  }, [question]);
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
    next: held && now !== null,
    told: held ? playback.scene : null,
    tests,
    busy: props.busy,
    session: props.session,
    face,
    picked,
    look,
    pick: (thing) => {
      // Whoever reaches for something has heard enough.
      playback.skip();
      pick(thing);
    },
    act: (command) => {
      if (playback.justWent()) return;
      playback.skip();
      act(command);
    },
    skip: playback.leave,
    whyNot: props.whyNot,
    showRule: props.showRule,
  };
}
