/** A bot gone mad: its level says how. */
import type { MoveRequest } from "#bots/move-request.ts";

const circle: Record<string, unknown> = {};
circle["self"] = circle;

const answers: Readonly<Record<string, () => unknown>> = {
  nothing: () => undefined,
  null: () => null,
  number: () => 7,
  text: () => "draw",
  list: () => [],
  empty: () => ({}),
  "no reasons": () => ({ command: { type: "draw", deck: 0 } }),
  "odd reasons": () => ({ command: { type: "draw", deck: 0 }, reasons: "because" }),
  "a huge number": () => ({ command: 10n ** 30n, reasons: null }),
  "huge reasons": () => ({ command: 1, reasons: { told: "x".repeat(5_000_000), kept: null } }),
  map: () => ({ command: new Map([[1, 2]]), reasons: null }),
  circle: () => ({ command: circle, reasons: null }),
  function: () => ({ command: () => 1, reasons: null }),
  symbol: () => Symbol("odd"),
  "shared memory": () => new SharedArrayBuffer(8),
  throws: () => {
    throw new Error("mad");
  },
  "throws nothing": () => {
    throw null;
  },
  rejects: () => Promise.reject(new Error("mad")),
  leaves: () => process.exit(3),
  "throws later": () => {
    setTimeout(() => {
      throw new Error("mad later");
    }, 5);
    return { command: "later", reasons: null };
  },
  "rejects later": () => {
    setTimeout(() => void Promise.reject(new Error("mad later")), 5);
    return { command: "later", reasons: null };
  },
};

export const oddities = Object.keys(answers);

export default function answer({ level }: MoveRequest): unknown {
  const odd = answers[level];
  return odd === undefined ? { command: level, reasons: null } : odd();
}
