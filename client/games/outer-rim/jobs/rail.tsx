/** A job as a rail: its steps in order, filled as they are passed, with who lends the skill of each. */
import type { JSX } from "preact";
import { Sign, type SignName } from "../art/signs.tsx";
import type { Tabletop } from "../tabletop.ts";
import { Lenders } from "./job-skills.tsx";
import { jobRail, type JobStep } from "#rules/outer-rim/index.ts";

export function Rail({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element | null {
  const rail = jobRail(tabletop.view);
  if (rail === null) return null;
  return (
    <ol class="or-rail" aria-label={tabletop.words.labels.board.rail.title}>
      {rail.steps.map((step, i) => (
        <li
          key={i}
          class={i < rail.now ? `or-past ${markOf(step)}` : ""}
          aria-current={i === rail.now ? "step" : undefined}
        >
          <Sign name={signOf(step)} />
          <b>{nameOf(step, tabletop)}</b>
          {step.type === "test" && i >= rail.now && (
            <small>
              {step.skills.map((skill, k) => (
                <span key={skill}>
                  {k > 0 && " · "}
                  {step.skills.length > 1 &&
                    tabletop.words.labels.colon(tabletop.say.word(`skill.${skill}`), "")}{" "}
                  <Lenders tabletop={tabletop} skill={skill} />
                </span>
              ))}
              {step.fails && ` · ${tabletop.words.labels.board.rail.crucial}`}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

/** How a step that is over ended. */
function markOf(step: JobStep): string {
  if (step.type !== "test" && step.type !== "fight") return "";
  return step.passed === true ? "or-was-passed" : "or-was-failed";
}

function signOf(step: JobStep): SignName {
  switch (step.type) {
    case "test":
      return step.skills[0] ?? "focus";
    case "fight":
      return step.combat;
    case "choice":
      return "knowledge";
    default:
      return "fame";
  }
}

function nameOf(step: JobStep, { say, words }: Tabletop): string {
  const { labels } = words;
  switch (step.type) {
    case "test":
      return labels.either(step.skills.map((skill) => say.word(`skill.${skill}`)));
    case "fight":
      return `${labels.story.fight[step.combat]} (${step.strength})`;
    case "choice":
      return labels.board.rail.choice;
    default:
      return labels.board.rail.reward;
  }
}
