/** Why the clerk delivers this and buys that. */
import {
  contactCard,
  deliveryOf,
  distance,
  hyperdriveOf,
  marketCard,
  smuggleChance,
  type Command,
  type JobCard,
  type PlayerView,
  type SpaceId,
} from "#rules/outer-rim/index.ts";
import { chanceSaid, chipsOf, percent, percentOf } from "../../story/odds.ts";
import { playerAt } from "../../tabletop.ts";
import { jobChance, winningChance } from "../meant/fair-bets.ts";
import { capital } from "../../tell/line.ts";
import { wholeOf } from "./whole.ts";
import type { WhyContext, Reason } from "./asking.ts";
import { rewardSaid } from "./reward.ts";
import { minds } from "#bots/outer-rim/players/levels.ts";
import { explainMarket } from "#bots/outer-rim/reasons/explain-market.ts";
import { gainsText } from "../../say/reason.ts";

export function deliveryReason(card: string, me: PlayerView, asking: WhyContext): Reason {
  const { learn, say, view, question } = asking;
  const held = me.cards.find(({ id }) => id === card);
  const delivery = held === undefined ? null : deliveryOf(held);
  if (delivery?.illegal === true) {
    const [chip] = chipsOf({ type: "deliver", card }, question, view);
    return {
      topic: "smuggle",
      why: learn.why.smuggle(chip === undefined ? "" : percentOf(chip, learn.language)),
    };
  }
  const bounty = marketCard(card);
  const captive = bounty.kind === "bounty" ? bounty.capture : null;
  const reward = rewardSaid(captive ?? delivery ?? { credits: 0 }, asking);
  const why = reward === "" ? learn.why.other : learn.why.deliver(say.card(card), reward);
  return { topic: "deliver", why };
}

/** How the hunt for a bounty would go, as far as the learner is today. */
function winning(command: Command, { view, words }: WhyContext): string {
  const chip = winningChance(view, command);
  return chip === null ? "–" : chanceSaid(chip, words.labels);
}

/** How far it is, and how many turns of flying that takes. */
function farAway(to: SpaceId, { view, question, learn, say }: WhyContext): string {
  const me = playerAt(view, question.seat);
  const spaces = distance(me.space, to);
  if (spaces === 0) return "";
  return learn.why.far(capital(say.space(to)), spaces, Math.ceil(spaces / hyperdriveOf(me)));
}

function smuggling({ view, question, learn }: WhyContext): string {
  return percent(smuggleChance(playerAt(view, question.seat)).chance, learn.language);
}

/** The tests that fail the whole job, by name. */
function crucialOf({ crucial = [] }: JobCard, { say, words }: WhyContext): string {
  return words.labels.list(crucial.map((skill) => say.word(`skill.${skill}`)));
}

export function purchaseReason(
  command: Extract<Command, { readonly type: "buy" }>,
  asking: WhyContext,
): Reason {
  const { learn, say, view } = asking;
  const { top } = view.market[command.deck];
  const { why } = learn;
  if (top === null) return { topic: "other", why: why.other };
  const card = marketCard(top);
  const name = say.card(top);
  switch (card.kind) {
    case "cargo": {
      const { delivery } = card;
      if (delivery === null) return { topic: "buyCargo", why: why.buyOther(name) };
      const place =
        typeof delivery.to === "string"
          ? say.space(delivery.to)
          : say.word(`patrol.${delivery.to.patrol}`);
      const words = [why.buyCargo(name, place, rewardSaid(delivery, asking))];
      if (typeof delivery.to === "string") words.push(farAway(delivery.to, asking));
      if (delivery.illegal === true) words.push(why.illegal(smuggling(asking)));
      return { topic: "buyCargo", why: words.join(" ") };
    }
    case "job":
      return {
        topic: "buyJob",
        why:
          card.at === "none" || card.at === "player"
            ? why.buyOther(name)
            : [
                why.buyJob(name, say.space(card.at), crucialOf(card, asking), card.skills.length),
                why.whole(...wholeOf(jobChance(view, top), asking.learn.language)),
                farAway(card.at, asking),
              ].join(" "),
      };
    case "bounty":
      return {
        topic: "buyBounty",
        why: why.buyBounty(
          name,
          say.word(`class.${contactCard(card.target).class}`),
          winning(command, asking),
        ),
      };
    case "ship":
      return { topic: "buyShip", why: gainsReason(command, name, asking) };
    case "gear":
    case "mod":
      return { topic: "buyGear", why: gainsReason(command, name, asking) };
    default:
      return { topic: "buyLuxury", why: why.buyOther(name) };
  }
}

/** What a ship or a thing would change for the learner, better and worse, in the words of the hints. */
function gainsReason(command: Command, name: string, asking: WhyContext): string {
  const { view, learn } = asking;
  const reason = explainMarket({ ...view, mind: minds[2] }, command);
  return reason?.kind === "equip"
    ? learn.why.buyGains(name, gainsText(reason.gains, asking))
    : learn.why.buyOther(name);
}
