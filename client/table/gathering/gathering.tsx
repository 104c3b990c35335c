/** Before the first card: who sits where, how to invite, and the seal on the shuffle. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { TableInfo } from "#table/talk/words.ts";
import { lazy, quietly } from "../../lazy.tsx";
import { Scene } from "../../lobby/scene.tsx";
import { Button } from "../../pieces/button.tsx";
import { Icon } from "../../pieces/icon.tsx";
import { PrimerFold } from "../../rules/primer.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { hasHallBehind, type Frame } from "../frame.ts";
import { Chairs, type ChairsProps } from "./chairs.tsx";
import { Invite } from "./invite.tsx";
import { PlainHttp } from "./plain-http.tsx";
import { useNewsSaid, useTalk } from "../panel/news-said.ts";
import { ChatPanel } from "../panel/chat-panel.tsx";
import { startsByItself } from "../end/seating.ts";
import type { AskBody } from "../session/session.ts";
import { Terms } from "./terms.tsx";
import { DealWaits } from "./deal-waits.tsx";
import { useDeal } from "../deal/use-deal.ts";
import "./gathering.css";

const ChangeSheet = lazy(async () => (await import("./change-sheet.tsx")).ChangeSheet);
const Programs = quietly(async () => (await import("./programs.tsx")).Programs);

export function Gathering({ frame }: { frame: Frame }): JSX.Element {
  const w = words.value.table;
  const { info } = frame;
  const ask = (saying: AskBody): void => {
    void frame.session.ask(saying).then((answer) => showAnswer(frame, answer));
  };
  const asked = useDeal(frame);
  useTalk(frame, isTalkInSight);
  useNewsSaid(frame);
  const changing = useSignal(false);
  const isFull = freeSeats(info) === 0;
  useEffect(() => {
    if (isFull && info.mine && sessionStorage.getItem(startsByItself(info.id)) !== null) {
      sessionStorage.removeItem(startsByItself(info.id));
      ask({ type: "start" });
    }
  }, [isFull]);
  return (
    <div class="gathering">
      <section class="room" aria-labelledby="seats">
        <Scene empty />
        <h2 id="seats">{w.seats}</h2>
        <Chairs frame={frame} ask={ask} />
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
      {info.mine && info.programs !== false && hasHallBehind(frame) && <Programs frame={frame} />}
      {!frame.local && (
        <section aria-labelledby="talk">
          <h2 id="talk">{w.chat}</h2>
          <ChatPanel frame={frame} entries={frame.session.log.value} />
        </section>
      )}
      <section aria-labelledby="terms">
        <h2 id="terms">{w.settings}</h2>
        <div class="on-the-wall">
          <Terms frame={frame} />
        </div>
        {info.mine && hasChanges(frame) && (
          <Button icon="settings" press={() => (changing.value = true)}>
            {w.changeTerms}
          </Button>
        )}
        {changing.value && <ChangeSheet frame={frame} close={() => (changing.value = false)} />}
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

/** A record is kept as it was begun, a tournament's table as it was drawn, and one under way is dealt. */
function hasChanges({ info, screen, local }: Frame): boolean {
  return !local && !screen.game.amendable && info.tournament === undefined && !isDealing(info);
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
function StartDoor({ frame, ask }: ChairsProps): JSX.Element {
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
