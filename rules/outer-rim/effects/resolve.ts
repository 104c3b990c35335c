/** The one interpreter of the verbs on cards [OR-EFF-01]. Verbs that ask something are in `resolve-asking.ts`. */
import { emit, isHuman, me, next } from "../agenda/play.ts";
import { recover, recoverAll, suffer } from "../combat/damage.ts";
import { againstStrength } from "../combat/sides.ts";
import { hire } from "../crew-and-ships/crew.ts";
import { moveTo } from "./travels.ts";
import { drop } from "../crew-and-ships/gain.ts";
import { testTask } from "../dice/skill-test.ts";
import { tokenOf } from "../edit.ts";
import { advanceAmbition } from "../goals/ambitions.ts";
import { completeGoal } from "../goals/goals.ts";
import { gainCredits, gainFame, loseCredits, loseFame } from "../goals/reputation.ts";
import { resolveDatabank } from "../jobs/jobs.ts";
import { discardTop } from "../market/tops.ts";
import { marketAction } from "../market/market.ts";
import { factionsMeant, playersWith } from "./scene.ts";
import { holds } from "./conditions.ts";
import {
  complete,
  dropRest,
  fallenIn,
  forOpponents,
  forTheStanding,
  gainNamed,
  owns,
} from "./particulars.ts";
import { times } from "../crew-and-ships/times.ts";
import { fameSource, performAsking } from "./resolve-asking.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Play } from "../agenda/play.ts";
import type { Effect, Source } from "../cards/effects.ts";
import type { Command } from "../commands.ts";

export function resolveEffects(play: Play, task: TaskOf<"effects">, answer: Command | null): void {
  const [effect, ...rest] = task.effects;
  if (effect === undefined) return;
  if (rest.length > 0) next(play, { ...task, effects: rest });
  perform(play, task.player, effect, task.source, answer);
}

