/** The dice of a scene: a test's, or both sides' of a fight. */
import { Sign } from "../../art/signs.tsx";
import { unevenBlows } from "./blows.ts";
import { damageOf } from "./damage.ts";
import { Dice } from "./dice.tsx";
import { FighterPicture } from "./fighter.tsx";
import { fighterName } from "./fighter-name.ts";
import { find } from "../news-of.ts";
import { capital } from "../../tell/line.ts";
import type { JSX } from "preact";
import type { Face, News } from "#rules/outer-rim/index.ts";
import type { Desk } from "../../desk.ts";
import type { Scene } from "../scenes.ts";
import type { NewsOf } from "../news-of.ts";

const passing: readonly (readonly Face[])[] = [["crit"], ["crit", "hit"], ["crit", "hit", "focus"]];

export function TestDice({
  scene,
  desk,
}: {
  readonly scene: Scene;
  readonly desk: Desk;
}): JSX.Element | null {
  const rolled = scene.news.findLast(
    (one): one is NewsOf<"dice-rolled" | "dice-changed"> =>
      one.type === "dice-rolled" || one.type === "dice-changed",
  );
  const { story } = desk.words.labels;
  const result = find(scene.news, "test-resolved");
  const first = find(scene.news, "dice-rolled");
  if (rolled === undefined) return null;
  const known = first?.roll?.type === "test" ? Math.min(2, first.roll.known) : 1;
  return (
    <div class="or-tested">
      {first?.roll?.type === "test" && (
        <h2>
          <Sign name={first.roll.skill} /> {story.test(desk.say.word(`skill.${first.roll.skill}`))}
        </h2>
      )}
      <Dice dice={rolled.dice} good={passing[known] ?? []} desk={desk} />
      {result !== undefined && (
        <b class={result.passed ? "or-passed" : "or-failed"}>
          {result.passed ? story.passed : story.failed}
        </b>
      )}
    </div>
  );
}

/** The last word of each side's dice; what was rolled on an earlier page lies on the table. */
function diceOf(
  news: readonly News[],
  side: 0 | 1,
  player: number | null,
  { view }: Desk,
): readonly Face[] {
  const task = view.agenda.at(-1);
  let dice = task?.type === "combat" ? task.sides[side].dice : [];
  for (const one of news) {
    if (one.type === "dice-rolled" && one.roll?.type === "combat" && one.roll.side === side)
      dice = one.dice;
    if (one.type === "dice-changed" && one.player === player) dice = one.dice;
  }
  return dice;
}

/** Who fights, where the page says only how. */
function fightOnTable({ view }: Desk): Fighters | undefined {
  const task = view.agenda.at(-1);
  if (task?.type !== "combat") return undefined;
  const [{ player: attacker }, { player: defender }] = task.sides;
  return { attacker, defender, kind: task.kind };
}

/** How they fought is not told with how it ended. */
type Fighters = Pick<NewsOf<"combat-began">, "attacker" | "defender" | "foe"> &
  Partial<Pick<NewsOf<"combat-began">, "kind">>;

export function FightDice({
  scene,
  desk,
}: {
  readonly scene: Scene;
  readonly desk: Desk;
}): JSX.Element {
  const result = find(scene.news, "combat-resolved");
  const fight: Fighters | undefined =
    find(scene.news, "combat-began") ?? result ?? fightOnTable(desk);
  const { attacker = null, defender = null, foe, kind } = fight ?? {};
  const strengths = find(scene.news, "combat-began")?.strengths;
  const { story } = desk.words.labels;
  return (
    <div class="or-fought">
      {([0, 1] as const).map((side) => {
        const fighter = { player: side === 0 ? attacker : defender, foe };
        const dice = diceOf(scene.news, side, fighter.player, desk);
        const isRolled = result !== undefined || dice.length > 0;
        const total = result?.damage[side] ?? damageOf(dice);
        return (
          <div key={side} class="or-row">
            <FighterPicture fighter={fighter} kind={kind} desk={desk} />
            <p>
              <b>{capital(fighterName(fighter, desk))}</b>{" "}
              <span class="number">
                {isRolled ? story.total(total) : story.dice(strengths?.[side] ?? 0)}
              </span>
            </p>
            <Dice dice={dice} good={["hit", "crit"]} desk={desk} />
          </div>
        );
      })}
      {unevenBlows(scene.news).map(({ player, suffered, dealt }) => (
        <p key={player}>{story.uneven(desk.say.player(player), suffered, dealt)}</p>
      ))}
    </div>
  );
}
