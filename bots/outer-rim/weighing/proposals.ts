/** What a trader puts on the table by itself: favors it has use for, cards it would rather have, a better price. */
import {
  dealShape,
  emptyBundle,
  isMarketCard,
  marketCard,
  roomFor,
  spaces,
  whyNot,
} from "#rules/outer-rim/index.ts";
import type { Bundle, Command, Favor, PlayerView } from "#rules/outer-rim/index.ts";
import { turnsBetween } from "../appraisal/charts.ts";
import { placesOf } from "../appraisal/places.ts";
import { worthOfCredits } from "../appraisal/points.ts";
import { mine } from "../appraisal/self.ts";
import { asIf, standingOf } from "../appraisal/standing.ts";
import { skills } from "../odds/facts.ts";
import type { Sight } from "../players/mind.ts";
import { openly } from "../reasons/explain.ts";
import { worthOfAnswer } from "./deals.ts";
import { wordsOf } from "./promises.ts";
import { heldWorth } from "./shopping.ts";

/** Least gain that is worth the talk. */
const worthwhile = 0.6;
/** What a token of one's own costs: somebody will want a favor for it. */
const tokenCost = 0.6;

type Question = Sight["questions"][number];

/** An offer worth making before anything else is said, or `null`. */
export function proposal(view: Sight): Command | null {
  const question = view.questions.find(
    (each, i) => each.seat === view.viewer && view.answered[i] !== true,
  );
  if (question?.deal === undefined) return null;
  if (question.ask === "offer") return legal(view, dearer(view));
  if (question.ask === "offers") return null;
  return (
    legal(view, favorWanted(view, question)) ??
    (question.deal.moment === "action" ? legal(view, cardWanted(view, question)) : null)
  );
}

function legal(view: Sight, command: Command | null): Command | null {
  return command !== null && whyNot(view, command) === null ? command : null;
}

/** The favor that helps most now: owed ones are called in, others are paid with one's token or in credits. */
function favorWanted(view: Sight, question: Question): Command | null {
  const shape = dealShape(view, question);
  if (shape === null) return null;
  let best: Favor | null = null;
  let most = worthwhile;
  for (const favor of [...shape.around, ...shape.owed.map((each) => each.favor)]) {
    const worth = worthOfFavor(view, question, favor);
    if (worth <= most) continue;
    most = worth;
    best = favor;
  }
  if (best === null) return null;
  const wanted = JSON.stringify(best);
  const owed = shape.owed.find(({ favor }) => JSON.stringify(favor) === wanted);
  if (owed !== undefined) return { type: "call-debt", ...owed };
  const get = { ...emptyBundle, favor: best };
  const give = priceFor(view, most);
  return give === "word" ? givenWord(view, get) : give && { type: "offer", to: null, give, get };
}

/** The first promise that may be made now: one to somebody who cannot help is worth nothing. */
function givenWord(view: Sight, get: Bundle): Command | null {
  for (const { to, promised } of wordsOf(view)) {
    const give = { ...emptyBundle, promises: [promised] };
    const offer = legal(view, { type: "offer", to, give, get });
    if (offer !== null) return offer;
  }
  return null;
}

/**
 * [UB-NEG-01] One's own token first, else 3,000 credits; who trusts
 * others, or has neither, gives their word [UB-NEG-03].
 */
function priceFor(view: Sight, worth: number): Bundle | "word" | null {
  const me = mine(view);
  if (typeof view.viewer !== "number") return null;
  if (view.mind.trust > 0) return "word";
  if (me.debts.includes(view.viewer) && worth > tokenCost)
    return { ...emptyBundle, debts: [view.viewer] };
  if (me.credits >= 3000)
    return worth > worthOfCredits(view, 3000) ? { ...emptyBundle, credits: 3000 } : null;
  return "word";
}

function worthOfFavor(view: Sight, { deal }: Question, favor: Favor): number {
  const me = mine(view);
  switch (favor.kind) {
    case "shortcut":
      return deal?.moment === "planning"
        ? freedom(asIf(view, { favors: { ...me.favors, shortcut: true } })) - freedom(view)
        : 0;
    case "endorsement":
      return deal?.moment === "planning" && favor.faction !== null
        ? freedom(asIf(view, { reputation: { ...me.reputation, [favor.faction]: 1 } })) -
            freedom(view)
        : 0;
    case "advice":
      return deal?.moment === "test" ? adviceWorth(view, me, favor) : 0;
    case "combat-strategy":
      return deal?.moment === "combat" ? 0.9 : 0;
  }
}

/** The best of all places this turn leads to. */
function freedom(view: Sight): number {
  const turns = turnsBetween(view);
  const weigh = placesOf(view);
  const { space } = mine(view);
  let best = -Infinity;
  for (const { id } of spaces) if (turns(space, id) <= 1) best = Math.max(best, weigh(id));
  return best;
}

const gains = [33 / 64, 12 / 64] as const;

/** A skill lent counts once more; a job is worth more help than a story. */
function adviceWorth(view: Sight, me: PlayerView, { skill }: Favor): number {
  let known = 0;
  for (const own of skills(me)) if (own === skill) known++;
  const forJob = view.agenda.some((task) => task.type === "job-over");
  return (gains[known] ?? 0) * (forJob ? 7 : 2.5);
}

/** A card of somebody here that is worth more to me than to them. */
function cardWanted(view: Sight, question: Question): Command | null {
  const shape = dealShape(view, question);
  const now = standingOf(view);
  let best: Command | null = null;
  let most = worthwhile;
  for (const { player, get, cards } of shape?.partners ?? []) {
    if (cards !== "any") continue;
    for (const card of get.cards) {
      const gain = gainOf(view, card, player, now);
      if (gain === null) continue;
      const credits = priceTo(view, card, player);
      const net = gain - worthOfCredits(view, credits);
      if (net <= most || credits > mine(view).credits) continue;
      most = net;
      best = {
        type: "offer",
        to: player,
        give: { ...emptyBundle, credits },
        get: { ...emptyBundle, cards: [card] },
      };
    }
  }
  return best;
}

function gainOf(view: Sight, card: string, player: number, now: number): number | null {
  const me = mine(view);
  if (!isMarketCard(card)) return null;
  const { kind } = marketCard(card);
  const held = view.players[player]?.cards.find(({ id }) => id === card);
  if (held === undefined || kind === "event" || kind === "ship" || kind === "crew") return null;
  if (!roomFor(me, kind)) return null;
  return standingOf(asIf(view, { cards: [...me.cards, held] })) - now;
}

/** What would make up for it, by what lies open before them; in whole thousands. */
function priceTo(view: Sight, card: string, player: number): number {
  const theirs = { ...openly(view), viewer: player };
  const loss = Math.max(0, heldWorth(theirs, card)) + 0.4;
  return Math.max(1, Math.ceil((loss * view.mind.rate) / 1000)) * 1000;
}

/** [UB-FAV-08] An offer that is not far from good: the same for more credits, asked once. */
function dearer(view: Sight): Command | null {
  const task = view.agenda.at(-1);
  if (task?.type !== "talk" || task.before !== null) return null;
  const short = -worthOfAnswer(view);
  if (short <= 0 || short > 2) return null;
  const more = Math.ceil(((short + 0.1) * view.mind.rate) / 1000) * 1000;
  const { by, give, get } = task.deal;
  return {
    type: "offer",
    to: by,
    give: get,
    get: { ...give, credits: give.credits + more },
  };
}
