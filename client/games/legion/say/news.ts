/** What happened, told by a careful referee. */
import { unreachable } from "#rules/game.ts";
import { sides, type Event, type MissionChoice, type State } from "#rules/legion/index.ts";
import type { LogLine, SeatName } from "../../screen.ts";
import type { Words } from "#words/made/legion/words.ts";

type Told = Pick<LogLine, "text" | "weight">;
export type UnitNames = Pick<State, "units">;

export function nameOf(view: UnitNames, id: string | null, words: Words): string {
  return id === null ? words.anotherUnit : (view.units.find((unit) => unit.id === id)?.name ?? id);
}

export function logLine(
  news: Event,
  _names: readonly SeatName[],
  words: Words,
  view: UnitNames,
): LogLine | null {
  const told = tell(news, words, view);
  return told === null ? null : { ...told, text: capital(told.text), rule: news.rule };
}

/** A list in one line, not in one for each unit. */
export function logLines(
  news: readonly Event[],
  names: readonly SeatName[],
  words: Words,
  view: UnitNames,
): readonly LogLine[] {
  const army = news.filter((event) => event.type === "unit-added");
  const [first] = army;
  if (first === undefined || army.length === 1)
    return news.map((event) => logLine(event, names, words, view)).filter((line) => line !== null);
  return sides.flatMap((side) => {
    const count = army.filter(({ unit }) => unit.side === side).length;
    const text = words.log.armyAdded(count, words.side[side] ?? side);
    return count === 0 ? [] : [{ text, weight: "quiet", rule: first.rule }];
  });
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const quiet = (text: string): Told => ({ text, weight: "quiet" });
const loud = (text: string): Told => ({ text, weight: "loud" });
const plain = (text: string): Told => ({ text });

function tell(news: Event, words: Words, view: UnitNames): Told | null {
  const { log } = words;
  const name = (id: string | null): string => nameOf(view, id, words);
  const side = (which: string): string => words.side[which] ?? which;
  switch (news.type) {
    case "unit-added":
      return quiet(log.added(news.unit.name, side(news.unit.side)));
    case "army-listed":
      return quiet(log.listed(side(news.side)));
    case "written-together":
      return null;
    case "guardian-wounded":
      return quiet(log.guarding(name(news.unit), news.wounds, name(news.by)));
    case "unit-changed":
      return quiet(log.changed(news.unit.name));
    case "unit-removed":
      return quiet(log.removed(news.name ?? name(news.unit)));
    case "armies-closed":
      return quiet(log.closed);
    case "token-placed":
      return placed(news.token, words, name);
    case "play-begun":
      return quiet(log.begun);
    case "attacked":
      return quiet(log.attacked(name(news.by), news.pools.map((pool) => name(pool.on)).join(", ")));
    case "detonated": {
      const on = news.hits.map((hit) => name(hit.on)).join(", ");
      return quiet(
        news.token === "charge" ? log.detonated(name(news.by), on) : log[news.token](on),
      );
    }
    case "wounded":
      return quiet(log.wounded(name(news.unit), news.wounds));
    case "stims-loaded":
      return plain(log.stimsLoaded(name(news.unit), news.wounds, name(news.by)));
    case "stims-paid":
      return quiet(log.stimsPaid(name(news.unit)));
    case "stims-readied":
      return plain(log.stimsReadied(name(news.unit)));
    case "reminder-set":
      return quiet(log.reminder[news.reminder](name(news.unit), news.count));
    case "unit-renamed":
      return plain(log.renamed(news.was, news.name));
    case "poisoned":
      return plain(log.poisoned(name(news.unit), news.tokens, name(news.by)));
    case "poison-discarded":
      return quiet(log.poisonGone(name(news.unit)));
    case "unit-defeated":
      return loud(
        news.by === null
          ? log.defeated(name(news.unit), log.how[news.route] ?? "")
          : log.defeatedBy(name(news.unit), name(news.by)),
      );
    case "token-claimed":
      return loud(log.claimed(name(news.placedBy), name(news.from), name(news.to)));
    case "token-lost":
      return plain(lost(news, words)(name(news.from)));
    case "bounty-paid":
      return loud(log.paid(side(news.side), name(news.by), name(news.on)));
    case "mission-paid":
      return loud(log.missionPaid(side(news.side), name(news.unit)));
    case "left-battlefield":
      return quiet(log.fled(name(news.unit)));
    case "healed":
      return plain(log.healed(name(news.unit), news.wounds));
    case "wounds-corrected":
      return quiet(log.corrected(name(news.unit), news.wounded));
    case "boarded":
      return plain(log.boarded(name(news.unit), name(news.vehicle)));
    case "disembarked":
      return plain(log.disembarked(name(news.unit), name(news.vehicle)));
    case "activation-ended":
      return quiet(log.activation(name(news.unit)));
    case "asked":
      return plain(
        (news.question.type === "effect-order" ? log.askOrder : log.askHunter)(
          name(news.question.unit),
        ),
      );
    case "objective-scored":
      return plain(
        news.tokens < 0
          ? log.objectiveBack(side(news.side), -news.tokens)
          : log.objective(side(news.side), news.tokens),
      );
    case "clock-set":
      return quiet(words.clock.log[news.hand]);
    case "round-begun":
      return plain(log.round(news.round));
    case "game-ended":
      return loud(
        news.result.winner === null ? words.mission.log.draw : log.ended(side(news.result.winner)),
      );
    case "edition-chosen":
      return plain(words.mission.log.edition(words.final.edition[news.edition] ?? news.edition));
    case "colours-swapped":
      return plain(words.armies.swapped);
    case "mission-chosen":
      return plain(missionLine(news.mission, words));
    case "targets-chosen":
      return loud(words.mission.log.targets(side(news.side), news.units.map(name).join(", ")));
    case "phase-ended":
      return quiet(words.mission.log.phase(news.round));
    case "mission-scored":
      return loud(
        words.mission.log.scored(side(news.side), news.points, whatFor(news.what, words, name)),
      );
    case "secondary-done":
      return plain(words.mission.log[news.deed](side(news.side), name(news.unit)));
    case "space-taken":
      return plain(
        words.mission.log.space(side(news.side), words.mission.spaces[news.space] ?? news.space),
      );
    default:
      return unreachable(news);
  }
}

function missionLine(mission: MissionChoice, { mission: w }: Words): string {
  return w.log.mission(
    mission.primary === null ? "–" : (w.primaries[mission.primary] ?? mission.primary),
    mission.secondary === null ? "–" : (w.secondaries[mission.secondary] ?? mission.secondary),
  );
}

/** A fact, a space, a deed, or the target that fell. */
function whatFor(what: string, { mission: w }: Words, name: (id: string) => string): string {
  return w.facts[what] ?? w.spaces[what] ?? w.deeds[what] ?? w.log.target(name(what));
}

function placed(
  token: Extract<Event, { type: "token-placed" }>["token"],
  words: Words,
  name: (id: string | null) => string,
): Told {
  if (token.kind === "secret") return plain(words.log.mission(name(token.placedOn)));
  return token.placedBy === null
    ? plain(words.log.hunted(name(token.placedOn)))
    : loud(words.log.marked(name(token.placedBy), name(token.placedOn)));
}

function lost(
  { kind, claimed }: Extract<Event, { type: "token-lost" }>,
  { log }: Words,
): (from: string) => string {
  if (kind === "secret") return log.lostSecret;
  if (kind === "bounty") return log.tokenGone;
  return claimed ? log.lostWon : log.lostMark;
}
