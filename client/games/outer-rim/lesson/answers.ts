/** What the clerk says about what just happened to the learner: each new thing once. */
import type { News, View } from "#rules/outer-rim/index.ts";
import { learner } from "#client/lesson/table.ts";
import { playerAt } from "../tabletop.ts";
import { errandsOf } from "../map/errands.ts";
import type { HeardOf, Remark } from "./remark.ts";
import { capital } from "../tell/line.ts";
import type { Table } from "./taps.ts";
import type { Words as LearnWords } from "#words/made/outer-rim-lesson/words.ts";

export interface Hearer extends Table {
  readonly learn: LearnWords;
}

/** The most telling first. */
const order: readonly HeardOf[] = [
  "fame",
  "opponent",
  "attacked",
  "defeated",
  "goal",
  "jobDone",
  "captured",
  "delivered",
  "failedRun",
  "crew",
  "passed",
  "failed",
  "fought",
  "newShip",
  "bought",
  "patrolMoved",
  "secret",
  "liked",
  "disliked",
];

export function answersTo(news: readonly News[], hearer: Hearer): readonly Remark[] {
  const answers = [
    ...news.flatMap((one) => answerTo(one, hearer) ?? []),
    ...costly(news, hearer),
    ...attacked(news, hearer),
  ];
  return order.flatMap((topic) => answers.find((answer) => answer.topic === topic) ?? []);
}

/** Met and fought in one breath: nobody asked the learner. */
function attacked(news: readonly News[], { learn, say }: Hearer): readonly Remark[] {
  const met = news.findIndex((one) => one.type === "contact-met" && one.player === learner);
  const one = news[met];
  const fought = news
    .slice(met + 1)
    .some((next) => next.type === "combat-began" && next.attacker === learner);
  if (one?.type !== "contact-met" || !fought) return [];
  return [{ topic: "attacked", text: learn.heard.attacked(capital(say.named(one.contact))) }];
}

/** What is told by how it ended: a defeat once one stands again, a smuggler's trouble with the cargo or without. */
function costly(news: readonly News[], { learn: { heard } }: Hearer): readonly Remark[] {
  const mine = news.filter((one) => "player" in one && one.player === learner);
  const remarks: Remark[] = [];
  if (mine.some(({ type }) => type === "defeated")) {
    const stands = mine.some((one) => one.type === "damage-recovered" && one.stands);
    remarks.push({ topic: "defeated", text: heard.defeated(stands) });
  }
  if (mine.some((one) => one.type === "databank-drawn" && one.number === 1)) {
    const isDelivered = mine.some(({ type }) => type === "cargo-delivered");
    remarks.push({ topic: "failedRun", text: heard.failedRun(isDelivered) });
  }
  return remarks;
}

function answerTo(one: News, hearer: Hearer): Remark | null {
  const { learn, say } = hearer;
  if (one.type === "ai-card-drawn")
    return { topic: "opponent", text: learn.heard.opponent(capital(say.player(one.player))) };
  // [OR-PAT-07] Not when it is sent on after a fight, or called by a card.
  if (one.type === "patrol-moved" && one.rule === "OR-PAT-07")
    return {
      topic: "patrolMoved",
      text: learn.heard.patrolMoved(capital(say.word(`patrol.${one.faction}`))),
    };
  if (one.type === "combat-resolved" && one.attacker === learner) {
    const [mine, theirs] = one.damage;
    return { topic: "fought", text: learn.heard.fought(mine, theirs, mine === theirs) };
  }
  return "player" in one && one.player === learner ? answerToMine(one, hearer) : null;
}

function answerToMine(one: News, hearer: Hearer): Remark | null {
  const { learn, say, view } = hearer;
  const { heard } = learn;
  switch (one.type) {
    case "fame-gained": {
      const { fameNow } = playerAt(view, learner);
      return { topic: "fame", text: heard.fame(fameNow, view.rules.fame) };
    }
    case "goal-completed":
      return { topic: "goal", text: heard.goal };
    case "job-completed":
      return { topic: "jobDone", text: heard.jobDone(say.card(one.card)) };
    case "bounty-claimed":
      return { topic: "captured", text: heard.captured };
    case "cargo-delivered":
      return { topic: "delivered", text: heard.delivered(say.card(one.card)) };
    case "crew-gained":
      return { topic: "crew", text: heard.crew(capital(say.named(one.crew))) };
    case "test-resolved": {
      const topic = one.passed ? "passed" : "failed";
      return { topic, text: heard[topic](Math.min(2, one.known ?? 1)) };
    }
    case "card-gained":
      return {
        topic: "bought",
        text: heard.bought(capital(say.offer(one.card)), hasPin(one.card, view)),
      };
    case "ship-taken":
      return { topic: "newShip", text: heard.newShip(say.word(`ship.${one.ship}.name`)) };
    case "secret-kept":
      return { topic: "secret", text: heard.secret };
    case "reputation-changed":
      return reputation(one.faction, one.to, hearer);
    default:
      return null;
  }
}

function hasPin(id: string, view: View): boolean {
  return errandsOf(view, playerAt(view, learner)).some(
    ({ card, space }) => card === id && space !== null,
  );
}

function reputation(faction: string, to: number, { learn, say }: Hearer): Remark | null {
  const name = capital(say.word(`faction.${faction}`));
  if (to === 1) return { topic: "liked", text: learn.heard.liked(name) };
  if (to === -1) return { topic: "disliked", text: learn.heard.disliked(name) };
  return null;
}
