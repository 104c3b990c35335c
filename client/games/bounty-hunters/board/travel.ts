/** Cards travel from where they were to where they are: deck to hand, hand to board, hand to the left neighbour. */
import { motionWelcome } from "#client/settings/settings.ts";
import { placesIn, type Places } from "#client/motion/flip.ts";
import type { News, View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { cardBack } from "../art/card-face.ts";

export { placesIn, type Places };

const easing = "cubic-bezier(.2,.7,.2,1)";

export function playMotion(
  root: HTMLElement,
  before: Places,
  news: readonly News[],
  view: View,
  seat: Seat | null,
): void {
  const passed = news.some((one) => one.type === "hands-passed");
  if (!motionWelcome.value) return highlight(root, before, view, seat, passed);
  for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    const key = element.dataset["flip"] ?? "";
    const from = before.get(key) ?? originOf(root, before, key, news, view, seat, passed);
    if (from) fly(element, from, key.startsWith("hand-") && passed ? 260 : 220);
  }
  if (passed && seat !== null) passHands(root, view, seat);
  for (const one of news)
    if (one.type === "target-captured")
      stamp(root.querySelector(`[data-flip="target-${one.seat}-${one.onto}"]`));
}

function fly(element: HTMLElement, from: DOMRect, duration: number): void {
  const to = element.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(dx, dy) < 2) return;
  const scale = to.width > 0 ? Math.min(2, Math.max(0.3, from.width / to.width)) : 1;
  element.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }],
    { duration, easing },
  );
}

/** Where a thing that was not here before comes from. */
function originOf(
  root: HTMLElement,
  before: Places,
  key: string,
  news: readonly News[],
  view: View,
  seat: Seat | null,
  passed: boolean,
): DOMRect | undefined {
  const [kind] = key.split("-");
  if (kind === "hand") {
    if (passed && seat !== null) return spot(root, `seat-${(seat - 1 + view.seats) % view.seats}`);
    const drawn = news.findLast((one) => one.type === "card-drawn" && one.seat === seat);
    return drawn?.type === "card-drawn" ? spot(root, `deck-${drawn.deck}`) : undefined;
  }
  const mine = news.find((one) => "seat" in one && one.seat === seat && comesFor(one, key));
  if (!mine || !("card" in mine)) return undefined;
  if (mine.type === "contract-activated" && mine.from === "deck") return spot(root, "deck-2");
  for (const [old, rect] of before)
    if (old.startsWith(`hand-${mine.card}-`) || old.startsWith(`reserved-${seat}-${mine.card}-`))
      return rect;
  return undefined;
}

function comesFor(news: News, key: string): boolean {
  switch (news.type) {
    case "attacker-placed":
      return key.startsWith(`attacker-${news.seat}-${news.onto}-`);
    case "target-played":
      return key === `target-${news.seat}-${news.onto}`;
    case "crate-activated":
      return key.startsWith(`crate-${news.seat}-`);
    case "contract-activated":
      return key.startsWith(`contract-${news.seat}-`);
    case "card-reserved":
      return key.startsWith(`reserved-${news.seat}-${news.card}-`);
    default:
      return false;
  }
}

function spot(root: HTMLElement, at: string): DOMRect | undefined {
  return root.querySelector(`[data-at="${at}"]`)?.getBoundingClientRect();
}

/** Four backs slide to the left neighbour [BH-TURN-16]. They lie above the table and let every tap through. */
function passHands(root: HTMLElement, view: View, seat: Seat): void {
  const hand = spot(root, "hand");
  const to = spot(root, `seat-${(seat + 1) % view.seats}`);
  if (!hand || !to) return;
  for (let nth = 0; nth < 4; nth++) {
    const ghost = document.createElement("span");
    ghost.className = "bh-ghost";
    ghost.setAttribute("aria-hidden", "true");
    ghost.innerHTML = `<svg viewBox="0 0 100 140">${cardBack()}</svg>`;
    document.body.append(ghost);
    const x = hand.left + (hand.width / 5) * (nth + 0.5);
    const start = `translate(${x}px, ${hand.top}px)`;
    const end = `translate(${to.left + to.width / 2 - 20}px, ${to.top + to.height / 2 - 28}px) scale(.5)`;
    const flight = ghost.animate(
      [
        { transform: start, opacity: 1 },
        { transform: end, opacity: 1, offset: 0.85 },
        { transform: end, opacity: 0 },
      ],
      { duration: 280, delay: nth * 25, easing, fill: "both" },
    );
    flight.onfinish = () => ghost.remove();
    flight.oncancel = () => ghost.remove();
  }
}

/** A capture comes down like a stamp. */
function stamp(element: Element | null): void {
  element?.animate(
    [
      { scale: "1.5", rotate: "-8deg" },
      { scale: "0.94", offset: 0.6 },
      { scale: "1", rotate: "0deg" },
    ],
    { duration: 280, easing },
  );
}

/** Reduced motion: what is new gets an outline, the left neighbour a frame. */
function highlight(
  root: HTMLElement,
  before: Places,
  view: View,
  seat: Seat | null,
  passed: boolean,
): void {
  const outline = [{ outline: "3px solid var(--lamp)" }, { outline: "3px solid transparent" }];
  for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    if (!before.has(element.dataset["flip"] ?? ""))
      element.animate(outline, { duration: 900, easing: "steps(2)" });
  }
  if (passed && seat !== null)
    root
      .querySelector(`[data-at="seat-${(seat + 1) % view.seats}"]`)
      ?.animate(outline, { duration: 900, easing: "steps(2)" });
}
