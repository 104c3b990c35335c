/** Somebody wants one of my crew: who, whom, how it would be fought, and what either answer means [OR-BNTY-05]. */
import type { JSX } from "preact";
import { crewAtStake } from "#rules/outer-rim/index.ts";
import { Person } from "../../art/person.tsx";
import type { Tabletop } from "../../tabletop.ts";
import { Fight } from "../dice/fight.tsx";

export function Hunted({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element | null {
  const hunt = tabletop.asked?.question.ask === "protect-crew" ? crewAtStake(tabletop.view) : null;
  if (hunt === null) return null;
  const { say, words } = tabletop;
  const { protect, letGo } = words.labels.story;
  const crew = say.named(hunt.crew);
  const told = [protect(crew, say.player(hunt.hunter)), letGo(crew)];
  return (
    <>
      <div class="or-setting">
        <Person id={hunt.crew} />
        <div>
          <h2>{say.card(hunt.crew)}</h2>
          {told.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <Fight task={hunt.fight} tabletop={tabletop} isOffered />
    </>
  );
}
