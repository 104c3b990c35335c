/** With the result: from whose parts the cards came, and whether this device agrees or shouts what does not fit. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Seat } from "#rules/game.ts";
import { Icon } from "../pieces/icon.tsx";
import { mySeats, type Frame } from "../table/frame.ts";
import { words } from "../words/words.ts";
import type { BadCheck, DealCheck } from "./deal-check.ts";
import "./verify.css";
import { interrupt } from "../speech/announcer.ts";

/** `null` until it is known; a game on this device has nobody to check. */
export function useDealCheck({ info, local, screen }: Frame): DealCheck | null {
  const found = useSignal<DealCheck | null>(null);
  useEffect(() => {
    if (!local && screen.hasSecrets)
      void import("./deal-check.ts").then(async ({ checkDeal }) => {
        found.value = await checkDeal(info.id);
      });
  }, []);
  return found.value;
}

interface CheckProps {
  readonly frame: Frame;
  readonly check: DealCheck | null;
}

/** The winner's stage brings itself before the eyes; this comes later and must be seen. */
const bring = (alarm: HTMLElement | null): void => alarm?.scrollIntoView({ block: "start" });

/** Above everything else of the result. */
export function DealAlarm({ frame, check }: CheckProps): JSX.Element | null {
  const w = words.value.deal;
  const bad = check !== null && isBad(check) ? `${w.bad} ${w.why[check]}` : null;
  useEffect(() => {
    if (bad !== null) interrupt(bad);
  }, [bad]);
  if (bad === null) return null;
  return (
    <p class="deal-bad" ref={bring}>
      <Icon name="warn" />
      <span>
        {bad} <a href={`/verify/${frame.info.id}`}>{words.value.verifyThis}</a>
      </span>
    </p>
  );
}

export function DealChecked({ frame, check }: CheckProps): JSX.Element | null {
  if (!frame.screen.hasSecrets) return null;
  return (
    <>
      <p class="soft">{[...sources(frame), ...known(frame, check)].join(" ")}</p>
      {check === "good" && (
        <p class="deal-good">
          <Icon name="seal" /> {words.value.deal.good}
        </p>
      )}
    </>
  );
}

/** Here, and not where it is looked up: that comes later, with the rules. */
function isBad(check: DealCheck): check is BadCheck {
  return check.startsWith("bad-");
}

/** Who took part, who agreed to go without, whose devices did not answer, and every start that was void. */
function sources({ info, local, names }: Frame): readonly string[] {
  const w = words.value.deal;
  if (local) return [w.fromHere];
  const { from, waived, voids } = info.deal;
  if (from === null) return [];
  const named = (seats: readonly Seat[]): readonly string[] =>
    seats.map((seat) => names[seat]?.name ?? "");
  const others = info.seats.flatMap(({ seat, holder }) =>
    holder.type === "person" && !from.includes(seat) ? [seat] : [],
  );
  const agreed = others.filter((seat) => waived.includes(seat));
  const without = others.filter((seat) => !waived.includes(seat));
  return [
    w.from(named(from)),
    ...(agreed.length === 0 ? [] : [w.agreed(named(agreed))]),
    ...(without.length === 0 ? [] : [w.without(named(without))]),
    ...voids.map(({ seats }) => w.wasVoid(named(seats))),
  ];
}

/** What this device has to say about it, where nothing is wrong. */
function known({ info }: Frame, check: DealCheck | null): readonly string[] {
  const w = words.value.deal;
  if (mySeats(info).length === 0) return [];
  if (check === "none") return [w.nothingKept];
  return check === "other-device" ? [w.otherDevice] : [];
}
