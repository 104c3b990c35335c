/** [LC-TOUR-04] Who stands where after the finished rounds, and why. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import {
  deskOf,
  explained,
  isRoundOpen,
  standingsOf,
  type ExplainedRound,
} from "#rules/legion/index.ts";
import type { NamedTournament } from "#table/talk/tournament.ts";
import { percentage } from "#words/figures.ts";
import { language } from "../../../settings/settings.ts";
import { Sheet } from "../../../pieces/sheet.tsx";
import { nameIn } from "./use-event.ts";
import { eventWords } from "./words.ts";
import "../standings.css";

const percent = (thousandths: number): string => percentage(language.value, thousandths / 1000);
const mean = (thousandths: number): string => (thousandths / 1000).toFixed(2);

interface EventStandingsProps {
  readonly event: NamedTournament;
  /** Whose line is mine. */
  readonly me?: number | null;
}

export function EventStandings({ event, me = null }: EventStandingsProps): JSX.Element | null {
  const w = eventWords();
  const asked = useSignal<number | null>(null);
  const finished = event.rounds.filter((round) => !isRoundOpen(round)).length;
  if (finished === 0) return null;
  return (
    <section class="standings event-plate">
      <h3>
        {w.standings} <small class="soft">{w.afterRound(finished)}</small>
      </h3>
      <div class="scroll-x" role="region" aria-label={w.standings} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[
                "#",
                w.columnPlayer,
                w.columnScore,
                w.columnRecord,
                w.columnMargin,
                w.columnOpponents,
                w.columnDefeated,
              ].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standingsOf(deskOf(event)).map((row, at) => {
              const number = Number(row.player);
              return (
                <tr key={row.player} class={number === me ? "mine" : ""}>
                  <td class="number">{at + 1}</td>
                  <th scope="row">
                    <button
                      type="button"
                      class="event-name"
                      title={w.why}
                      onClick={() => (asked.value = number)}
                    >
                      {nameIn(event, number)}
                    </button>
                  </th>
                  <td class="number">{row.score}</td>
                  <td class="number">{`${row.wins}–${row.draws}–${row.losses}`}</td>
                  <td class="number">{percent(row.margin)}</td>
                  <td class="number">{mean(row.strength)}</td>
                  <td class="number">{row.defeated}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {asked.value !== null && (
        <Sheet title={`${nameIn(event, asked.value)}: ${w.why}`} close={() => (asked.value = null)}>
          <ol class="event-why">
            {explained(deskOf(event), String(asked.value)).map((round) => (
              <li key={round.round}>{roundText(event, round)}</li>
            ))}
          </ol>
          <p class="soft">{w.explainScore}</p>
          <p class="soft">{w.explainMargin}</p>
          <p class="soft">{w.explainOpponents}</p>
        </Sheet>
      )}
    </section>
  );
}

function roundText(event: NamedTournament, { round, game, opponentScore }: ExplainedRound): string {
  const w = eventWords();
  if (game === null) return w.notThere(round);
  if (game.opponent === null) return w.explainBye(round, percent(game.share));
  const name = nameIn(event, Number(game.opponent));
  return w.explainGame(round, w[game.outcome], name, percent(game.share), mean(opponentScore ?? 0));
}
