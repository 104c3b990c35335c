/** What a game's first page gets, and its way into the numbered rules. */
import type { ComponentChildren, ComponentType, JSX } from "preact";
import { useState } from "preact/hooks";
import type { RuleId } from "#rules/game.ts";
import { words } from "../words/words.ts";
import "./primer.css";

export interface PrimerProps<W = unknown> {
  readonly words: W;
  showRule(rule: RuleId): void;
}

/** Under each paragraph: the rules that say it exactly. */
export function RuleLinks({
  rules,
  showRule,
}: {
  rules: readonly RuleId[];
  showRule: (rule: RuleId) => void;
}): JSX.Element {
  return (
    <p class="primer-rules">
      {words.value.rulesPage.exactly}{" "}
      {rules.map((rule) => (
        <a
          key={rule}
          href={`#${rule}`}
          onClick={(event) => {
            event.preventDefault();
            showRule(rule);
          }}
        >
          {rule}
        </a>
      ))}
    </p>
  );
}

interface PageProps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly {
    readonly name: string;
    readonly text: string;
    readonly rules: readonly RuleId[];
  }[];
  readonly children: ComponentChildren;
  showRule(rule: RuleId): void;
}

/** A first page: what it is about, the game in a few steps, then what only this game has. */
export function PrimerPage(page: PageProps): JSX.Element {
  return (
    <div class="primer">
      <h2>{page.title}</h2>
      <p class="primer-lead">{page.lead}</p>
      <ol class="primer-steps">
        {page.steps.map(({ name, text, rules }) => (
          <li key={name}>
            <div>
              <p>
                <b>{name}.</b> {text}
              </p>
              <RuleLinks rules={rules} showRule={page.showRule} />
            </div>
          </li>
        ))}
      </ol>
      {page.children}
    </div>
  );
}

interface FoldProps {
  /** A game's screen, of which only this matters. */
  readonly screen: { readonly Primer?: ComponentType<PrimerProps> };
  readonly words: unknown;
  showRule(rule: RuleId): void;
}

/** At a table the first page is folded away: whoever is new opens it, and only then it is fetched. */
export function PrimerFold({
  screen: { Primer },
  words: gameWords,
  showRule,
}: FoldProps): JSX.Element | null {
  const [opened, open] = useState(false);
  if (!Primer) return null;
  return (
    <details class="primer-fold" onToggle={(event) => event.currentTarget.open && open(true)}>
      <summary>{words.value.rulesPage.newHere}</summary>
      {opened && <Primer words={gameWords} showRule={showRule} />}
    </details>
  );
}
