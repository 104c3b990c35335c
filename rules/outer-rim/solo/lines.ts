/** What each printed line does. Every function says whether the line had an effect. */
import { combatValue } from "../crew-and-ships/abilities.ts";
import { marketCard } from "../cards/market/index.ts";
import { planetCards } from "../cards/spaces.ts";
import { againstPlayer } from "../combat/sides.ts";
import { combatBetweenPlayers } from "../combat/between-players.ts";
import { factionsMeant, playersWith } from "../effects/scene.ts";
import { rankOf } from "../effects/contacts.ts";
import { recover, recoverAll, suffer } from "../combat/damage.ts";
import { isPlanet } from "../movement/map.ts";
import { contactClasses } from "../names.ts";
import { hostilePatrols } from "../movement/patrols.ts";
import { fightPatrol } from "../movement/patrol-fights.ts";
import { emit, me, next, pick, rollDice } from "../agenda/play.ts";
import { gainCredits, gainFame, loseFame, spend } from "../goals/reputation.ts";
import { roomFor } from "../crew-and-ships/slots.ts";
import { unreachable } from "../../game.ts";
import {
  buyFirst,
  classOfTarget,
  completeJob,
  deliverAll,
  factor,
  printed,
  rule,
  shift,
} from "./deeds.ts";
import { dropHopeless, findBounty } from "./bounty-cards.ts";
import { fightWeak, gamble, punish, rob, takeDroid } from "./misdeeds.ts";
import { moveToGoal, moveToMostHated, moveToPlayer } from "./flights.ts";
import { aiBuy } from "./buying.ts";
import { aiHire, aiReveal, hireFaceup } from "./hiring.ts";
import { bestTarget, targetsOf } from "./targets.ts";
import { huntHere } from "./hunting.ts";
import { flyTo, goalsOf, nearest } from "./moving.ts";
import type { AiLine } from "../cards/ai/lines.ts";
import type { Play } from "../agenda/play.ts";

