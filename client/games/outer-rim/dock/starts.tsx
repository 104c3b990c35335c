/** Where to begin, and why: a tap shows the planet. */
import type { JSX } from "preact";
import { contactCard } from "#rules/outer-rim/index.ts";
import { Sign, type SignName } from "../art/signs.tsx";
import { myself, type Tabletop } from "../tabletop.ts";
import { startsOf, type Start } from "../map/starts.ts";

const signs: Readonly<Record<Start["why"], SignName>> = {
  pin: "pin",
  target: "bounty",
  friends: "influence",
};

export function Starts({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element | null {
  const { asked, view } = tabletop;
  if (asked?.question.ask !== "choose-start") return null;
  return (
    <ul class="or-ideas" aria-label={tabletop.words.labels.ideas.title}>
      {startsOf(asked, view, myself(tabletop)).map((start) => (
        <li key={start.space}>
          <button
            type="button"
            class="or-idea"
            onClick={() => tabletop.pick({ on: "space", space: start.space })}
          >
            <Sign name={signs[start.why]} />
            <span>{startText(start, tabletop)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function startText(start: Start, { say, words }: Tabletop): string {
  const texts = words.labels.board.start;
  const place = say.word(`space.${start.space}`);
  switch (start.why) {
    case "pin":
      return texts.pin(place, say.card(start.card));
    case "target": {
      const rank = say.word(`class.${contactCard(start.target).class}`);
      return texts.target(place, rank, say.named(start.target));
    }
    default:
      return texts.friends(place, say.word(`of.${start.faction}`));
  }
}
