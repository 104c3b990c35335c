/** Why something cannot be done; a tap opens its rule, as everywhere else. */
import type { JSX } from "preact";
import type { RuleId } from "#rules/game.ts";
import type { Tabletop } from "../tabletop.ts";

export function Refused({
  tabletop,
  text,
  rule,
}: {
  readonly tabletop: Tabletop;
  readonly text: string;
  readonly rule: RuleId;
}): JSX.Element {
  return (
    <button type="button" class="or-refused" onClick={() => tabletop.showRule(rule)}>
      {text}
    </button>
  );
}
