/** Bounties and jobs, and what a card pays, told. */
import { contactCard } from "#rules/outer-rim/index.ts";
import { nameOf } from "../words/texts.ts";
import { abilityLines } from "./abilities.ts";
import { deedClause } from "./deeds.ts";
import { effectLines } from "./effects.ts";
import { clause, led, listed, phrase, under } from "./line.ts";
import { at, skillsTested, withFaction } from "./names.ts";
import { skillsAloud } from "./people.ts";
import type { Texts } from "../words/texts.ts";
import type { Clause, Line } from "./line.ts";
import type { BountyCard } from "#rules/outer-rim/cards/market-cards.ts";
import type { Faction, JobCard } from "#rules/outer-rim/index.ts";

export function bountyLines(texts: Texts, card: BountyCard): readonly Line[] {
  const { target, combat, strength, eliminate, capture, lose } = card;
  const found = {
    contact: nameOf(texts, target),
    class: texts[`class.${contactCard(target).class}`],
    strength,
  };
  const taken = reward(texts, capture.credits, capture.fame, capture.gain).text;
  const values = { at: at(texts, capture.to), reward: taken };
  const lines = [
    led(
      texts["lead.target"],
      clause(phrase(texts, `card.target-${combat}`, found), "combat", "OR-BNTY-01"),
      0,
    ),
    led(
      texts["lead.eliminate"],
      { ...reward(texts, eliminate.credits, eliminate.fame), rule: "OR-BNTY-03" },
      0,
    ),
    led(
      texts["lead.capture"],
      clause(phrase(texts, "card.capture", values), "delivery", "OR-BNTY-03"),
      0,
    ),
  ];
  if (lose === undefined) return lines;
  const loss = deedClause(texts, { do: "lose-reputation", faction: lose });
  return [...lines, led(texts["lead.either-way"], { ...loss, rule: "OR-BNTY-04" }, 0)];
}

export function jobLines(texts: Texts, card: JobCard): readonly Line[] {
  const lines: Line[] = [];
  const say = (lead: string, text: string, rule: string): void => {
    lines.push(led(lead, clause(text, "goal", rule), 0));
  };
  if (card.at !== "none") {
    say(
      texts["lead.at"],
      card.at === "player" ? texts["card.at-player"] : at(texts, card.at),
      "OR-JOB-01",
    );
    say(
      texts["lead.attempt"],
      phrase(texts, "card.attempt", { number: card.databank }),
      "OR-JOB-02",
    );
  }
  if (card.skills.length > 0)
    say(texts["lead.skills"], skillsAloud(texts, card.skills), "OR-JOB-02");
  for (const skill of card.crucial ?? [])
    say(
      texts["lead.crucial"],
      phrase(texts, "card.crucial", { skills: skillsTested(texts, skill) }),
      "OR-JOB-02",
    );
  if (card.others !== undefined)
    say(texts["lead.others"], texts[`card.${card.others}`], "UB-MPJ-01");
  if (card.faction !== undefined && card.rival !== undefined) {
    const values = {
      faction: texts[`faction.${card.faction}`],
      rival: texts[`faction.${card.rival}`],
    };
    say(texts["lead.favor-of"], phrase(texts, "card.favor-of", values), "OR-JOB-06");
  }
  return [
    ...lines,
    ...under(texts["lead.reward"], effectLines(texts, card.reward, 0), "goal"),
    ...abilityLines(texts, card.abilities ?? [], 0),
    led(
      texts["lead.afterwards"],
      clause(texts[`card.after-${card.after}`], "card", "OR-JOB-05"),
      0,
    ),
  ];
}

/** A reward as a list of things: “8,000 credits and 1 fame”. */
export function reward(texts: Texts, credits: number, fame: number, reputation?: Faction): Clause {
  const paid: string[] = [];
  if (credits > 0) paid.push(phrase(texts, "card.credits", { amount: credits }));
  if (fame > 0) paid.push(phrase(texts, "card.fame", { amount: fame }));
  if (reputation !== undefined)
    paid.push(phrase(texts, "card.start-liked", { with: withFaction(texts, reputation) }));
  const text = paid.length === 0 ? texts["card.nothing"] : listed(texts, paid, "conjunction");
  return clause(text, fame > 0 ? "fame" : "credits");
}
