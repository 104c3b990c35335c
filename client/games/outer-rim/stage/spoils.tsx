/** What I got or lost, as large as it matters; each then goes to where it is counted. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { motionWelcome } from "#client/settings/settings.ts";
import { Sign } from "../art/signs.tsx";
import type { Tabletop } from "../tabletop.ts";
import type { Scene } from "../story/scenes.ts";
import { gainsIn, type Gain } from "./gains.ts";

const travelMs = 620;
const restMs = 500;
const gapMs = 160;

/** Written for eyes alone: the lines beside it say all of it. */
export function Spoils({
  scene,
  tabletop,
}: {
  readonly scene: Scene;
  readonly tabletop: Tabletop;
}): JSX.Element | null {
  const list = useRef<HTMLUListElement>(null);
  const gains = gainsIn(scene.news, tabletop.seat);
  useLayoutEffect(() => {
    if (list.current !== null && motionWelcome.peek()) travel(list.current);
  }, [scene]);
  if (gains.length === 0) return null;
  return (
    <ul class="or-spoils" aria-hidden="true" ref={list}>
      {gains.map((gain) => (
        <li key={gain.sign} class={gain.amount < 0 ? "or-loss" : "or-gain"} data-sign={gain.sign}>
          <Sign name={gain.sign} />
          <b class="number">{amountOf(gain, tabletop)}</b>
        </li>
      ))}
    </ul>
  );
}

function amountOf({ amount }: Gain, { say }: Tabletop): string {
  return `${amount < 0 ? "−" : "+"}${say.amount(Math.abs(amount))}`;
}

/** A copy of each goes there; what is read stays. All are measured before the first one moves. */
function travel(list: HTMLElement): void {
  const board = list.closest(".or");
  const ways = [...list.children].flatMap((one) => {
    const sign = (one as HTMLElement).dataset["sign"] ?? "";
    const counters = board?.querySelectorAll(
      `:is(.or-vitals, .or-hold, .or-turn) .or-sign-${sign}`,
    );
    const counter = [...(counters ?? [])].find((found) => found.checkVisibility());
    if (counter === undefined) return [];
    const from = one.getBoundingClientRect();
    const to = counter.getBoundingClientRect();
    return [{ one, x: to.x - from.x, y: to.y - from.y }];
  });
  for (const [nth, { one, x, y }] of ways.entries()) {
    const ghost = one.cloneNode(true) as HTMLElement;
    ghost.className += " or-travelling";
    one.append(ghost);
    const flight = ghost.animate(
      [
        { translate: "0 0", scale: 1, opacity: 1 },
        { translate: `${x * 0.6}px ${y * 0.4 - 30}px`, scale: 0.9, opacity: 1, offset: 0.5 },
        { translate: `${x}px ${y}px`, scale: 0.45, opacity: 0 },
      ],
      { duration: travelMs, delay: restMs + nth * gapMs, fill: "both", easing: "ease-in-out" },
    );
    flight.onfinish = () => ghost.remove();
  }
}
