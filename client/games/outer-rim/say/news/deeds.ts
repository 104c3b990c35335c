/** What was done, and what somebody got and lost by it, in one sentence. */
import { unreachable } from "#rules/game.ts";
import { oneVerb } from "../../tell/joining.ts";
import { listed } from "../../tell/line.ts";
import { fameSource } from "./goods.ts";
import { loud, plain, textOf, type NewsOf, type Message } from "../message.ts";
import type { Change, DeedNews, LogPassage } from "./fold/steps.ts";
import type { Say } from "../../words/say.ts";

type Rewarded = Extract<LogPassage, { readonly type: "rewarded" }>;

/** “gains 7,000 credits and now has a good reputation with the Rebels”. */
export function clauses(changes: readonly Change[], say: Say): string {
  return together(phrases(changes, say), changes[0]?.player ?? 0, say);
}

function phrases(changes: readonly Change[], say: Say): readonly string[] {
  const famous = changes.filter(({ type }) => type === "fame-gained").length > 1;
  return changes
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((change) =>
      famous && change.type === "fame-gained" ? fameFor(change, say) : clause(change, say),
    );
}

/** What was gained stands together, whatever happened in between. */
function rankOf({ type }: Change): number {
  return type === "fame-gained" || type === "credits-gained" ? 0 : 1;
}

function sharingVerbs(said: readonly string[], player: number, say: Say): readonly string[] {
  const verbs = say.fill("tell.told-verbs", { player: say.player(player) });
  return oneVerb(say.texts, said, verbs.split("|"));
}

function together(said: readonly string[], player: number, say: Say): string {
  const runs = sharingVerbs(said, player, say);
  const [one = "", other = ""] = runs;
  return runs.length === 2 && said.length > 2
    ? say.fill("tell.and-also", { one, other })
    : listed(say.texts, runs, "conjunction");
}

/** Fame twice in one breath: each with what it is for. */
function fameFor(news: NewsOf<"fame-gained">, say: Say): string {
  const player = say.player(news.player);
  return say.fill("change.fame-for", {
    player,
    amount: news.amount,
    source: fameSource(news, say),
  });
}

export function clause(change: Change, say: Say): string {
  const player = say.player(change.player);
  switch (change.type) {
    case "credits-gained":
    case "credits-lost":
    case "fame-gained":
    case "fame-lost":
      return say.fill(`change.${change.type}`, { player, amount: change.amount });
    case "reputation-changed": {
      const name = change.to < 0 ? "negative" : change.to > 0 ? "positive" : "neutral";
      return say.fill(`change.reputation-${name}`, {
        player,
        with: say.word(`with.${change.faction}`),
      });
    }
    case "damage-suffered":
      return say.fill(`change.hurt-${change.on}`, { player, amount: change.amount });
    default:
      return unreachable(change);
  }
}

/** What was done, and what it was worth. */
export function deedLine({ deed, changes, turned }: Rewarded, say: Say): Message {
  const message = deedAlone(deed, turned, say);
  const said = phrases(changes, say);
  const other = otherEnd(deed, say);
  const all =
    turned && other !== null
      ? [...said, say.fill("change.turned", { player: say.player(deed.player), card: other })]
      : said;
  if (all.length === 0) return message;
  const text = textOf(message, say).replace(/\.$/, "");
  const sentence = sharingVerbs(all, deed.player, say).length === 1 ? "deed-and" : "deed-worth";
  const values = { text, changes: together(all, deed.player, say) };
  return message.weight === "loud" ? loud(sentence, values) : plain(sentence, values);
}

function deedAlone(deed: DeedNews, turned: boolean, say: Say): Message {
  const player = say.player(deed.player);
  switch (deed.type) {
    case "cargo-delivered":
      return plain(deed.illegal ? "cargo-smuggled" : "cargo-delivered", {
        player,
        // [UB-ROT-03] A card that turns and did not just turn is delivered by its far end.
        card: (turned ? null : otherEnd(deed, say)) ?? say.card(deed.card),
      });
    case "bounty-claimed": {
      const how = {
        player: "bounty-player",
        capture: "bounty-captured",
        eliminate: "bounty-eliminated",
      } as const;
      return loud(how[deed.how], { player, target: say.named(deed.card) });
    }
    case "job-completed":
      return loud("job-completed", { player, card: say.card(deed.card) });
    case "patrol-beaten":
      return loud("patrol-beaten", {
        player,
        patrol: say.word(`patrol.${deed.faction}`),
        level: deed.level,
      });
    default:
      return unreachable(deed);
  }
}

/** [UB-ROT-01] What a rotating card is called at its other end. */
function otherEnd(deed: DeedNews, say: Say): string | null {
  return deed.type === "cargo-delivered" ? say.known(`card.${deed.card}.other`) : null;
}
