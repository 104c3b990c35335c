/** Where am I, whose move is it, what can I do: one line each. */
import { gameName } from "../../games/game-words.ts";
import type { ComponentChildren, JSX } from "preact";
import { quietly } from "../../lazy.tsx";
import { isNear } from "../../nearby/near.ts";
import { Icon } from "../../pieces/icon.tsx";
import { words } from "../../words/words.ts";
import { mySeats, type Frame } from "../frame.ts";
import { tellingNow } from "./telling-now.ts";
import { useStatusSaid } from "./status-said.ts";

const HeadSigns = quietly(async () => (await import("../seats/substitute.tsx")).HeadSigns);

interface HeadProps {
  readonly frame: Frame;
  readonly covered: boolean;
  /** A replay is shown: whose move it is now stands nowhere on it. */
  readonly replaying: boolean;
  /** The result is shown, under a heading of its own. */
  readonly resulting?: boolean;
  /** Between what is asked and the tools. */
  readonly children?: ComponentChildren;
}

export function TableHead({
  frame,
  covered,
  replaying,
  resulting = false,
  children,
}: HeadProps): JSX.Element {
  const { info, session } = frame;
  const name = gameName(info.game);
  const link = session.link.value;
  const mine = mySeats(info);
  const myMove =
    info.phase === "playing" &&
    !covered &&
    !replaying &&
    session.awaited.value.some((seat) => mine.includes(seat));
  const text = textOf(frame, covered, replaying);
  // One heading for one page: a result brings its own.
  const Title = resulting ? "p" : "h1";
  useStatusSaid(frame, replaying ? "" : text, myMove);
  return (
    <header class={`table-head ${myMove ? "my-move" : ""}`}>
      <a class="button quiet square" href="/" aria-label={words.value.backToHall}>
        <Icon name="back" />
      </a>
      <div class="head-text">
        <Title class="head-name">{name}</Title>
        <p class="status">{text}</p>
      </div>
      {children}
      <HeadSigns frame={frame} />
      <span
        class={`link-state ${link}`}
        role="img"
        title={words.value.link[link]}
        aria-label={words.value.link[link]}
      >
        {link === "local" && <Icon name="phone" />}
      </span>
    </header>
  );
}

function textOf(frame: Frame, covered: boolean, replaying: boolean): string {
  const { link, pending } = frame.session;
  if (link.value === "lost" || link.value === "connecting") {
    const is = link.value === "lost" && isNear(frame.info.id) ? "near" : link.value;
    return words.value.link[pending.value.length > 0 ? "queued" : is];
  }
  if (covered) return "";
  return replaying ? words.value.replay.title : tellingNow.value || status(frame);
}

function status({ info, session, screen, gameWords, names }: Frame): string {
  const w = words.value.table;
  const view = session.view.value;
  const viewer = session.as.value;
  if (info.phase === "gathering") return words.value.lobby.gathering;
  if (info.phase === "over") return words.value.lobby.over;
  const seat = viewer === "spectator" ? null : viewer;
  const holder = seat === null ? undefined : info.seats[seat]?.holder;
  if (holder?.type === "person" && holder.substitute !== null) return w.botPlays;
  if (view === null) return "";
  const awaited = session.awaited.value;
  if (seat !== null && awaited.includes(seat)) return screen.status(view, names, gameWords, seat);
  const called = screen.called?.(view, names, gameWords) ?? names.map(({ name }) => name);
  const waiting = w.waitingFor(awaited.map((one) => called[one] ?? ""));
  return seat === null ? `${w.youWatch} ${waiting}.` : waiting;
}
