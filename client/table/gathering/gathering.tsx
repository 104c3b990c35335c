/** Before the first card: who sits where, how to invite, and the seal on the shuffle. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Seat } from "#rules/game.ts";
import type { SeatInfo, TableInfo } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { Icon } from "../../pieces/icon.tsx";
import { SeatMark } from "../../pieces/seat-mark.tsx";
import { PrimerFold } from "../../rules/primer.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { hasHallBehind, isMine, mySeats, type Frame } from "../frame.ts";
import { Invite } from "./invite.tsx";
import { PlainHttp } from "./plain-http.tsx";
import { useTalk } from "../panel/concerns.ts";
import { ChatPanel } from "../panel/chat-panel.tsx";
import { askedFor, startsByItself } from "../end/seating.ts";
import type { Saying } from "../session/session.ts";
import { Terms } from "./terms.tsx";
import { DealWaits } from "./deal-waits.tsx";
import { useDeal } from "../deal/use-deal.ts";
import "./gathering.css";

export function Gathering({ frame }: { frame: Frame }): JSX.Element {
  const w = words.value.table;
  const { info } = frame;
  const ask = (saying: Saying): void => {
    void frame.session.ask(saying).then((answer) => showAnswer(frame, answer));
  };
  const asked = useDeal(frame);
  useTalk(frame, isTalkInSight);
  const isFull = freeSeats(info) === 0;
  useEffect(() => {
    if (isFull && info.mine && sessionStorage.getItem(startsByItself(info.id)) !== null) {
      sessionStorage.removeItem(startsByItself(info.id));
      ask({ type: "start" });
    }
  }, [isFull]);
  return (
    <div class="gathering">
      <section aria-labelledby="seats">
        <h2 id="seats">{w.seats}</h2>
        <SeatRows frame={frame} ask={ask} />
        {isDealing(info) ? (
          <DealWaits frame={frame} asked={asked} />
        ) : (
          <StartDoor frame={frame} ask={ask} />
        )}
        {/* Nobody leaves the table to read a rule. */}
        <PrimerFold
          screen={frame.screen}
          words={frame.gameWords}
          showRule={(rule) => void open(`/rules/${info.game}#${rule}`, "_blank", "noopener")}
        />
      </section>
      <section aria-labelledby="invite">
        <h2 id="invite">{w.invite}</h2>
        <Invite frame={frame} />
        {info.mine && hasHallBehind(frame) && <PlainHttp />}
      </section>
      {!frame.local && (
        <section aria-labelledby="talk">
          <h2 id="talk">{w.chat}</h2>
          <ChatPanel frame={frame} entries={frame.session.log.value} />
        </section>
      )}
      <section aria-labelledby="terms">
        <h2 id="terms">{w.settings}</h2>
        <Terms frame={frame} />
      </section>
      {/* A game without chance has nothing to seal. */}
      {frame.screen.hasSecrets && (
        <section aria-labelledby="sealed">
          <h2 id="sealed">
            <Icon name="seal" /> {w.sealed}
          </h2>
          <p class="soft">{w.sealedLine}</p>
          <code class="seal">{info.commit}</code>
          <a href="/fairness">{words.value.deal.whoCould}</a>
          {info.deal.waived.length > 0 && (
            <p class="soft">
              {words.value.deal.agreed(
                info.deal.waived.map((seat) => frame.names[seat]?.name ?? ""),
              )}
            </p>
          )}
        </section>
      )}
    </div>
  );
}

function freeSeats({ seats }: TableInfo): number {
  return seats.filter(({ holder }) => holder.type === "open").length;
}

/** A start was asked for, and somebody's device is still to answer. */
function isDealing({ deal }: TableInfo): boolean {
  return deal.sealed || deal.missing.length > 0;
}

function isTalkInSight(): boolean {
  const list = document.querySelector(".gathering .chat ol")?.getBoundingClientRect();
  return list !== undefined && list.top >= 0 && list.bottom <= innerHeight;
}

