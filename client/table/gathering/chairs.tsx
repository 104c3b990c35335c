/** The table people gather at: a chair for each seat, who sits on it, and what may be done about it. */
import type { JSX } from "preact";
import type { Seat } from "#rules/game.ts";
import type { SeatInfo } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { Bust } from "../../pieces/faces/bust.tsx";
import { Emblem } from "../../pieces/faces/face.tsx";
import { Icon } from "../../pieces/icon.tsx";
import { words } from "../../words/words.ts";
import { askedFor, waitNoMore } from "../end/seating.ts";
import { isMine, mySeats, type Frame } from "../frame.ts";
import type { AskBody } from "../session/session.ts";
import "./chairs.css";

export interface ChairsProps {
  readonly frame: Frame;
  readonly ask: (saying: AskBody) => void;
}

type ChairProps = ChairsProps & { readonly seat: SeatInfo };

/** The seats, and whoever came in and has not sat down yet. */
export function Chairs({ frame, ask }: ChairsProps): JSX.Element {
  const { seats, spectators } = frame.info;
  return (
    <>
      <ul class="seat-list">
        {seats.map((seat) => (
          <Place key={seat.seat} frame={frame} seat={seat} ask={ask} />
        ))}
      </ul>
      {spectators > 0 && <p class="soft">{words.value.table.watching(spectators)}</p>}
    </>
  );
}

function Place({ frame, seat, ask }: ChairProps): JSX.Element {
  const name = frame.names[seat.seat]?.name ?? "";
  const isOpen = seat.holder.type === "open";
  return (
    <li class={`seat-row ${isOpen ? "free" : ""}`}>
      <Chair seat={seat} />
      <span class={`chair-name ${isOpen ? "soft" : ""}`}>
        {isMine(seat) ? words.value.nameAndYou(name) : isOpen ? openText(frame, seat.seat) : name}
        {seat.holder.type === "bot" && <Icon name="bot" />}
      </span>
      <span class="seat-doors">
        {isOpen ? (
          <FreeDoors frame={frame} seat={seat} ask={ask} />
        ) : (
          <TakenDoors frame={frame} seat={seat} ask={ask} />
        )}
      </span>
    </li>
  );
}

/** Its back in the colour of whoever sits there; somebody new comes up from below. */
function Chair({ seat: { holder } }: { readonly seat: SeatInfo }): JSX.Element {
  if (holder.type === "open")
    return (
      <i class="chair" aria-hidden="true">
        <span class="chair-back" />
      </i>
    );
  const { bust, colour } = holder.face;
  return (
    <i class={`chair face-${colour}`} aria-hidden="true">
      <span class="chair-back">
        <Emblem colour={colour} />
      </span>
      <Bust key={`${holder.name} ${bust}`} bust={bust} />
    </i>
  );
}

function FreeDoors({ frame, seat: { seat }, ask }: ChairProps): JSX.Element {
  const w = words.value.table;
  const { info } = frame;
  const [mine] = mySeats(info);
  const canSeatBots = info.mine && frame.screen.bots(frame.gameWords).length > 0;
  return (
    <>
      {mine === undefined ? (
        <Button
          tone="lamp"
          icon="chair"
          label={`${w.sit} (${seat + 1})`}
          press={() => ask({ type: "sit", seat, entropy: "" })}
        >
          {w.sit}
        </Button>
      ) : (
        <Button
          tone="quiet"
          label={`${w.moveHere} (${seat + 1})`}
          press={() => ask({ type: "change-seat", seat: mine, to: seat })}
        >
          {w.moveHere}
        </Button>
      )}
      {canSeatBots && (
        <Button
          icon="bot"
          label={`${w.addBot} (${seat + 1})`}
          press={() => ask({ type: "seat-bot", seat, level: info.botLevel })}
        >
          {w.addBot}
        </Button>
      )}
      {hasSeatToSpare(frame) && <LeaveOutDoor frame={frame} seat={seat} ask={ask} />}
    </>
  );
}

/** A game for fewer: whoever is asked and does not come is left out, and the evening goes on. */
function hasSeatToSpare({ info, screen, local }: Frame): boolean {
  const { min } = screen.game.seats;
  const isFixed = local || screen.game.amendable || info.tournament !== undefined;
  return info.mine && !isFixed && info.seats.length > min;
}

function LeaveOutDoor({ frame, seat, ask }: Omit<ChairProps, "seat"> & { readonly seat: Seat }) {
  const w = words.value.table;
  const asked = askedFor(frame.info, seat);
  const text = asked === null ? w.takeChair : w.playWithout(asked);
  return (
    <Button
      tone={asked === null ? "quiet" : "plain"}
      label={asked === null ? `${text} (${seat + 1})` : text}
      press={() => {
        if (asked !== null) waitNoMore(frame.info.id, asked);
        ask({ type: "leave-out", seat });
      }}
    >
      {text}
    </Button>
  );
}

function TakenDoors({ frame, seat, ask }: ChairProps): JSX.Element | null {
  const w = words.value.table;
  const { holder, seat: number } = seat;
  if (isMine(seat))
    return (
      <Button tone="quiet" press={() => ask({ type: "leave-seat", seat: number })}>
        {w.stand}
      </Button>
    );
  if (!frame.info.mine) return null;
  if (holder.type === "bot")
    return (
      <Button tone="quiet" press={() => ask({ type: "seat-bot", seat: number, level: null })}>
        {w.removeBot}
      </Button>
    );
  return (
    <Button
      tone="quiet"
      label={w.sendAwayWho(frame.names[number]?.name ?? "")}
      press={() => ask({ type: "send-away", seat: number })}
    >
      {w.sendAway}
    </Button>
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
