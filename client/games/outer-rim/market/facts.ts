/** What is printed on a market card, as rows of sign and sentence. */
import {
  contactCard,
  isMarketCard,
  marketCard,
  shipSheet,
  type BountyCard,
  type CargoCard,
  type JobCard,
  type MarketCard,
  type Skill,
} from "#rules/outer-rim/index.ts";
import { rewardText } from "../answer-text.ts";
import type { SignName } from "../art/signs.tsx";
import type { Desk } from "../desk.ts";

type Told = Pick<Desk, "view" | "words" | "say">;

export interface Fact {
  readonly sign: SignName | null;
  readonly text: string;
}

type Delivery = NonNullable<CargoCard["delivery"]>;

export function factsOf(id: string, side: 0 | 1, desk: Told): readonly Fact[] {
  if (!isMarketCard(id)) return crewFacts(id, desk);
  const card = marketCard(id);
  const facts: Fact[] = [];
  switch (card.kind) {
    case "cargo": {
      const delivery = side === 1 ? (card.other?.delivery ?? null) : card.delivery;
      if (delivery !== null) facts.push(...deliveryFacts(delivery, desk));
      break;
    }
    case "bounty":
      facts.push(...bountyFacts(card, desk));
      break;
    case "job":
      facts.push(...jobFacts(card, desk));
      break;
    case "ship":
      facts.push(...shipFacts(card.ship, desk));
      break;
    case "crew":
      facts.push({ sign: "crew", text: skillList(card.skills, desk) });
      break;
    case "gear":
    case "mod":
      if (card.trait !== undefined)
        facts.push({ sign: card.kind, text: desk.words.labels.card[card.trait] });
      break;
    case "event":
      break;
  }
  return facts;
}

/** What happens when the card is turned up, and where it is not sold. */
export function marketFacts(card: MarketCard, { say, words }: Told): readonly Fact[] {
  const labels = words.labels.card;
  const facts: Fact[] = [];
  if (card.patrol !== undefined)
    facts.push({
      sign: card.patrol.faction,
      text: labels.nextPatrol(say.word(`patrol.${card.patrol.faction}`), card.patrol.move),
    });
  if (card.reveal !== undefined) facts.push({ sign: "focus", text: labels.reveals });
  if (card.notOn !== undefined)
    facts.push({ sign: "illegal", text: labels.notOn(say.space(card.notOn)) });
  return facts;
}

function deliveryFacts(delivery: Delivery, desk: Told): Fact[] {
  const { say, words } = desk;
  const labels = words.labels.card;
  const to =
    typeof delivery.to === "string"
      ? labels.deliver(say.space(delivery.to))
      : labels.toPatrol(say.word(`patrol.${delivery.to.patrol}`));
  const facts: Fact[] = [
    { sign: "pin", text: to },
    {
      sign: "credits",
      text: rewardText({ credits: delivery.credits, fame: delivery.fame ?? 0 }, desk),
    },
  ];
  if (delivery.reputation !== undefined)
    facts.push({
      sign: delivery.reputation,
      text: labels.gains(say.word(`faction.${delivery.reputation}`)),
    });
  if (delivery.illegal === true) facts.push({ sign: "illegal", text: labels.illegal });
  return facts;
}

function bountyFacts(card: BountyCard, desk: Told): Fact[] {
  const { say, words } = desk;
  const labels = words.labels.card;
  const rank = say.word(`class.${contactCard(card.target).class}`);
  const facts: Fact[] = [
    { sign: "bounty", text: labels.target(say.card(card.target), rank) },
    {
      sign: card.combat,
      text: labels.strength(labels[card.combat], card.strength),
    },
    { sign: "hit", text: words.labels.colon(labels.eliminate, rewardText(card.eliminate, desk)) },
    {
      sign: "pin",
      text: words.labels.colon(
        labels.capture(say.space(card.capture.to)),
        rewardText(card.capture, desk),
      ),
    },
  ];
  if (card.capture.gain !== undefined)
    facts.push({
      sign: card.capture.gain,
      text: labels.gains(say.word(`faction.${card.capture.gain}`)),
    });
  if (card.lose !== undefined)
    facts.push({ sign: card.lose, text: labels.loses(say.word(`faction.${card.lose}`)) });
  return facts;
}

function jobFacts(card: JobCard, { say, words }: Told): Fact[] {
  const labels = words.labels.card;
  const facts: Fact[] = [];
  if (card.at !== "none")
    facts.push({
      sign: "pin",
      text: card.at === "player" ? labels.anyPlayer : labels.jobAt(say.space(card.at)),
    });
  if (card.skills.length > 0)
    facts.push({
      sign: "job",
      text: labels.tests(
        words.labels.list(
          card.skills.map((skill) =>
            card.crucial?.includes(skill) === true
              ? `${say.word(`skill.${skill}`)} (${labels.crucial})`
              : say.word(`skill.${skill}`),
          ),
        ),
      ),
    });
  let credits = 0;
  let fame = 0;
  for (const effect of card.reward) {
    if (effect.do === "gain-credits") credits += effect.amount;
    if (effect.do === "gain-fame") fame += effect.amount;
  }
  if (credits + fame > 0)
    facts.push({
      sign: fame > 0 ? "fame" : "credits",
      text: rewardText({ credits, fame }, { say, words }),
    });
  return facts;
}

function shipFacts(ship: string, { words }: Told): Fact[] {
  const sheet = shipSheet(ship as Parameters<typeof shipSheet>[0]);
  const { card } = words.labels;
  return [
    { sign: "hyperdrive", text: `${card.hyperdrive} ${sheet.hyperdrive}` },
    { sign: "ship", text: `${card.combat} ${sheet.combat}` },
    { sign: "hull", text: `${card.hull} ${sheet.hull}` },
  ];
}

function crewFacts(id: string, desk: Told): Fact[] {
  const { crew } = contactCard(id);
  if (crew === null) return [];
  const facts: Fact[] = [];
  if (crew.skills.length > 0) facts.push({ sign: "crew", text: skillList(crew.skills, desk) });
  if (crew.droid === true) facts.push({ sign: "tech", text: desk.words.labels.card.droid });
  return facts;
}

function skillList(skills: readonly Skill[], { say, words }: Told): string {
  return words.labels.list(skills.map((skill) => say.word(`skill.${skill}`)));
}
