/**
 * How a printed card ends, from its first test to its last: every branch is followed with the chances of the dice
 * [OR-DICE-01], nothing is sampled. Choices are taken as whoever wants it done would take them.
 */
import {
  asAt,
  databankCards,
  freeLenders,
  healthRemaining,
  holds,
  hullOf,
  lending,
  type Effect,
  type Effects,
  type JobCard,
  type PlayerView,
} from "#rules/outer-rim/index.ts";
import {
  better,
  chosen,
  fought,
  foughtOut,
  hurt,
  rolled,
  tested,
  weighed,
  type Cast,
  type Go,
  type StoryOdds,
  type StoryTable,
  type Wounds,
} from "./story-branches.ts";
import { isTest } from "./test-odds.ts";

const over: StoryOdds = { done: 0, down: 0, atLeast: false };
const unhurt: Wounds = { character: 0, ship: 0 };

/** [OR-JOB-02, UB-DATA-03] Every version of its databank card is as likely as the others. */
export function jobOdds(
  scene: StoryTable,
  seat: number,
  job: JobCard,
  other: number | null = null,
): StoryOdds {
  const players = scene.players.map((one) => asAt(one, job.at));
  return storyOdds({ ...scene, players }, seat, [{ do: "databank", number: job.databank }], other);
}

export function storyOdds(
  scene: StoryTable,
  seat: number,
  effects: Effects,
  other: number | null = null,
): StoryOdds {
  const me = scene.players[seat];
  if (me === undefined) throw new Error(`no player ${seat}`);
  const against = other === null ? null : (scene.players[other] ?? null);
  return follow({ scene, seat, me, other: against }, effects, unhurt);
}

function follow(cast: Cast, effects: Effects, wounds: Wounds): StoryOdds {
  if (isDown(cast.me, wounds)) return { ...over, down: 1 };
  const [first, ...rest] = effects;
  if (first === undefined) return over;
  const then = spent(cast, first);
  const goAs =
    (as: Cast): Go =>
    (lines, after = wounds) =>
      follow(as, [...lines, ...rest], after);
  const go = goAs(then);
  switch (first.do) {
    case "complete":
      return { ...over, done: 1 };
    case "fail":
    case "stop":
      return over;
    case "suffer":
      return go([], hurt(wounds, first.on, first.amount));
    case "test":
    case "test-until-passed":
    case "opposed-test":
      return lentFor(cast, tested(cast, first, go), (lender) =>
        tested(cast, first, goAs(lentBy(then, lender)), 1),
      );
    case "fight":
    case "fight-player":
      return fought(cast, first, wounds, go);
    case "fight-until-won":
      return foughtOut(cast, first, wounds, go);
    case "roll":
      return rolled(first, go);
    case "choose":
    case "may":
      return chosen(cast, first, go);
    case "if":
      return go(holds(cast.scene, cast.seat, first.when) ? first.effects : (first.otherwise ?? []));
    case "databank": {
      const versions = databankCards(first.number);
      return weighed(versions.map(({ effects: lines }) => [1 / versions.length, go(lines)]));
    }
    default:
      return go([]);
  }
}

/** [OR-TEST-03] A skill that may be lent once in a turn is kept, or used for this test. */
function lentFor({ me }: Cast, kept: StoryOdds, lent: (lender: string) => StoryOdds): StoryOdds {
  const lender = freeLenders(me).find(({ cost }) => cost === "once-per-turn");
  return lender === undefined ? kept : better(kept, lent(lender.from));
}

function lentBy(cast: Cast, lender: string): Cast {
  return { ...cast, me: { ...cast.me, used: [...cast.me.used, lending(lender)] } };
}

/** [UB-FAV-04, UB-FAV-05] Advice is for the next test, a die for the next fight. */
function spent(cast: Cast, effect: Effect): Cast {
  const { favors } = cast.me;
  const rest = isTest(effect)
    ? { ...favors, skill: null }
    : isFight(effect)
      ? { ...favors, die: false }
      : favors;
  return rest === favors ? cast : { ...cast, me: { ...cast.me, favors: rest } };
}

function isFight({ do: what }: Effect): boolean {
  return what === "fight" || what === "fight-player" || what === "fight-until-won";
}

function isDown(me: PlayerView, { character, ship }: Wounds): boolean {
  return (
    (character > 0 && character >= healthRemaining(me)) ||
    (ship > 0 && ship >= hullOf(me) - me.shipDamage)
  );
}
