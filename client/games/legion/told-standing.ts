/** Each rule says how sure it is: printed by the publisher, derived from what is printed, or our ruling. */
import { ruleStanding } from "#rules/legion/index.ts";
import type { Words } from "#words/made/legion/words.ts";

/** The promises of the ledger are no rules of the game. */
const row = /^(\| *`?(L[BC]-[A-Z0-9-]+)`? *\| *)(?=\S)/gmu;

export function withStanding(markdown: string, { judge }: Pick<Words, "judge">): string {
  return markdown.replaceAll(
    row,
    (_, head: string, rule: string) => `${head}**${judge.standingNames[ruleStanding(rule)]}.** `,
  );
}
