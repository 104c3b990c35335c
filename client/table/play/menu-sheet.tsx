/** Everything else one can do at a table. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { lazy } from "../../lazy.tsx";
import { Button } from "../../pieces/button.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { go } from "../../route.ts";
import { SoundSwitch } from "../../settings/sound-switch.tsx";
import { DeviceSheet } from "../../settings/device-sheet.tsx";
import { words } from "../../words/words.ts";
import { hasHallBehind, mySeats, type Frame } from "../frame.ts";
import { Invite } from "../gathering/invite.tsx";
import { GiveUp, seatToGiveUp, TakeOver } from "../seats/substitute.tsx";
import { AskPause } from "../time/pause.tsx";
import { leavingText } from "../time/patience.ts";
import { timeWords } from "../time/words.ts";
import { AheadSheet } from "../ahead/ahead.tsx";
import { aheadWords } from "../ahead/words.ts";
import { Terms } from "../gathering/terms.tsx";

const EveningSheet = lazy(async () => (await import("../evening/evening-sheet.tsx")).EveningSheet);

interface MenuProps {
  readonly frame: Frame;
  readonly close: () => void;
  readonly replay: () => void;
}

type Page =
  | "menu"
  | "evening"
  | "screen"
  | "invite"
  | "device"
  | "terms"
  | "pause"
  | "ahead"
  | "give-up";

/** What a door of the menu leads to; `null` is the menu itself. */
function pageOf(
  page: Page,
  { frame, close }: Pick<MenuProps, "frame" | "close">,
): JSX.Element | null {
  const w = words.value.table;
  if (page === "invite")
    return (
      <Sheet title={w.invite} close={close}>
        <Invite frame={frame} />
      </Sheet>
    );
  if (page === "device") return <DeviceSheet close={close} />;
  if (page === "pause")
    return (
      <Sheet title={timeWords().ask} close={close}>
        <AskPause frame={frame} done={close} />
      </Sheet>
    );
  if (page === "give-up")
    return (
      <Sheet title={w.giveUpSure} close={close}>
        <GiveUp frame={frame} done={close} />
      </Sheet>
    );
  if (page === "evening" || page === "screen")
    return <EveningSheet frame={frame} page={page} close={close} />;
  if (page === "ahead") return <AheadSheet frame={frame} close={close} />;
  if (page === "terms")
    return (
      <Sheet title={w.settings} close={close}>
        <Terms frame={frame} />
      </Sheet>
    );
  return null;
}

export function MenuSheet({ frame, close, replay }: MenuProps): JSX.Element {
  const w = words.value.table;
  const page = useSignal<Page>("menu");
  const turn = (to: typeof page.value) => () => void (page.value = to);
  const turned = pageOf(page.value, { frame, close });
  if (turned !== null) return turned;
  return (
    <Sheet title={w.more} close={close}>
      <TakeOver frame={frame} done={close} />
      {frame.info.phase !== "gathering" && (
        <Button
          wide
          icon="first"
          press={() => {
            close();
            replay();
          }}
        >
          {words.value.replay.watch}
        </Button>
      )}
      {frame.info.follows !== undefined && (
        <Button wide icon="ledger" press={turn("evening")}>
          {w.evening}
        </Button>
      )}
      {!frame.local && (
        <>
          <Button wide icon="share" press={turn("invite")}>
            {w.invite}
          </Button>
          {hasHallBehind(frame) && (
            <Button wide icon="eye" press={turn("screen")}>
              {w.bigScreen}
            </Button>
          )}
          {hasHallBehind(frame) && (
            <Button wide icon="phone" press={turn("device")}>
              {w.secondDevice}
            </Button>
          )}
        </>
      )}
      {maySayAhead(frame) && (
        <Button wide icon="next" whyNot={whyNothingAhead(frame)} press={turn("ahead")}>
          {aheadWords().title}
        </Button>
      )}
      {mayRest(frame) && (
        <Button wide icon="clock" press={turn("pause")}>
          {timeWords().ask}
        </Button>
      )}
      <Button wide icon="rules" press={turn("terms")}>
        {w.settings}
      </Button>
      <SoundSwitch />
      <Button wide icon="settings" press={() => go("/settings")}>
        {words.value.settings}
      </Button>
      <Leaving frame={frame} giveUp={turn("give-up")} />
    </Sheet>
  );
}

/** Going away, by this door or any other, keeps the seat; giving it up is another thing. */
function Leaving({ frame, giveUp }: { frame: Frame; giveUp: () => void }): JSX.Element {
  return (
    <>
      {seatToGiveUp(frame) !== undefined && (
        <Button wide icon="bot" press={giveUp}>
          {words.value.table.giveUp}
        </Button>
      )}
      <Button wide icon="door" press={() => go("/")}>
        {words.value.backToHall}
      </Button>
      <p class="soft">{leavingText(frame)}</p>
    </>
  );
}

/** Where clocks run and people play. */
function mayRest({ info }: Frame): boolean {
  const hasClock = info.clock !== null || info.time?.bank !== undefined;
  return hasClock && info.phase === "playing" && mySeats(info).length > 0;
}

/** Where the game knows moves that can be said ahead, and a hall keeps them. */
function maySayAhead(frame: Frame): boolean {
  const { info, screen } = frame;
  const isMine = mySeats(info).length > 0;
  const isKept = hasHallBehind(frame) && screen.game.ahead !== undefined;
  return isKept && isMine && info.phase === "playing";
}

/** Between two questions there may be nothing to say yet. */
function whyNothingAhead({ session, screen }: Frame): string | null {
  const view = session.view.value;
  const offered = view === null ? [] : (screen.game.ahead?.(view) ?? []);
  return offered.length === 0 ? aheadWords().notNow : null;
}