export function doLine(play: Play, player: number, line: AiLine): boolean {
  const one = me(play, player);
  switch (line.do) {
    case "recover-if-defeated":
      if (one.defeated) recoverAll(play, player, rule);
      return one.defeated;
    case "recover": {
      const damage = one.damage + one.shipDamage;
      if (damage === 0) return false;
      recoverAll(play, player, rule);
      gainCredits(play, player, damage * (line.perDamage ?? 0), rule);
      return true;
    }
    case "recover-character":
      recover(play, player, "character", line.amount, rule);
      return one.damage > 0;
    case "move-to-goal":
      return moveToGoal(play, player, line);
    case "move-to-target": {
      const target = bestTarget(play, player, targetsOf(play.state, player));
      return target !== null && flyTo(play, player, target.space, { patrols: "heeding" });
    }
    case "move-to-player":
      return moveToPlayer(play, player, line.standing === true);
    case "move-to-most-hated":
      return moveToMostHated(play, player);
    case "others-lose-reputation":
      for (let i = play.state.seats - 1; i >= 0; i--)
        if (i !== player) next(play, { type: "lose-choice", player: i, rule });
      return play.state.seats > 0;
    case "gain": {
      const amount = line.amount * factor(play, player, line.per);
      gainCredits(play, player, amount, rule);
      return amount > 0;
    }
    case "buy":
      return buyFirst(play, player, line);
    case "buy-unless-full": {
      const deck = roomFor(one, line.full) ? line.otherwise : line.instead;
      return aiBuy(play, player, deck, {
        anywhere: line.anywhere === true && deck === "bounty",
        away: false,
      });
    }
    case "buy-luxury":
      if (aiBuy(play, player, "luxury", { anywhere: false, away: false })) {
        gainFame(play, player, 1, printed);
        return true;
      }
      gainCredits(play, player, 2000 * one.crew.length, rule);
      return one.crew.length > 0;
    case "deliver":
      return deliverAll(play, player, line);
    case "reveal-lowest":
      return aiReveal(play, player, "lowest") !== null;
    case "reveal-matching": {
      const classes = new Set(
        one.cards
          .filter((held) => marketCard(held.id).kind === "bounty")
          .map((held) => classOfTarget(held.id)),
      );
      return (
        aiReveal(play, player, "lowest", (token) =>
          classes.has(contactClasses[rankOf(play.state, token)] ?? ""),
        ) !== null
      );
    }
    case "jump": {
      const goal = nearest(play, player, goalsOf(one));
      const moved =
        goal !== null && flyTo(play, player, goal, { patrols: "ignoring", range: line.spaces });
      if (moved) suffer(play, player, "ship", 1, rule);
      return moved;
    }
    case "rob":
      return rob(play, player);
    case "gamble":
      return gamble(play, player);
    case "drop-hopeless-bounty":
      return dropHopeless(play, player);
    case "find-bounty":
      return findBounty(play, player);
    case "sell-fame":
      if (one.fame < 1 || one.credits >= 20_000) return false;
      loseFame(play, player, 1, rule);
      gainCredits(play, player, 10_000, rule);
      return true;
    case "punish":
      return punish(play, player);
    case "take-droid":
      return takeDroid(play, player);
    case "fight-hostile": {
      const hostile = hostilePatrols(play.state, player);
      if (hostile.length > 0) fightPatrol(play, player, pick(play, hostile, "ai-patrol"));
      return hostile.length > 0;
    }
    case "fight-weak-patrol":
      return fightWeak(play, player, line.within ?? 0);
    case "complete-job":
      return completeJob(play, player);
    case "spend":
      if (one.credits < line.amount) return false;
      spend(play, player, line.amount, rule);
      gainFame(play, player, line.fame, printed);
      return true;
    case "planet-reputation":
      return shift(play, player, factionsMeant(play.state, player, "planet", undefined), 1);
    case "nearest-patrol-reputation":
      return shift(play, player, factionsMeant(play.state, player, "nearest-patrol", undefined), 1);
    case "gain-and-lose":
      gainCredits(play, player, line.amount + (line.perCrew ?? 0) * one.crew.length, rule);
      shift(play, player, factionsMeant(play.state, player, line.lose, undefined), -1);
      return true;
    case "hire":
      if (line.needsBerth === true && !roomFor(one, "crew")) return false;
      return aiHire(play, player, line.rank);
    case "hire-faceup":
      return hireFaceup(play, player);
    case "imperial-luck": {
      if (!isPlanet(one.space) || planetCards[one.space].faction !== "imperial") return false;
      const dice = rollDice(play, 1, "ai-luck");
      emit(play, {
        type: "dice-rolled",
        player,
        dice,
        for: "imperial-luck",
        roll: { type: "ai", card: play.cause ?? "" },
        rule,
      });
      if (dice[0] === "hit") gainFame(play, player, 1, printed);
      return true;
    }
    case "hunt":
      return huntHere(play, player, line.within ?? 0);
    case "brawl": {
      const dice = rollDice(play, combatValue(one, "ground"), "ai-brawl");
      emit(play, {
        type: "dice-rolled",
        player,
        dice,
        for: "brawl",
        roll: { type: "ai", card: play.cause ?? "" },
        rule,
      });
      const hits = dice.filter((die) => die === "hit").length;
      gainCredits(play, player, 2000 * hits, rule);
      suffer(play, player, "character", hits, rule);
      return true;
    }
    case "fight-player": {
      const others = playersWith(play.state, player).filter((other) => !me(play, other).defeated);
      if (others.length === 0) return false;
      next(
        play,
        againstPlayer(
          play.state,
          player,
          pick(play, others, "ai-fight"),
          combatBetweenPlayers(one.space),
          { type: "ai-fame" },
        ),
      );
      return true;
    }
    default:
      return unreachable(line);
  }
}
