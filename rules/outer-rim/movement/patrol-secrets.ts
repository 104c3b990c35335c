/** Secrets that wait for a won patrol fight [OR-ENC-05]. */
import { secretOf, useSecret } from "../effects/secrets.ts";
import { playerOf } from "../edit.ts";
import { holds } from "../effects/conditions.ts";
import { ask, isHuman, me } from "../agenda/play.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

/** Whose deck a secret is from is known, what it says is not: whoever holds one of the Core Worlds is asked. */
export function keepsCoreSecret(play: Play, player: number): boolean {
  return (
    isHuman(play, player) && me(play, player).secrets.some(({ deck }) => deck === "core-worlds")
  );
}

/** [OR-ENC-05] Secrets that wait for a won patrol fight may be used while the patrol is still there. */
export function patrolSecrets(
  play: Play,
  task: TaskOf<"patrol-secrets">,
  answer: Command | null,
): void {
  const { player } = task;
  if (answer === null) {
    const choices: Command[] = [{ type: "decline" }, ...usableSecrets(play.state, player)];
    const params = { faction: task.faction };
    ask(play, task, { seat: player, ask: "patrol-secret", rule: "OR-ENC-05", params, choices });
    return;
  }
  if (answer.type === "use-secret") useSecret(play, player, answer.secret);
}

function usableSecrets(state: State, player: number): Command[] {
  const found: Command[] = [];
  const { secrets } = playerOf(state, player);
  for (let i = 0; i < secrets.length; i++) {
    const secret = secrets[i];
    const section = secret === undefined ? undefined : secretOf(secret);
    if (section?.step !== "patrol-won") continue;
    if (section.when === undefined || holds(state, player, section.when))
      found.push({ type: "use-secret", secret: i });
  }
  return found;
}
