/** What a game's first page gets, and its way into the numbered rules. */
import type { JSX } from 'preact';
import type { RuleId } from '#rules/game.ts';
import { words } from '../words/words.ts';

export interface PrimerProps<W = unknown> {
  readonly words: W;
  showRule(rule: RuleId): void;
}

/** Under each paragraph: the rules that say it exactly. */
export function RuleLinks({ rules, showRule }: { rules: readonly RuleId[]; showRule: (rule: RuleId) => void }): JSX.Element {
  return (
    <p class="primer-rules">
      {words.value.rulesPage.exactly}{' '}
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
