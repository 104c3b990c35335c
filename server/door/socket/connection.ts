/** One socket: bytes become asks, tells become bytes. Nothing a socket sends can cost more than its allowance. */
import { longest } from "#table/talk/limits.ts";
import type { RawData } from "ws";
import type { Answer, TableId, Tell } from "#table/talk/words.ts";
import { errorAnswer } from "#table/talk/errors.ts";
import { askSchema } from "#table/talk/schema.ts";
import type { Services } from "../../services.ts";
import { framesIn, mayReadOn, paceOfAsk } from "../limits/frames-in.ts";
import { guard } from "../guard.ts";
import { paramsOf, parseJson } from "#table/talk/json.ts";
import { firstIssue } from "../http/reply.ts";
import { outgoing, type Wire } from "./outgoing.ts";
import { pulse } from "./pulse.ts";
import { speak, type Caller } from "./speak.ts";
import { watching } from "./watching.ts";

export interface Connection {
  readonly secret: string;
  readonly caller: Caller;
  /** Pings; one that never answered the last ping is gone. */
  beat(): void;
  send(text: string): void;
  close(code: number, reason: string): void;
  drop(): void;
}

/** A conversation that must end does so, whether the other side agrees or not. */
const closeTimeout = 5000;

export function connection(
  wire: Wire,
  caller: Caller,
  secret: string,
  services: Services,
): Connection {
  const { limits, metrics, clock } = services;
  const { ws, socket } = wire;
  const frames = framesIn(limits, clock.now());
  const { send, reads } = outgoing(wire, services, () => underWay > 0);
  const heart = pulse(ws, frames, services, reads);
  const isOpen = (): boolean => ws.readyState === ws.OPEN;
  const watched = watching(services, caller, { isOpen, send, protocol: wire.protocol });
  let underWay = 0;
  let hangingUp = false;

  function reply(table: TableId, id: string, answer: Answer): void {
    send(JSON.stringify({ type: "answer", table, id, answer } satisfies Tell));
  }

  function hear(data: RawData, isBinary: boolean): void {
    const pace = paceOfAsk(frames, limits, clock.now());
    if (pace === "end") return hangUp();
    if (isBinary) return reply("", "", errorAnswer("not-text"));
    const read = parseJson(text(data));
    if (typeof read === "string") return reply("", "", errorAnswer(read, paramsOf(read)));
    const raw = read.json;
    const wrong = (answer: Answer): void => reply(textIn(raw, "table"), textIn(raw, "id"), answer);
    if (pace === "over")
      return wrong(errorAnswer("too-fast", { perSecond: limits.asksPerConnection.perSecond }));
    const parsed = askSchema.safeParse(raw);
    if (!parsed.success) return wrong(errorAnswer("wrong-ask", firstIssue(parsed.error)));
    const ask = parsed.data;
    // Neither rejects because of what was asked; what is left is our own fault.
    const answered = ask.type === "watch" ? watched.watch(ask) : speak(services, caller, ask);
    underWay++;
    void answered
      .catch((error: unknown) => bug(services, error))
      .then((answer) => {
        reply(ask.table, ask.id, answer);
        underWay--;
        if (hangingUp && underWay === 0) ws.close(1008, "too-fast");
      });
  }

  /** Too much to be even read: no more is taken from the wire. */
  function arrived(bytes: Uint8Array): void {
    if (mayReadOn(frames, limits, clock.now(), bytes.length)) return;
    socket.off("data", arrived);
    if (!hangingUp) hangUp();
  }

  /** What was taken in is still answered; what still arrives is not read any more. */
  function hangUp(): void {
    metrics.turnedAway.inc({ why: "too-fast" });
    ws.off("message", heard);
    hangingUp = true;
    socket.pause();
    if (underWay === 0) ws.close(1008, "too-fast");
    setTimeout(() => ws.terminate(), closeTimeout).unref();
  }

  const heard = guard(services, "a message", hear);
  ws.on("message", heard);
  ws.on("ping", guard(services, "a ping", heart.pinged));
  ws.on("pong", guard(services, "a pong", heart.ponged));
  socket.on("data", arrived);
  // ws closes by itself after a protocol error (1002, 1007, 1009); the close event follows.
  ws.on("error", () => metrics.turnedAway.inc({ why: "broken-message" }));
  ws.on("close", guard(services, "a goodbye", watched.closed));

  return {
    secret,
    caller,
    beat: () => (heart.beat(), watched.lookAgain()),
    send,
    close: (code, reason) => ws.close(code, reason),
    drop: () => ws.terminate(),
  };
}

function bug(services: Services, error: unknown): Answer {
  services.bug("an ask failed", error);
  return errorAnswer("bug");
}

/** So that even a wrong ask can be told which one it was. */
function textIn(raw: unknown, field: "id" | "table"): string {
  const value =
    typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>)[field] : "";
  return typeof value === "string" ? value.slice(0, longest.id) : "";
}

/** Without a special setting ws always hands over one Buffer. */
export function text(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString() : "";
}
