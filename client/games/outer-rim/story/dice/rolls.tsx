/** The dice of a scene, in the hand, in the air or on the table: a test's, or both sides' of a fight. */
import { Sign } from "../../art/signs.tsx";
import { OddsChip } from "../chip.tsx";
import { causesOf, unevenBlows } from "./blows.ts";
import { TossedDice, type Toss } from "./dice.tsx";
import { FighterPicture } from "./fighter.tsx";
import { fighterTitle } from "./fighter-name.ts";
import { countingFaces, dieStands, oneDieOf, oneDieText } from "../one-die/one-die.ts";
import { foughtIn } from "./fought.ts";
import { oddsOfThrow } from "./odds-of-throw.ts";
import { find } from "../news-of.ts";
import type { JSX } from "preact";
import type { Face, News, View } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../../tabletop.ts";
import type { Playback } from "../playback.ts";
import type { Scene } from "../scenes.ts";
import type { NewsOf } from "../news-of.ts";

const passing: readonly (readonly Face[])[] = [["crit"], ["crit", "hit"], ["crit", "hit", "focus"]];

interface DiceProps {
  /** As far as it is told. */
  readonly scene: Scene;
  /** Its dice, told or not, and where they are. */
  readonly playback: Pick<Playback, "dice" | "fall" | "thrown">;
  /** The table before it: dice of an earlier page lie there. */
  readonly before: View;
  readonly tabletop: Tabletop;
}

function Odds({
  playback: { dice, fall },
  before,
  tabletop,
}: Omit<DiceProps, "scene">): JSX.Element {
  const chips = fall === "held" ? oddsOfThrow(dice, tabletop.view, before, tabletop.eyes) : [];
  return (
    <>
      {chips.map((chip) => (
        <OddsChip key={chip.kind} chip={chip} tabletop={tabletop} />
      ))}
    </>
  );
}

export function TestDice(props: DiceProps): JSX.Element | null {
  const { scene, playback, before, tabletop } = props;
  const { dice, fall, thrown } = playback;
  const hands = dice.filter(isHand);
  const rolled = hands.at(-1);
  const { story } = tabletop.words.labels;
  const result = find(scene.news, "test-resolved");
  const first = find(dice, "dice-rolled");
  if (rolled === undefined) return null;
  const known = first?.roll?.type === "test" ? Math.min(2, first.roll.known) : 1;
  const oneDie = oneDieOf(dice, before);
  const good =
    oneDie === null
      ? (passing[known] ?? [])
      : countingFaces(oneDie, before.players[rolled.player ?? -1]);
  const counts = rolled.dice.some((die) => good.includes(die));
  const lay = rolled.type === "dice-rolled" ? [] : (hands.at(-2)?.dice ?? diceOnTable(before));
  const toss: Toss | null =
    fall === null || thrown === null
      ? null
      : { fall, isMine: thrown.isMine, first: 0, of: rolled.dice.length, lay };
  return (
    <div class="or-tested">
      {first?.roll?.type === "test" && (
        <h2>
          <Sign name={first.roll.skill} />{" "}
          {story.test(tabletop.say.word(`skill.${first.roll.skill}`))}
        </h2>
      )}
      {first?.roll?.type === "test" && fall === "held" && <p>{story.known[known as 0 | 1 | 2]}</p>}
      {oneDie !== null && <h2>{oneDieText(oneDie, good, tabletop.words)}</h2>}
      <TossedDice dice={rolled.dice} good={good} tabletop={tabletop} toss={toss} />
      <Odds playback={playback} before={before} tabletop={tabletop} />
      {oneDie === "smuggling" && lies(fall) && (
        <b class={counts ? "or-passed" : "or-failed"}>
          {dieStands(counts, tabletop.now, tabletop.words)}
        </b>
      )}
      {result !== undefined && (
        <b class={result.passed ? "or-passed" : "or-failed"}>
          {result.passed ? story.passed : story.failed}
        </b>
      )}
    </div>
  );
}

function lies(fall: Playback["fall"]): boolean {
  return fall === null || fall === "lain";
}

function isHand(one: News): one is NewsOf<"dice-rolled" | "dice-changed"> {
  return one.type === "dice-rolled" || one.type === "dice-changed";
}

/** What was rolled on an earlier page, and may be thrown again. */
function diceOnTable({ agenda }: View): readonly Face[] {
  const task = agenda.at(-1);
  switch (task?.type) {
    case "test":
      return task.dice;
    case "smuggle":
    case "purchase-die":
    case "roll-one":
      return [task.face];
    default:
      return [];
  }
}

/** [OR-COM-07] Of my own fight, whoever began it. */
function Verdict({ scene, tabletop }: Pick<DiceProps, "scene" | "tabletop">): JSX.Element | null {
  const result = find(scene.news, "combat-resolved");
  const { seat, words } = tabletop;
  if (result === undefined || seat === null) return null;
  const { attacker, defender, won } = result;
  if (attacker !== seat && defender !== seat) return null;
  const isMine = (attacker === seat) === won;
  const { story } = words.labels;
  return <b class={isMine ? "or-passed" : "or-failed"}>{isMine ? story.won : story.lost}</b>;
}

export function FightDice(props: DiceProps): JSX.Element {
  const { scene, playback, before, tabletop } = props;
  const { dice: news, fall, thrown } = playback;
  const { sides, totals, kind, foe } = foughtIn(news, before);
  const isAgain = thrown !== null && news[thrown.from]?.type === "dice-changed";
  const lay = isAgain ? foughtIn(news.slice(0, thrown.from), before).sides : null;
  const isOver = find(scene.news, "combat-resolved") !== undefined;
  const strengths = find(news, "combat-began")?.strengths;
  const { story } = tabletop.words.labels;
  const of = sides[0].dice.length + sides[1].dice.length;
  return (
    <div class="or-fought">
      {([0, 1] as const).map((side) => {
        const { player, dice } = sides[side];
        const fighter = { player, foe };
        const isRolled = lies(fall) && (isOver || dice.length > 0);
        const first = side === 0 ? 0 : sides[0].dice.length;
        const toss: Toss | null =
          fall === null || thrown === null
            ? null
            : { fall, isMine: thrown.isMine, first, of, lay: lay?.[side].dice ?? [] };
        return (
          <div key={side} class="or-row">
            <FighterPicture fighter={fighter} kind={kind} tabletop={tabletop} />
            <p>
              <b>{fighterTitle(fighter, tabletop)}</b>{" "}
              <span class="number">
                {isRolled
                  ? story.total(totals[side])
                  : story.dice(dice.length > 0 ? dice.length : (strengths?.[side] ?? 0))}
              </span>
            </p>
            <TossedDice dice={dice} good={["hit", "crit"]} tabletop={tabletop} toss={toss} />
          </div>
        );
      })}
      <p class="or-chips">
        <Odds playback={playback} before={before} tabletop={tabletop} />
      </p>
      <Verdict scene={scene} tabletop={tabletop} />
      {unevenBlows(scene.news).map((blow) => (
        <p key={blow.player}>
          {story.uneven(
            tabletop.say.player(blow.player),
            blow.suffered,
            blow.dealt,
            causesOf(blow, scene.news, kind, tabletop).join(", "),
          )}
        </p>
      ))}
    </div>
  );
}
