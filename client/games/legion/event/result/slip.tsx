/** [LC-TOUR-13] The slip: what the other one signed, in one tap; or what I say. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { TablePairing, TableResult } from "#rules/legion/index.ts";
import { Button } from "../../../../pieces/button.tsx";
import { ResultForm } from "./result-form.tsx";
import { resultText } from "./result-line.tsx";
import { nameIn, type SeenEvent } from "../use-event.ts";
import { eventWords } from "../words.ts";
import { SaidLine } from "../../../../speech/said-line.tsx";

interface SlipProps {
  readonly seen: SeenEvent;
  readonly pairing: TablePairing;
  readonly me: number;
  /** What the ledger says, once its game is over. */
  readonly verdict?: TableResult | null;
}

export function Slip({ seen, pairing, me, verdict = null }: SlipProps): JSX.Element {
  const { event, ask } = seen;
  const w = eventWords();
  const writing = useSignal(false);
  const { players, table } = pairing;
  const mine = pairing.signed.find(({ by }) => by === me)?.result ?? null;
  const theirs = pairing.signed.find(({ by }) => by !== me);
  const names = [nameIn(event, players[0]), nameIn(event, players[1])] as const;
  const sign = (result: TableResult): void => {
    writing.value = false;
    void ask({ type: "sign-slip", round: event.rounds.length, table, result });
  };
  return (
    <section class="event-slip-part" aria-label={w.slip}>
      {theirs !== undefined && (
        <SaidLine kind="mine">
          {`${w.signedBy(nameIn(event, theirs.by))} ${resultText(event, players, theirs.result)}`}
        </SaidLine>
      )}
      {theirs !== undefined && (
        <Button tone="lamp" wide press={() => sign(theirs.result)}>
          {w.signSame}
        </Button>
      )}
      {theirs === undefined && verdict !== null && mine === null && (
        <>
          <p>
            <b>{resultText(event, players, verdict)}</b>
          </p>
          <Button tone="lamp" wide press={() => sign(verdict)}>
            {w.sign}
          </Button>
        </>
      )}
      {mine !== null && (
        <SaidLine kind="must">{`${w.youSigned} ${resultText(event, players, mine)}`}</SaidLine>
      )}
      <Button tone="quiet" expanded={writing.value} press={() => (writing.value = !writing.value)}>
        {theirs === undefined && mine === null && verdict === null ? w.sign : w.otherSlip}
      </Button>
      {writing.value && (
        <>
          <p class="soft">{w.slipLine}</p>
          <ResultForm
            names={names}
            from={mine ?? theirs?.result ?? verdict}
            judges={false}
            button={w.sign}
            done={sign}
          />
        </>
      )}
    </section>
  );
}
