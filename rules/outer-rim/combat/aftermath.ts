/** What a won or lost combat leads to. */
import { bountyWonBy } from "../solo/hunting.ts";
import { takeCrew } from "../jobs/bounties.ts";
import { playerBountyWon } from "../jobs/player-bounties.ts";
import { me, next } from "../agenda/play.ts";
import { afterPatrolFight } from "../movement/patrol-fights.ts";
import { gainFame } from "../goals/reputation.ts";
import { unreachable } from "../../game.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Play } from "../agenda/play.ts";

export function aftermath(play: Play, task: TaskOf<"aftermath">): void {
  const { attacker, defender, won, after } = task;
  switch (after.type) {
    case "effects":
      next(play, {
        type: "effects",
        player: attacker,
        effects: won ? after.win : after.lose,
        source: defender === null ? after.source : { ...after.source, opponent: defender },
      });
      return;
    case "until-won":
      if (!won && !me(play, attacker).defeated)
        next(play, {
          type: "effects",
          player: attacker,
          effects: [{ do: "fight-until-won", combat: task.kind, strength: after.strength }],
          source: after.source,
        });
      return;
    case "patrol":
      afterPatrolFight(play, attacker, after.faction, won);
      return;
    case "bounty":
      if (won)
        next(play, {
          type: "bounty-won",
          player: attacker,
          card: after.card,
          token: after.token,
          stunned: task.stunned,
        });
      return;
    case "crew-bounty":
      if (won && defender !== null)
        takeCrew(play, { ...after, player: attacker, owner: defender, stunned: task.stunned });
      return;
    case "player-bounty":
      if (won && defender !== null) playerBountyWon(play, attacker, defender, after.card);
      return;
    case "ai-bounty":
      if (defender !== null)
        bountyWonBy(play, { player: attacker, defender, card: after.card, crew: after.crew, won });
      return;
    case "ai-fame":
      if (won)
        gainFame(play, attacker, 1, {
          source: "combat",
          card: "ai-bossk",
          rule: "OR-SOLO-08",
          kind: "plain",
        });
      return;
    default:
      unreachable(after);
  }
}
