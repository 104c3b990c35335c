/** How likely a test that a job lists is passed. */
import {
  asAt,
  nextTestChance,
  testChance,
  type JobCard,
  type PlayerView,
  type Skill,
} from "#rules/outer-rim/index.ts";

/** [UB-FAV-04] Advice is for the first of them, and only for a job that can be tried this turn, where I am. */
export function skillChance(
  me: PlayerView,
  { skills, at }: Pick<JobCard, "skills" | "at">,
  skill: Skill,
): ReturnType<typeof testChance> {
  return (skill === skills[0] ? nextTestChance : testChance)(asAt(me, at), skill);
}
