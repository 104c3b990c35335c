/** What a job will test: each skill, who aboard knows it, the chance, and whether failing it fails the job. */
import type { JSX } from "preact";
import { quietly } from "#client/lazy.tsx";
import {
  isMarketCard,
  marketCard,
  type JobCard,
  type Skill,
  abilitiesOf,
  characterCard,
  crewCard,
  type PlayerView,
} from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import { myself, type Tabletop } from "../tabletop.ts";
import { skillChance } from "./skill-chance.ts";
import { OddsChip } from "../story/chip.tsx";
import { opposedChips } from "../story/odds.ts";

export function JobSkills({
  tabletop,
  id,
}: {
  readonly tabletop: Tabletop;
  readonly id: string;
}): JSX.Element | null {
  const card = isMarketCard(id) ? marketCard(id) : null;
  if (card?.kind !== "job" || card.skills.length === 0) return null;
  if (card.others === "opposed") return <Opposed tabletop={tabletop} id={id} />;
  return (
    <ol class="or-job-skills" aria-label={tabletop.words.labels.board.rail.title}>
      <Whole tabletop={tabletop} id={id} />
      {[...new Set(card.skills)].map((skill) => (
        <SkillStep
          key={skill}
          tabletop={tabletop}
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
function Opposed({
  tabletop,
  id,
}: {
  readonly tabletop: Tabletop;
  readonly id: string;
}): JSX.Element {
  const { colon } = tabletop.words.labels;
  const others = tabletop.view.players.flatMap(({ character }, i) =>
    i === tabletop.eyes || character === null ? [] : [i],
  );
  return (
    <ul class="or-job-skills">
      {others.map((other) => (
        <li key={other}>
          <b>{colon(tabletop.say.title(other), "")}</b>
          {opposedChips(tabletop.view, tabletop.eyes, other, id).map((chip) => (
            <OddsChip key={chip.kind} chip={chip} tabletop={tabletop} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function SkillStep({
  tabletop,
  job,
  skill,
  crucial,
}: {
  readonly tabletop: Tabletop;
  readonly job: JobCard;
  readonly skill: Skill;
  readonly crucial: boolean;
}): JSX.Element {
  const { chance, known, atLeast } = skillChance(myself(tabletop), job, skill);
  const { rail } = tabletop.words.labels.board;
  return (
    <li class={crucial ? "or-crucial" : ""}>
      <Sign name={skill} />
      <b>
        {tabletop.say.word(`skill.${skill}`)}{" "}
        {tabletop.words.labels.story.needs(Math.min(2, known))}
      </b>
      <OddsChip chip={{ kind: "pass", chance, atLeast }} tabletop={tabletop} />
      <small>
        <Lenders tabletop={tabletop} skill={skill} />
        {crucial && ` · ${rail.crucial}`}
      </small>
    </li>
  );
}

export function Lenders({
  tabletop,
  skill,
}: {
  readonly tabletop: Tabletop;
  readonly skill: Skill;
}): JSX.Element {
  const { board, list } = tabletop.words.labels;
  const names = lendersOf(myself(tabletop), skill, tabletop);
  return <>{names.length === 0 ? board.rail.nobody : board.rail.lent(list(names))}</>;
}

/** Who or what aboard knows a skill, by name. */
function lendersOf(
  player: PlayerView,
  skill: Skill,
  { say, words }: Pick<Tabletop, "say" | "words">,
): readonly string[] {
  const names: string[] = [];
  if (player.character !== null && characterCard(player.character).skills.includes(skill))
    names.push(words.labels.board.rail.self);
  for (const crew of player.crew)
    if (crewCard(crew).skills.includes(skill)) names.push(say.card(crew.id));
  for (const { ability, from } of abilitiesOf(player)) {
    if (ability.type !== "skill" || ability.skill !== skill) continue;
    const own = from === "character" || from === "ship" || from === "ambition";
    names.push(own ? words.labels.board.rail.self : say.card(from));
  }
  return [...new Set(names)];
}
