/** One socket: bytes become asks, tells become bytes. Nothing a socket sends can cost more than its allowance. */
import type { Duplex } from "node:stream";
import type { RawData, WebSocket } from "ws";
import type { Answer, Ask, TableId, Tell } from "#table/talk/words.ts";
import { askSchema } from "#table/talk/schema.ts";
import type { Host } from "../host.ts";
import type { Known } from "./credentials.ts";
import { textFrame } from "./frame.ts";
import { bucketOf, takeFrom } from "./limits.ts";
import { firstIssue } from "./routes-table.ts";
import { errorAnswer, mayAsk, speak } from "./speak.ts";

export interface Connection {
  readonly secret: string;
  /** Pings; one that never answered the last ping is gone. */
  beat(): void;
  close(code: number, reason: string): void;
  drop(): void;
}

type Watch = Extract<Ask, { readonly type: "watch" }>;

/** After so many messages over the allowance the conversation ends. */
const mostWarnings = 100;
/** Then it ends whether the other side agrees or not. */
const patience = 5000;

export function connection(
  ws: WebSocket,
  socket: Duplex,
  { session, secret }: Known,
  host: Host,
): Connection {
  const { limits, metrics, clock } = host;
  const asks = bucketOf(limits.asksPerConnection, clock.now());
  const watching = new Map<TableId, () => void>();
  const person = { id: session.person, name: session.name };
  let warnings = 0;
  let underWay = 0;
  let hangingUp = false;
  let alive = true;
  let packing = false;

  function send(text: string): void {
    if (ws.readyState !== ws.OPEN) return;
    if (socket.writableLength > limits.unreadBytes) {
      metrics.slowReaders.inc();
      ws.terminate();
      return;
    }
    if (underWay > 0) packTogether();
    socket.write(textFrame(text));
  }

  /** An answer and the update it caused leave in one write: what is said in one breath is flushed after it. */
  function packTogether(): void {
    if (packing) return;
    packing = true;
    socket.cork();
    process.nextTick(() => {
      packing = false;
      socket.uncork();
    });
  }

  function reply(table: TableId, id: string, answer: Answer): void {
    send(JSON.stringify({ type: "answer", table, id, answer } satisfies Tell));
  }

  function hear(data: RawData, isBinary: boolean): void {
    const inTime = takeFrom(asks, limits.asksPerConnection, clock.now());
    if (!inTime && ++warnings > mostWarnings) return hangUp();
    if (isBinary) return reply("", "", errorAnswer("not-text"));
    let raw: unknown;
    try {
      raw = JSON.parse(text(data));
    } catch {
      return reply("", "", errorAnswer("not-json"));
    }
    if (!inTime)
      return reply(
        textIn(raw, "table"),
        textIn(raw, "id"),
        errorAnswer("too-fast", { perSecond: limits.asksPerConnection.perSecond }),
      );
    const parsed = askSchema.safeParse(raw);
    if (!parsed.success)
      return reply(
        textIn(raw, "table"),
        textIn(raw, "id"),
        errorAnswer("wrong-ask", firstIssue(parsed.error)),
      );
    const ask = parsed.data;
    // Neither rejects because of what was asked; what is left is our own fault.
    const answered = ask.type === "watch" ? watch(ask) : speak(host, session, ask);
    underWay++;
    void answered.catch(bug).then((answer) => {
      reply(ask.table, ask.id, answer);
      underWay--;
      if (hangingUp && underWay === 0) ws.close(1008, "too-fast");
    });
  }

  function bug(error: unknown): Answer {
    metrics.bugs.inc();
    host.log.error({ err: error }, "an ask failed");
    return errorAnswer("bug");
  }

  /** What was taken in is still answered; what still arrives is not read any more. */
  function hangUp(): void {
    metrics.turnedAway.inc({ why: "too-fast" });
    ws.off("message", hear);
    hangingUp = true;
    if (underWay === 0) ws.close(1008, "too-fast");
    setTimeout(() => ws.terminate(), patience).unref();
  }

  /** One pair of eyes per table and socket: new eyes replace the old ones, listening first so that nobody seems to leave. */
  async function watch(ask: Watch): Promise<Answer> {
    if (!mayAsk(session, ask)) return errorAnswer("seat-token");
    if (!watching.has(ask.table) && watching.size >= limits.tablesPerConnection)
      return errorAnswer("too-many-tables", { most: limits.tablesPerConnection });
    const table = await host.keep.find(ask.table);
    if (table === null) return errorAnswer("no-table");
    if (ws.readyState !== ws.OPEN) return errorAnswer("gone");
    const listening = table.listen(person, ask.as, ask.since, (_tell, written) => send(written()));
    if (listening.type === "error") return listening;
    watching.get(ask.table)?.();
    watching.set(ask.table, listening.stop);
    return { type: "done", version: ask.since ?? 0 };
  }

  ws.on("message", hear);
  ws.on("pong", () => (alive = true));
  // ws closes by itself after a protocol error (1002, 1007, 1009); the close event follows.
  ws.on("error", () => metrics.turnedAway.inc({ why: "broken-message" }));
  ws.on("close", () => {
    for (const stop of watching.values()) stop();
    watching.clear();
  });

  return {
    secret,
    beat() {
      if (!alive) return ws.terminate();
      alive = false;
      ws.ping();
    },
    close: (code, reason) => ws.close(code, reason),
    drop: () => ws.terminate(),
  };
}

/** So that even a wrong ask can be told which one it was. */
function textIn(raw: unknown, field: "id" | "table"): string {
  const value =
    typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>)[field] : "";
  return typeof value === "string" ? value.slice(0, 64) : "";
}

/** Without a special setting ws always hands over one Buffer. */
export function text(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString() : "";
}
