/** Why the clerk meets this one, tries that, takes this line. */
import {
  type Command,
  type Question,
  contactCard,
  contactIds,
  holds,
  type View,
} from "#rules/outer-rim/index.ts";
import { playerAt } from "../../tabletop.ts";
import { suspects } from "../../map/suspects.ts";
import { lineAt } from "../../story/line.ts";
import { chipsOf, chipsOfEffects, percentOf, type Chip } from "../../story/odds.ts";
import { jobChance } from "../meant/fair-bets.ts";
import { capital } from "../../tell/line.ts";
import type { WhyContext, Reason } from "./asking.ts";
import { crossingReason } from "./core.ts";
import { fightReason } from "./fight.ts";
import { wholeOf } from "./whole.ts";
import { learner } from "#client/lesson/table.ts";

export function encounterReason(command: Command, asking: WhyContext): Reason {
  const { learn, view, question, say } = asking;
  const { why } = learn;
  const chips = chipsOf(command, question, view);
  switch (command.type) {
    case "encounter-space": {
      const { space } = playerAt(view, question.seat);
      return { topic: "encounter", why: why.encounter(capital(say.space(space))) };
    }
    case "encounter-contact":
      return chips.length > 0
        ? { topic: "hunt", why: fightReason(chips, asking) }
        : { topic: "contact", why: contactReason(command.token, asking) };
    case "fight-patrol":
      return { topic: "patrol", why: fightReason(chips, asking) };
    case "accept":
    case "hunt-player":
    case "hunt-crew":
      return chips.length > 0
        ? { topic: "hunt", why: fightReason(chips, asking) }
        : otherReason(asking);
    case "attempt-job":
      return { topic: "job", why: jobReason(command, chips, asking) };
    case "cross-the-core":
      return { topic: "core", why: crossingReason(playerAt(view, question.seat), asking) };
    case "pick-skill":
      return {
        topic: "skill",
        why: why.skill(chips.map((one) => percentOf(one, learn.language)).join(", ")),
      };
    case "choose":
      return lineReason(command.option, asking);
    case "decline":
      return { topic: "line", why: isOnly(question) ? why.declineOnly : why.decline };
    default:
      return otherReason(asking);
  }
}

/** Somebody sought, somebody known, or what the colour promises. */
function contactReason(token: number, { view, question, say, learn: { why } }: WhyContext): string {
  const met = view.tokens[token];
  const rank = met?.class ?? "";
  const contact = met?.contact ?? null;
  if (contact !== null) return why.faceUp(capital(say.named(contact)));
  const [sought] = suspects(view, question.seat, token);
  if (sought !== undefined) return why.maybe(say.named(sought));
  const { all, attack } = strangersOf(rank, view);
  const promise = rank === "white" || rank === "green" ? why.humble : why.faceDown;
  return `${promise} ${why.attackers(attack, all)}`;
}

function jobReason(
  { card, with: other }: Extract<Command, { readonly type: "attempt-job" }>,
  chips: readonly Chip[],
  asking: WhyContext,
): string {
  const whole = wholeOf(jobChance(asking.view, card, other), asking.learn.language);
  return asking.learn.why.job(jobChances(chips, asking), ...whole);
}

/** Each printed skill with its chance, as the button says it. */
function jobChances(chips: readonly Chip[], { say, learn }: WhyContext): string {
  return chips
    .map((chip) =>
      chip.skill === undefined
        ? learn.why.alone(percentOf(chip, learn.language))
        : `${say.word(`skill.${chip.skill}`)} ${percentOf(chip, learn.language)}`,
    )
    .join(", ");
}

function lineReason(option: number, asking: WhyContext): Reason {
  const { learn, view, question, say } = asking;
  const line = lineAt(option, asking);
  const chips = line === null ? [] : chipsOfEffects(line.effects, view, question.seat);
  // What dice count is said before they are chosen.
  if (chips.some(({ kind }) => kind === "win"))
    return { topic: "fight", why: fightReason(chips, asking) };
  const [first] = chips;
  if (first !== undefined)
    return { topic: "line", why: learn.why.line(percentOf(first, learn.language)) };
  if (line === null) return otherReason(asking);
  if (line.effects.some((effect) => effect.do === "roll"))
    return { topic: "line", why: learn.why.oneDie };
  const joins = line.effects.some((effect) => effect.do === "gain-crew");
  const pay = line.pay === 0 ? "" : say.amount(line.pay);
  return { topic: "line", why: learn.why.safe(pay, joins) };
}

/** Where nothing else can be said there is nothing to weigh. */
function isOnly({ choices }: Question): boolean {
  return choices.every(({ type }) => type === "decline");
}

export function otherReason({ learn }: WhyContext): Reason {
  return { topic: "other", why: learn.why.other };
}

/** [OR-CONT-01] Who may lie face down in a colour, and who of them would attack the learner. */
interface Strangers {
  readonly all: number;
  readonly attack: number;
}

function strangersOf(rank: string, view: View): Strangers {
  const seen = new Set<string>([
    ...view.tokens.flatMap(({ contact }) => contact ?? []),
    ...view.players.flatMap(({ character }) => character ?? []),
    ...view.players.flatMap(({ crew }) => crew.map(({ id }) => id)),
  ]);
  const hidden = contactIds.filter((id) => contactCard(id).class === rank && !seen.has(id));
  return { all: hidden.length, attack: hidden.filter((id) => attacks(id, view)).length };
}

/** Whose card begins with a fight for whoever has this name: nobody is asked then. */
function attacks(id: string, view: View): boolean {
  const [first] = contactCard(id).effects;
  if (first?.do !== "if") return false;
  const then = holds(view, learner, first.when) ? first.effects : (first.otherwise ?? []);
  return then[0]?.do === "fight";
}
