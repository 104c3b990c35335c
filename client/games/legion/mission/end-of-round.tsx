/** The end of a round: what lies on the table is tapped, side by side, and the referee scores it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import {
  factsAsked,
  primaryCard,
  secretsOn,
  waitingEffects,
  type SingleCommand,
  type Unit,
} from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import { foresee } from "../play/defeat/what-if.ts";
import type { LedgerProps } from "../screen-types.ts";
import { missionText } from "./mission-card.tsx";
import { PointBoard } from "./point-board.tsx";
import { factsOf, knownAlready, type PointsBySide } from "./points-held.ts";
import { useSaid } from "../../../speech/use-said.ts";

export function EndOfRound(props: LedgerProps & { close: () => void }): JSX.Element {
  const { view, words, send, close } = props;
  const w = words.mission;
  const held = useSignal<PointsBySide>(knownAlready(view));
  const trading = useSignal<readonly string[]>([]);
  const asked = factsAsked(view);
  const primary = view.mission.cards?.primary ?? null;
  const card = primary === null ? null : primaryCard(primary);
  const waiting = view.units.filter((unit) => !unit.defeated && waitingEffects(unit).length > 0);
  const entries: readonly SingleCommand[] = [
    ...trading.value.map((unit) => ({ type: "secret-mission", unit, inEnemyZone: true }) as const),
    { type: "end-phase", facts: factsOf(held.value) },
  ];
  const { scores } = foresee(view, entries);
  const nothing = asked.length > 0 ? w.scoresNothing : null;
  const change =
    scores.length === 0
      ? nothing
      : scores.map(({ side, from, to }) => `${words.side[side] ?? side} +${to - from}`).join(" · ");
  useSaid(change, "must", "scores");
  return (
    <Sheet title={w.endRound(view.round)} close={close}>
      {asked.length > 0 && <p>{missionText(props)}</p>}
      {waiting.map((unit) => (
        <p key={unit.id} class="ledger-note">
          {words.play.reminder(unit.name)}
        </p>
      ))}
      {asked.length === 0 && <p class="hint">{w.nothingToCount}</p>}
      {card !== null && view.round < card.fromRound && (
        <p class="hint">{w.notYet(card.fromRound)}</p>
      )}
      {card?.established === false && <p class="hint">{w.byHand}</p>}
      {asked.map(({ fact, most }) => (
        <PointBoard
          key={fact}
          {...props}
          fact={fact}
          most={most}
          held={held.value}
          change={(next) => (held.value = next)}
        />
      ))}
      <Trades {...props} trading={trading.value} change={(units) => (trading.value = units)} />
      <p class="score-change">{change}</p>
      <Button
        wide
        tone="lamp"
        press={() => {
          close();
          const [first, ...others] = entries;
          if (first === undefined) return;
          void send(others.length === 0 ? first : { type: "together", entries });
        }}
      >
        {view.round >= view.rounds ? w.lastRound : w.nextRound}
      </Button>
    </Sheet>
  );
}

/** [LC-MISSION-04] A token held is asked about: in enemy territory it may be traded, and it may wait. */
function Trades({
  view,
  words,
  trading,
  change,
}: LedgerProps & {
  readonly trading: readonly string[];
  readonly change: (units: readonly string[]) => void;
}): JSX.Element {
  const holders = view.units.filter(
    (unit: Unit) => !unit.defeated && secretsOn(view, unit.id).length > 0,
  );
  return (
    <>
      {holders.map(({ id, name }) => (
        <Button
          key={id}
          wide
          pressed={trading.includes(id)}
          press={() =>
            change(trading.includes(id) ? trading.filter((each) => each !== id) : [...trading, id])
          }
        >
          {words.mission.trade(name)}
        </Button>
      ))}
    </>
  );
}