function perform(
  play: Play,
  player: number,
  effect: Effect,
  source: Source,
  answer: Command | null,
): void {
  const one = me(play, player);
  const { rule } = source;
  if (one.defeated && forTheStanding.has(effect.do)) {
    if (effect.do === "win-game") emit(play, { type: "victory-missed", player, rule: "UB-AMB-13" });
    return;
  }
  if (!isHuman(play, player) && !forOpponents.has(effect.do)) return;
  switch (effect.do) {
    case "gain-credits":
      gainCredits(play, player, effect.amount * times(one, effect.per), rule);
      return;
    case "lose-credits":
      loseCredits(play, player, effect.amount === "all" ? one.credits : effect.amount, rule);
      return;
    case "gain-fame":
      // [UB-CLAR-02] What the character's own card gives is not lowered by it.
      gainFame(play, player, effect.amount, {
        source: fameSource(source),
        card: source.card,
        rule,
        kind: source.card.startsWith("character.") ? "additional" : "plain",
      });
      return;
    case "lose-fame":
      loseFame(play, player, effect.amount, rule);
      return;
    case "suffer":
      suffer(play, player, effect.on, effect.amount, rule);
      return;
    case "recover":
      if (effect.amount === "all" && effect.on === "both" && !one.defeated)
        recoverAll(play, player, rule);
      else recover(play, player, effect.on, effect.amount === "all" ? 99 : effect.amount, rule);
      return;
    case "test":
      next(
        play,
        testTask(player, typeof effect.skill === "string" ? [effect.skill] : effect.skill, {
          type: "effects",
          pass: effect.pass ?? [],
          fail: effect.fail ?? [],
          source,
        }),
      );
      return;
    case "test-until-passed":
      next(play, testTask(player, [effect.skill], { type: "until", each: effect.each, source }));
      return;
    case "opposed-test":
      if (source.opponent !== undefined)
        next(
          play,
          testTask(player, [effect.skill], {
            type: "opposed",
            owner: player,
            mine: null,
            best: effect.best,
            even: effect.even,
            worst: effect.worst,
            source,
          }),
        );
      return;
    case "fight":
      next(
        play,
        againstStrength(
          play.state,
          player,
          effect.combat,
          effect.strength,
          { type: "effects", win: effect.win ?? [], lose: effect.lose ?? [], source },
          effect.sufferLess ?? 0,
        ),
      );
      return;
    case "fight-until-won":
      next(
        play,
        againstStrength(play.state, player, effect.combat, effect.strength, {
          type: "until-won",
          strength: effect.strength,
          source,
        }),
      );
      return;
    case "if":
      next(play, {
        type: "effects",
        player,
        effects: holds(play.state, player, effect.when, source.faction)
          ? effect.effects
          : (effect.otherwise ?? []),
        source,
      });
      return;
    case "move-up-to":
      next(play, {
        type: "move",
        player,
        left: effect.spaces,
        ignoring: effect.ignoringPatrols === true,
        must: false,
      });
      return;
    case "patrol-to-you": {
      const faction = factionsMeant(play.state, player, effect.faction, source.faction)[0];
      if (faction !== undefined && play.state.patrols[faction].space !== one.space)
        emit(play, { type: "patrol-moved", faction, to: one.space, rule });
      return;
    }
    case "reveal-contact":
      next(play, { type: "reveal-contact", player });
      return;
    case "gain-crew": {
      const token =
        effect.contact === undefined
          ? source.token
          : play.state.tokens.findIndex(
              (each) =>
                each.contact === effect.contact &&
                each.at !== "gone" &&
                each.at !== "crew" &&
                each.at !== "captured",
            );
      if (token !== undefined && token >= 0) hire(play, player, token, rule);
      return;
    }
    case "discard-contact":
      if (source.token !== undefined)
        emit(play, {
          type: "contact-removed",
          token: source.token,
          contact: tokenOf(play.state, source.token).contact,
          rule,
        });
      return;
    case "gain-card":
      gainNamed(play, player, effect.card);
      return;
    case "take-top": {
      const top = play.state.market[effect.deck][0];
      if (top !== undefined)
        next(play, { type: "gain-card", player, card: top, from: effect.deck, forced: false });
      return;
    }
    case "market":
      next(play, marketAction(player, effect.discount ?? 0, effect.decks));
      return;
    case "discard-top":
      discardTop(play, effect.deck, rule);
      return;
    case "databank":
      resolveDatabank(play, player, effect.number, source);
      return;
    case "rotate": {
      const card = effect.card ?? source.held;
      if (card !== undefined && one.cards.some((held) => held.id === card))
        emit(play, { type: "card-rotated", player, card, rule: "UB-ROT-03" });
      return;
    }
    case "complete":
      complete(play, player, source);
      return;
    case "fail":
      // The defeated have failed anyway, which is told when the job is over.
      if (source.held !== undefined && !one.defeated)
        emit(play, { type: "job-failed", player, card: source.held, rule: "OR-JOB-03" });
      dropRest(play, source);
      return;
    case "stop":
      dropRest(play, source);
      return;
    case "deliver":
      if (source.held !== undefined)
        next(play, { type: "deliver", player, card: source.held, less: effect.less ?? 0 });
      return;
    case "keep-cargo":
      return;
    case "discard-cargo":
    case "discard-this":
      if (source.held !== undefined && owns(play, player, source.held))
        drop(play, player, source.held, rule);
      return;
    case "remove-this":
      if (source.held !== undefined && one.cards.some((held) => held.id === source.held))
        emit(play, { type: "card-removed", player, card: source.held, rule });
      return;
    case "story":
      if (effect.standing !== true || fallenIn(play, player, source) === null)
        emit(play, { type: "story-told", player, text: effect.text, rule: "OR-ENC-06" });
      return;
    case "move-to":
      moveTo(play, player, effect, source);
      return;
    case "extra-turn":
      emit(play, { type: "extra-turn-gained", player, rule });
      return;
    case "opponent":
      if (source.opponent !== undefined)
        next(play, {
          type: "effects",
          player: source.opponent,
          effects: effect.effects,
          source: { ...source, opponent: player, partner: source.opponent },
        });
      return;
    case "players-here":
      for (const other of playersWith(play.state, player))
        next(play, {
          type: "effects",
          player: other,
          effects: effect.effects,
          source: { ...source, opponent: player },
        });
      return;
    case "take-credits": {
      const from = source.opponent;
      const amount = from === undefined ? 0 : Math.min(effect.amount, me(play, from).credits);
      if (from !== undefined && amount > 0)
        emit(play, { type: "credits-given", from, to: player, amount, rule });
      return;
    }
    case "complete-goal":
      completeGoal(play, player, effect.of);
      return;
    case "complete-ambition":
      advanceAmbition(play, player, effect.goal);
      return;
    case "win-game":
      emit(play, { type: "game-won", player, rule: "UB-AMB-15" });
      return;
    default:
      performAsking(play, player, effect, source, answer);
  }
}
