/** The dice of a scene: a test's, or both sides' of a fight. */
import { Sign } from "../../art/signs.tsx";
import { causesOf, unevenBlows } from "./blows.ts";
import { Dice } from "./dice.tsx";
import { FighterPicture } from "./fighter.tsx";
import { fighterTitle } from "./fighter-name.ts";
import { countingFaces, dieStands, oneDieOf, oneDieText } from "../one-die/one-die.ts";
import { foughtIn } from "./fought.ts";
import { find } from "../news-of.ts";
import type { JSX } from "preact";
import type { Face, View } from "#rules/outer-rim/index.ts";
import type { Desk } from "../../desk.ts";
import type { Scene } from "../scenes.ts";
import type { NewsOf } from "../news-of.ts";

const passing: readonly (readonly Face[])[] = [["crit"], ["crit", "hit"], ["crit", "hit", "focus"]];

interface DiceProps {
  readonly scene: Scene;
  /** The table before it: dice of an earlier page lie there. */
  readonly before: View;
  readonly desk: Desk;
}

export function TestDice({ scene, before, desk }: DiceProps): JSX.Element | null {
  const rolled = scene.news.findLast(
    (one): one is NewsOf<"dice-rolled" | "dice-changed"> =>
      one.type === "dice-rolled" || one.type === "dice-changed",
  );
  const { story } = desk.words.labels;
  const result = find(scene.news, "test-resolved");
  const first = find(scene.news, "dice-rolled");
  if (rolled === undefined) return null;
  const known = first?.roll?.type === "test" ? Math.min(2, first.roll.known) : 1;
  const oneDie = oneDieOf(scene.news, before);
  const good =
    oneDie === null
      ? (passing[known] ?? [])
      : countingFaces(oneDie, before.players[rolled.player ?? -1]);
  const counts = rolled.dice.some((die) => good.includes(die));
  return (
    <div class="or-tested">
      {first?.roll?.type === "test" && (
        <h2>
          <Sign name={first.roll.skill} /> {story.test(desk.say.word(`skill.${first.roll.skill}`))}
        </h2>
      )}
      {oneDie !== null && <h2>{oneDieText(oneDie, good, desk.words)}</h2>}
      <Dice dice={rolled.dice} good={good} desk={desk} />
      {oneDie === "smuggling" && (
        <b class={counts ? "or-passed" : "or-failed"}>{dieStands(counts, desk.now, desk.words)}</b>
      )}
      {result !== undefined && (
        <b class={result.passed ? "or-passed" : "or-failed"}>
          {result.passed ? story.passed : story.failed}
        </b>
      )}
    </div>
  );
}

export function FightDice({ scene, before, desk }: DiceProps): JSX.Element {
  const { sides, totals, kind, foe } = foughtIn(scene.news, before);
  const isOver = find(scene.news, "combat-resolved") !== undefined;
  const strengths = find(scene.news, "combat-began")?.strengths;
  const { story } = desk.words.labels;
  return (
    <div class="or-fought">
      {([0, 1] as const).map((side) => {
        const { player, dice } = sides[side];
        const fighter = { player, foe };
        const isRolled = isOver || dice.length > 0;
        return (
          <div key={side} class="or-row">
            <FighterPicture fighter={fighter} kind={kind} desk={desk} />
            <p>
              <b>{fighterTitle(fighter, desk)}</b>{" "}
              <span class="number">
                {isRolled ? story.total(totals[side]) : story.dice(strengths?.[side] ?? 0)}
              </span>
            </p>
            <Dice dice={dice} good={["hit", "crit"]} desk={desk} />
          </div>
        );
      })}
      {unevenBlows(scene.news).map((blow) => (
        <p key={blow.player}>
          {story.uneven(
            desk.say.player(blow.player),
            blow.suffered,
            blow.dealt,
            causesOf(blow, scene.news, kind, desk).join(", "),
          )}
        </p>
      ))}
    </div>
  );
}
