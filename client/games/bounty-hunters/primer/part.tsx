/** A paragraph with the numbered rules behind it. */
import type { ComponentChildren, JSX } from "preact";
import { RuleLinks } from "#client/rules/primer.tsx";
import type { RuleId } from "#rules/game.ts";

interface PartProps {
  readonly title: string;
  readonly rules: readonly RuleId[];
  readonly children: ComponentChildren;
  showRule(rule: RuleId): void;
}

export function Part({ title, rules, children, showRule }: PartProps): JSX.Element {
  return (
    <section>
      <h3>{title}</h3>
      {children}
      <RuleLinks rules={rules} showRule={showRule} />
    </section>
  );
}
