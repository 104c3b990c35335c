/** What a job will test: each skill, who aboard knows it, the chance, and whether failing it fails the job. */
import type { JSX } from "preact";
import { quietly } from "#client/lazy.tsx";
import { isMarketCard, marketCard, type JobCard, type Skill } from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import { myself, type Desk } from "../desk.ts";
import { lendersOf } from "./lenders.ts";
import { skillChance } from "./skill-chance.ts";
import { OddsChip } from "../story/chip.tsx";
import { opposedChips } from "../story/odds.ts";

export function JobSkills({
  desk,
  id,
}: {
  readonly desk: Desk;
  readonly id: string;
}): JSX.Element | null {
  const card = isMarketCard(id) ? marketCard(id) : null;
  if (card?.kind !== "job" || card.skills.length === 0) return null;
  if (card.others === "opposed") return <Opposed desk={desk} id={id} />;
  return (
    <ol class="or-job-skills" aria-label={desk.words.labels.board.rail.title}>
      <Whole desk={desk} id={id} />
      {[...new Set(card.skills)].map((skill) => (
        <SkillStep
          key={skill}
          desk={desk}
          job={card}
          skill={skill}
          crucial={card.crucial?.includes(skill) === true}
        />
      ))}
    </ol>
  );
}

/** The chance to get it done at all comes a moment after the steps: it is counted apart. */
const Whole = quietly(async () => (await import("./whole-job.tsx")).WholeJob);

/** [UB-OPP-03] Against whom it comes off how often: what I pass alone counts, not what I pass. */
function Opposed({ desk, id }: { readonly desk: Desk; readonly id: string }): JSX.Element {
  const { colon } = desk.words.labels;
  const others = desk.view.players.flatMap(({ character }, i) =>
    i === desk.eyes || character === null ? [] : [i],
  );
  return (
    <ul class="or-job-skills">
      {others.map((other) => (
        <li key={other}>
          <b>{colon(desk.say.title(other), "")}</b>
          {opposedChips(desk.view, desk.eyes, other, id).map((chip) => (
            <OddsChip key={chip.kind} chip={chip} desk={desk} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function SkillStep({
  desk,
  job,
  skill,
  crucial,
}: {
  readonly desk: Desk;
  readonly job: JobCard;
  readonly skill: Skill;
  readonly crucial: boolean;
}): JSX.Element {
  const { chance, known, atLeast } = skillChance(myself(desk), job, skill);
  const { rail } = desk.words.labels.board;
  return (
    <li class={crucial ? "or-crucial" : ""}>
      <Sign name={skill} />
      <b>
        {desk.say.word(`skill.${skill}`)} {desk.words.labels.story.needs(Math.min(2, known))}
      </b>
      <OddsChip chip={{ kind: "pass", chance, atLeast }} desk={desk} />
      <small>
        <Lenders desk={desk} skill={skill} />
        {crucial && ` · ${rail.crucial}`}
      </small>
    </li>
  );
}

export function Lenders({
  desk,
  skill,
}: {
  readonly desk: Desk;
  readonly skill: Skill;
}): JSX.Element {
  const { board, list } = desk.words.labels;
  const names = lendersOf(myself(desk), skill, desk);
  return <>{names.length === 0 ? board.rail.nobody : board.rail.lent(list(names))}</>;
}
