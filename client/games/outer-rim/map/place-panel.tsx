/** A place in words: whose it is, how to get there and what ends the way, who is there. */
import type { JSX } from "preact";
import {
  farCore,
  isPlanet,
  planetCards,
  standingWith,
  themesOf,
  type Command,
  type Faction,
  type FlightRoute,
  type SpaceId,
} from "#rules/outer-rim/index.ts";
import type { RuleId } from "#rules/game.ts";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { Person } from "../art/person.tsx";
import { Sign } from "../art/signs.tsx";
import { myself, type Tabletop } from "../tabletop.ts";
import { PanelFrame } from "../dock/panel-frame.tsx";
import { isStopped } from "../dock/stopped.ts";
import { Refused } from "../dock/refused.tsx";
import { JobSkills } from "../jobs/job-skills.tsx";
import { errandsOf } from "./errands.ts";
import { answersHere, hereAt } from "./here.ts";
import { fullName, tokenName } from "./place-name.ts";
import { capital } from "../tell/line.ts";
import { PatrolHere } from "../patrol/here.tsx";
import { suspects } from "./suspects.ts";
import { wayTo } from "./ways.ts";

export function PlacePanel({
  tabletop,
  space,
}: {
  readonly tabletop: Tabletop;
  readonly space: SpaceId;
}): JSX.Element {
  const { view, say } = tabletop;
  // Where a place is chosen for something else, nobody flies there.
  const flies = tabletop.asked?.face !== "map" || flights.includes(tabletop.asked.question.ask);
  const route = view.round > 0 && flies ? wayTo(view, tabletop.eyes, space) : null;
  const answers = answersHere(tabletop.asked, view, space);
  const jobs = answers.flatMap((one) => (one.type === "attempt-job" ? [one.card] : []));
  return (
    <PanelFrame tabletop={tabletop} title={fullName(space, tabletop)} answers={answers}>
      {route !== null && (
        <p class="or-way">
          {route.bar === null ? (
            wayText(route, tabletop)
          ) : (
            <Refused
              tabletop={tabletop}
              text={barText(route.bar, tabletop)}
              rule={barRules[route.bar.type]}
            />
          )}
        </p>
      )}
      <Present tabletop={tabletop} space={space} answers={answers} />
      <Unready tabletop={tabletop} space={space} jobs={jobs} />
      {jobs.map((card) => (
        <section key={card}>
          <h3>{say.card(card)}</h3>
          <JobSkills tabletop={tabletop} id={card} />
        </section>
      ))}
    </PanelFrame>
  );
}

/** A job that goes here and cannot be done now says why: most of all that somebody else is needed [UB-MPJ-01]. */
function Unready({
  tabletop,
  space,
  jobs,
}: {
  readonly tabletop: Tabletop;
  readonly space: SpaceId;
  readonly jobs: readonly string[];
}): JSX.Element | null {
  const { asked, view } = tabletop;
  const me = myself(tabletop);
  if (asked?.question.ask !== "encounter" || me.space !== space || isStopped(asked.question))
    return null;
  const waiting = errandsOf(view, me).filter(
    (one) => one.kind === "job" && one.space === space && !jobs.includes(one.card),
  );
  return (
    <>
      {waiting.map(({ card }) => {
        const why = tabletop.whyNot({ type: "attempt-job", card, with: null });
        return why && <Refused key={card} tabletop={tabletop} text={why.text} rule={why.rule} />;
      })}
    </>
  );
}

/** Whose world it is, what its cards are about, what of mine goes there, and who is there: they have buttons, too. */
function Present({
  tabletop,
  space,
  answers,
}: {
  readonly tabletop: Tabletop;
  readonly space: SpaceId;
  readonly answers: readonly Command[];
}): JSX.Element {
  const { view, say, words } = tabletop;
  const here = hereAt(view, space);
  const faction = isPlanet(space) ? planetCards[space].faction : null;
  const beyond = farCore(space);
  const pins = errandsOf(view, myself(tabletop)).filter((errand) => errand.space === space);
  return (
    <ul class="or-present">
      {faction !== null && (
        <li>
          <Sign name={faction} />
          {say.word(`faction.${faction}`)}
        </li>
      )}
      {isPlanet(space) && (
        <li>
          <Sign name="knowledge" />
          {words.labels.board.themes(themesText(space, tabletop))}
        </li>
      )}
      {beyond !== null && (
        <li>
          <Sign name="hyperdrive" />
          {words.labels.map.crossing(say.space(beyond))}
        </li>
      )}
      {pins.map((pin) => (
        <li key={pin.card}>
          <Sign name={pin.kind} />
          {pin.hunts === true
            ? words.labels.map.targetHere(say.card(pin.card))
            : words.labels.map.pin(say.card(pin.card))}
        </li>
      ))}
      {here.tokens.map((token) => {
        const one = view.tokens[token];
        return (
          <li key={token}>
            {one?.contact ? (
              <Person id={one.contact} />
            ) : (
              <i class={`or-token or-class-${one?.class}`} />
            )}
            {tokenName(token, tabletop)}
            {maybeText(token, tabletop)}
          </li>
        );
      })}
      {here.patrols.map((one) => (
        <PatrolHere key={one} tabletop={tabletop} space={space} faction={one} answers={answers} />
      ))}
      {here.players.map((player) => (
        <li key={player}>
          <SeatMark seat={player} />
          {player === tabletop.eyes
            ? words.labels.map.you
            : capital(words.labels.map.ship(say.player(player)))}
        </li>
      ))}
    </ul>
  );
}

function maybeText(token: number, { view, eyes, say, words: { labels } }: Tabletop): string {
  const names = suspects(view, eyes, token).map((one) => say.named(one));
  return names.length === 0 ? "" : `, ${labels.board.maybe(labels.either(names))}`;
}

/** [OR-ENC-01] What the cards of a place are mostly about, as their backs tell at the table. */
function themesText(planet: Parameters<typeof themesOf>[0], { say, words }: Tabletop): string {
  const names = themesOf(planet).map((theme) => say.word(`theme.${theme}`));
  return words.labels.list(names);
}

const flights: readonly string[] = ["planning", "move", "action", "encounter"];

function stopText(factions: readonly Faction[], space: SpaceId, tabletop: Tabletop): string {
  const { say, words } = tabletop;
  const me = myself(tabletop);
  return factions
    .map((faction) =>
      words.labels.map.stopReason(
        say.word(`patrol.${faction}`),
        say.space(space),
        say.word(`standing.${standingWith(me, faction)}`),
        say.word(`with.${faction}`),
      ),
    )
    .join(" ");
}

type Bar = NonNullable<FlightRoute["bar"]>;

const barRules: Readonly<Record<Bar["type"], RuleId>> = {
  range: "OR-MOVE-01",
  maelstrom: "OR-MOVE-04",
  patrol: "OR-MOVE-03",
};

/** What is in the way. */
function barText(bar: Bar, tabletop: Tabletop): string {
  const { map } = tabletop.words.labels;
  if (bar.type === "range") return map.tooFar(bar.steps, bar.range);
  if (bar.type === "maelstrom") return map.maelstromBars;
  return stopText(bar.factions, bar.space, tabletop);
}

/** How far, and what ends the flight. */
function wayText(route: Extract<FlightRoute, { readonly bar: null }>, tabletop: Tabletop): string {
  const { map } = tabletop.words.labels;
  const steps = map.flight(route.path.length);
  if (route.end.type === "patrol")
    return `${steps} ${stopText(route.end.factions, route.to, tabletop)}`;
  return route.end.type === "maelstrom" ? `${steps} ${map.maelstromStops}` : steps;
}
