/** What now, and why? At most three ideas; a tap shows the way on the map. */
import type { JSX } from "preact";
import { rewardText } from "../answer-text.ts";
import { Sign } from "../art/signs.tsx";
import type { Desk } from "../desk.ts";
import { ideasOf, type Idea } from "../map/ideas.ts";

export function Ideas({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const { asked, view } = desk;
  if (asked?.question.ask !== "planning") return null;
  const ideas = ideasOf(view, asked.question.seat);
  if (ideas.length === 0) return null;
  return (
    <ul class="or-ideas" aria-label={desk.words.labels.ideas.title}>
      {ideas.map((idea) => (
        <li key={idea.errand.card}>
          <button
            type="button"
            class="or-idea"
            onClick={() => desk.pick({ on: "space", space: idea.first })}
          >
            <Sign name={idea.errand.kind} />
            <span>{ideaText(idea, desk)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function ideaText(idea: Idea, desk: Desk): string {
  const { ideas, map } = desk.words.labels;
  const { say } = desk;
  const reward = rewardText(idea, desk);
  return ideas.errand(
    say.card(idea.errand.card),
    say.space(idea.space),
    map.turns(idea.turns),
    reward,
  );
}
