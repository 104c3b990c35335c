/** Where the clerk means something else than a trader would do, he says so, and why. */
import { learner } from "#client/lesson/table.ts";
import { marketCard, smuggleChance, type Command } from "#rules/outer-rim/index.ts";
import { playerAt } from "../../tabletop.ts";
import { lineAt } from "../../story/line.ts";
import { chipsOfEffects, percent, percentOf } from "../../story/odds.ts";
import type { Hearer } from "../answers.ts";
import { isFair, jobChance, shunned, winningChance } from "./fair-bets.ts";
import type { AdvisedMove } from "./strong-move.ts";
import { againstBuying } from "../why/market.ts";
import { percentIn } from "../why/whole.ts";

export function rather({ command, rather: best }: AdvisedMove, hearer: Hearer): string {
  const text =
    best === null
      ? ""
      : command.type === "recover"
        ? hearer.learn.rather.well
        : aside(best, hearer);
  return text === "" ? "" : ` ${text}`;
}

function aside(best: Command, hearer: Hearer): string {
  const { view, learn } = hearer;
  const { rather: words } = learn;
  if (!isFair(view, best)) return bold(best, hearer);
  switch (best.type) {
    case "discard-top":
      return "";
    case "use":
      return words.look;
    case "market": {
      const against = againstBuying(hearer);
      return against === "" ? words.market : words.marketBut(against);
    }
    case "barter":
    case "buy":
      return words.barter;
    default: {
      const [card] = shunned(view);
      if (card !== undefined) return poor(card, hearer);
      if (best.type === "earn") return words.earn;
      return best.type === "move" ? words.farther : words.barter;
    }
  }
}

/** A bet, by its name and its chance where it has one. */
function bold(best: Command, hearer: Hearer): string {
  const { view, learn } = hearer;
  if (best.type === "attempt-job") return poor(best.card, hearer);
  if (best.type === "choose") return boldLine(best.option, hearer);
  const top = best.type === "buy" ? view.market[best.deck].top : null;
  return top === null || winningChance(view, best) !== null ? learn.rather.risk : poor(top, hearer);
}

/** A fight is called one; any other line is called by its name. */
function boldLine(option: number, hearer: Hearer): string {
  const { rather: words } = hearer.learn;
  const line = lineAt(option, hearer);
  const chips = line === null ? [] : chipsOfEffects(line.effects, hearer.view, learner);
  const test = chips.find(({ kind }) => kind === "pass");
  return line === null || test === undefined
    ? words.risk
    : words.line(line.label, percentOf(test, hearer.learn.language));
}

function poor(card: string, { view, learn, say }: Hearer): string {
  const { kind } = marketCard(card);
  const odds = jobChance(view, card);
  if (odds !== null) return learn.rather.poor(say.card(card), percentIn(odds.done, learn.language));
  if (kind !== "cargo") return learn.rather.risk;
  const { chance } = smuggleChance(playerAt(view, learner));
  return learn.rather.illegal(say.card(card), percent(chance, learn.language));
}
