/** What now, and why? At most three ideas of the analyst; a tap does it, or shows the thing on the table. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { isGamble, type Reason } from "#bots/outer-rim/reasons/reason.ts";
import { prices, type Command } from "#rules/outer-rim/index.ts";
import { sameData } from "#rules/same-data.ts";
import { ask } from "../../../analysis/ask.ts";
import { answerText } from "../say/answer.ts";
import { advised } from "./advice.ts";
import { dockAnswers } from "./dock-answers.ts";
import { takesRoom } from "../board/room.ts";
import { usePicked } from "../board/use-picked.ts";
import type { Tabletop } from "../tabletop.ts";
import { reasonText } from "../say/reason.ts";
import { thingOf } from "../surface.ts";
import { Starts } from "./starts.tsx";

interface Idea {
  readonly command: Command;
  readonly why: Reason;
  /** Said beside the first. */
  readonly also?: Reason;
  /** What would be given up for it. */
  readonly gone?: readonly string[];
}

/** Where there is something to weigh; elsewhere the question says it all. */
const weighty: readonly string[] = ["planning", "action", "market", "encounter"];

/** One idea of a kind is enough where the kind says it all, and what needs no thought only when it is the best. */
function worthSaying(ideas: readonly Idea[]): readonly Idea[] {
  const kinds = new Set<string>();
  return ideas.filter(({ command: { type }, why }, i) => {
    // “It is best” says nothing; that something may be used, only where nothing else is better.
    if (why.kind === "best" || why.kind === "only-way") return false;
    if (i > 0 && why.kind === "ability" && why.of === undefined) return false;
    if (i > 0 && why.kind.startsWith("earn")) return false;
    if (!once.includes(type)) return true;
    const isNew = !kinds.has(type);
    kinds.add(type);
    return isNew;
  });
}
const once: readonly Command["type"][] = ["leave-market", "end-actions"];

/** [OR-SLOT-04] What a card on sale would push out is part of its price: which one, and why that. */
function roomFor(
  { command, gone = [] }: Idea,
  { view, eyes, say, words: { labels } }: Tabletop,
): string {
  if (command.type !== "buy") return "";
  const quote = prices(view, eyes).find(({ deck }) => deck === command.deck);
  if (quote === undefined || quote.goes === 0) return "";
  const { inPlaceOf, leastOf } = labels.board;
  const list = (ids: readonly string[]): string => labels.list(ids.map((id) => say.card(id)));
  // Of a ship's load the owner picks; where there is nothing to pick, there is no why.
  if (gone.length === 0) return `${inPlaceOf(list(quote.makesRoom))} `;
  return `${(gone.length < quote.makesRoom.length ? leastOf : inPlaceOf)(list(gone))} `;
}

const sentence = (words: string): string => (words.endsWith("…") ? words : `${words}.`);

/** Why, and what it would cost. */
function adviceText(idea: Idea, tabletop: Tabletop): string {
  const { why, also } = idea;
  return [
    `${roomFor(idea, tabletop)}${reasonText(why, tabletop)}`,
    ...(isGamble(why) ? [tabletop.words.labels.board.poor] : []),
    ...(also === undefined ? [] : [reasonText(also, tabletop)]),
  ].join(" ");
}

export function Ideas({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element | null {
  const { asked, view } = tabletop;
  const isEmptyHanded = usePicked(tabletop, (picked) => picked === null);
  const ideas = useSignal<readonly Idea[]>([]);
  const question = asked?.question;
  const isOpen = question !== undefined && weighty.includes(question.ask);
  useEffect(() => {
    let wanted = true;
    ideas.value = [];
    if (isOpen)
      ask({ type: "ideas", game: "outer-rim", seed: 1, view }).then(
        ({ moves }) => {
          if (wanted) ideas.value = worthSaying(moves as unknown as readonly Idea[]);
        },
        // Ideas are a courtesy: without them the question stands as it is.
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [view.asked, isOpen]);
  const texts = ideas.value.map((idea) => adviceText(idea, tabletop));
  const key = texts.join();
  useEffect(() => {
    advised.value = ideas.value.map(({ command }, i) => ({ command, text: texts[i] ?? "" }));
    return () => {
      advised.value = [];
    };
  }, [ideas.value, key]);
  if (question?.ask === "choose-start" && isEmptyHanded) return <Starts tabletop={tabletop} />;
  if (question === undefined || ideas.value.length === 0) return null;
  /** What has a button of its own is done; what is to be looked at first is shown. */
  const follow = (command: Command): void => {
    const thing = thingOf(command, question, view);
    if (thing.on === "dock" || question.ask === "encounter") tabletop.act(command);
    else tabletop.pick({ ...thing, meant: command });
  };
  // Beside an open panel there is room for one; a poor one does not stand alone.
  const [first] = ideas.value;
  const room = isEmptyHanded ? 3 : first !== undefined && isGamble(first.why) ? 2 : 1;
  const buttons = asked === null ? [] : dockAnswers(asked);
  const said = ideas.value
    .slice(0, room)
    // What has a button in sight has its reason upon it.
    .filter(({ command }) => !buttons.some((one) => sameData(one, command)));
  if (said.length === 0) return null;
  return (
    // What was thought of once is kept: whoever puts a thing down finds it again at once.
    <ul
      class="or-ideas"
      ref={takesRoom}
      aria-label={tabletop.words.labels.ideas.title}
      hidden={!isEmptyHanded}
    >
      {said.map((idea) => {
        const { command } = idea;
        return (
          <li key={JSON.stringify(command)}>
            <button type="button" class="or-idea" onClick={() => follow(command)}>
              <span>
                <b>{sentence(answerText(command, question, tabletop))}</b>
                {` ${adviceText(idea, tabletop)}`}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
