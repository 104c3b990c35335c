/** Why something cannot be done; a tap opens its rule, as everywhere else. */
import type { JSX } from "preact";
import type { RuleId } from "#rules/game.ts";
import type { Desk } from "../desk.ts";

export function Refused({
  desk,
  text,
  rule,
}: {
  readonly desk: Desk;
  readonly text: string;
  readonly rule: RuleId;
}): JSX.Element {
  return (
    <button type="button" class="or-refused" onClick={() => desk.showRule(rule)}>
      {text}
    </button>
  );
}
