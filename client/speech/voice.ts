/** How the announcer speaks: what belongs together as one, each fact once, and not what the focus says anyway. */
import { words } from "../words/words.ts";
import { speech } from "./level.ts";
import type { Lanes } from "./announcer.ts";
import { enqueue, folded } from "./queue.ts";
import { isHeard, spokenText, type Utterance } from "./utterance.ts";

/** What belongs together comes together, and focus has found its place: so long nothing more has come. */
const settleMs = 120;
/** A busy page tells in pieces; nobody is kept waiting for the last of them. */
const mostSettleMs = 480;
/** A good listener hears some twenty letters a second; news wait for so long at most. */
const letterMs = 45;
const mostMs = 4000;
/** The same news within this time is the same news, told by two. */
const sameNewsMs = 5000;
/** What I am asked or answered may be the same again, but not at once. */
const sameWordMs = 1000;
const stayMs = 6000;

let queue: readonly Utterance[] = [];
/** When the first of them came. */
let begunAt = 0;
let heardAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const said = new Map<string, number>();

export function utter(one: Utterance, lanes: () => Lanes | undefined): void {
  const next = { ...one, text: spokenText(one.text) };
  // Nothing is to be said of it any more.
  if (next.text === "") queue = queue.filter(({ topic }) => topic !== one.topic || !topic);
  if (next.text === "" || !isHeard(next, speech.value)) return;
  if (next.urgent === true) {
    if (isNew(next.text, sameWordMs)) write(lanes()?.assertive, next.text);
    return;
  }
  if (queue.length === 0) begunAt = performance.now();
  queue = enqueue(queue, next);
  wake(lanes);
}

/** Another page: what was to be said of the last one is not said here. */
export function forget(): void {
  queue = [];
}

function wake(lanes: () => Lanes | undefined): void {
  const now = performance.now();
  const soonest = Math.min(now + settleMs, begunAt + mostSettleMs);
  const canWait = queue.every(({ kind }) => kind === "news");
  const at = canWait ? Math.max(soonest, Math.min(heardAt, begunAt + mostMs)) : soonest;
  clearTimeout(timer);
  timer = setTimeout(() => speak(lanes()), at - now);
}

function speak(lanes: Lanes | undefined): void {
  const waiting = queue.filter(
    ({ text, kind }) =>
      !isOnFocus(text) && isNew(text, kind === "news" || kind === "mine" ? sameNewsMs : sameWordMs),
  );
  queue = [];
  if (waiting.length === 0) return;
  const text = folded(waiting, (count) => words.value.aloud.toldInLog(count)).join(" ");
  heardAt = performance.now() + text.length * letterMs;
  write(lanes?.polite, text);
}

function isNew(text: string, within: number): boolean {
  const now = performance.now();
  for (const [old, at] of said) if (at + sameNewsMs < now) said.delete(old);
  const last = said.get(text);
  said.set(text, now);
  return last === undefined || last + within < now;
}

/** Added, not exchanged: words that come one after the other are all heard. */
function write(lane: HTMLElement | undefined, text: string): void {
  const line = document.createElement("p");
  line.textContent = text;
  lane?.append(line);
  setTimeout(() => line.remove(), stayMs);
}

/** What a screen reader says of the element with focus: whatever that is need not be said again. */
const namedByContent =
  "button, a, summary, h1, h2, h3, h4, li, label, p, dt, [role=option], [role=button]";

function isOnFocus(text: string): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && nameOf(focused).includes(bare(text));
}

function nameOf(element: Element): string {
  const ids = ["aria-labelledby", "aria-describedby"].flatMap(
    (name) => element.getAttribute(name)?.split(" ") ?? [],
  );
  const texts = [
    element.getAttribute("aria-label"),
    ...ids.map((id) => document.getElementById(id)?.textContent),
    element.matches(namedByContent) ? element.textContent : null,
  ];
  return bare(texts.filter(Boolean).join(" "));
}

/** Without the closing sign that speech adds. */
function bare(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.endsWith(".") ? line.slice(0, -1) : line;
}