/** Who opened the table starts it once every seat is taken. */
function StartDoor({ frame, ask }: RowsProps): JSX.Element {
  const w = words.value.table;
  const free = freeSeats(frame.info);
  if (!frame.info.mine) return <p class="soft">{free > 0 ? w.waitSeats(free) : w.waitHost}</p>;
  // Without bots, as in a ledger, only people are waited for.
  const missing = frame.screen.bots(frame.gameWords).length > 0 ? w.startWhyNot : w.waitSeats(free);
  return (
    <>
      <Button
        tone="lamp"
        wide
        whyNot={free > 0 ? missing : null}
        press={() => ask({ type: "start" })}
      >
        {w.start}
      </Button>
      {free > 0 && (
        // The button says it to whoever cannot see this line.
        <p class="soft" aria-hidden="true">
          {missing}
        </p>
      )}
    </>
  );
}

interface RowsProps {
  readonly frame: Frame;
  readonly ask: (saying: Saying) => void;
}

/** The seats, and whoever came in and has not sat down yet. */
function SeatRows({ frame, ask }: RowsProps): JSX.Element {
  const { seats, spectators } = frame.info;
  return (
    <>
      <ul class="seat-list">
        {seats.map((seat) => (
          <SeatRow key={seat.seat} frame={frame} seat={seat} ask={ask} />
        ))}
      </ul>
      {spectators > 0 && <p class="soft">{words.value.table.watching(spectators)}</p>}
    </>
  );
}

function SeatRow({ frame, seat, ask }: RowsProps & { readonly seat: SeatInfo }): JSX.Element {
  const w = words.value.table;
  const { info } = frame;
  const number = seat.seat;
  const name = frame.names[number]?.name ?? "";
  const sitting = mySeats(info).length > 0;
  const bots = frame.screen.bots(frame.gameWords);
  return (
    <li class="seat-row plate">
      <SeatMark seat={number} />
      <span class={seat.holder.type === "open" ? "soft" : ""}>
        {isMine(seat)
          ? `${name} (${words.value.you.toLowerCase()})`
          : seat.holder.type === "open"
            ? openText(frame, number)
            : name}
      </span>
      {seat.holder.type === "bot" && <Icon name="bot" />}
      <span class="seat-doors">
        {seat.holder.type === "open" && !sitting && (
          <Button
            tone="lamp"
            icon="chair"
            label={`${w.sit} (${number + 1})`}
            press={() => ask({ type: "sit", seat: number, entropy: "" })}
          >
            {w.sit}
          </Button>
        )}
        {seat.holder.type === "open" && info.mine && bots.length > 0 && (
          <Button
            icon="bot"
            label={`${w.addBot} (${number + 1})`}
            press={() => ask({ type: "seat-bot", seat: number, level: info.botLevel })}
          >
            {w.addBot}
          </Button>
        )}
        {seat.holder.type === "bot" && info.mine && (
          <Button tone="quiet" press={() => ask({ type: "seat-bot", seat: number, level: null })}>
            {w.removeBot}
          </Button>
        )}
        {seat.holder.type === "person" && info.mine && !isMine(seat) && (
          <Button
            tone="quiet"
            label={w.sendAwayWho(name)}
            press={() => ask({ type: "send-away", seat: number })}
          >
            {w.sendAway}
          </Button>
        )}
        {isMine(seat) && (
          <Button tone="quiet" press={() => ask({ type: "leave-seat", seat: number })}>
            {w.stand}
          </Button>
        )}
      </span>
    </li>
  );
}

/** After a rematch was proposed: whose seat this is, and whether they said no. */
function openText({ info, session }: Frame, seat: Seat): string {
  const w = words.value.table;
  const asked = askedFor(info, seat);
  if (asked === null) return w.openSeat;
  const saidNo = session.log.value.some(
    (entry) =>
      entry.type === "said" &&
      entry.name === asked &&
      entry.said.type === "phrase" &&
      entry.said.phrase === "not-now",
  );
  return saidNo ? w.saidNotNow(asked) : w.askedFor(asked);
}
