/**
 * A complete player in TypeScript over the socket, with nothing but Node 24: joins a table by its link, plays at random,
 * and finishes the game.
 *
 *     node examples/bot.ts http://localhost:3000/t/TABLE [name [whose]]
 *
 * Its token lies in NAME.token of this folder: started again with that name it is the same player and has its seat.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Me, SeatView } from "../table/talk/lobby.ts";
import type { Answer, Ask, TableInfo, Tell } from "../table/talk/words.ts";

type Wish<A> = A extends Ask ? Omit<A, "id" | "table"> : never;

const [link = "", name = "Robot", by = "home"] = process.argv.slice(2);
const { origin, pathname } = new URL(link);
const table = pathname.split("/").at(-1) ?? "";
const headers: Record<string, string> = { "content-type": "application/json" };

/** GET, or POST when there is a body. Too fast, busy or restarting: ask again when told to, until it answers. */
async function call<T>(path: string, body?: object): Promise<T> {
  for (;;) {
    const more = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const reply = await fetch(`${origin}/api/${path}`, { headers, ...more }).catch(() => null);
    if (reply?.ok) return (await reply.json()) as T;
    if (reply !== null && reply.status !== 429 && reply.status !== 503)
      throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    await pause(1000 * Number(reply?.headers.get("retry-after") ?? 1) * (1 + Math.random() / 2));
  }
}

const file = `${name}.token`;
if (!existsSync(file)) {
  const { token = "" } = await call<Me>("me", { name, by, token: true });
  writeFileSync(file, token, { mode: 0o600 });
}
const token = readFileSync(file, "utf8");
headers["authorization"] = `Bearer ${token}`;

/** Said again with the same id after a lost connection: asking twice does no harm. */
const unanswered = new Map<string, { ask: Ask; answer: (answer: Answer) => void }>();
let socket: WebSocket | null = null;
let seat: number | null = null;
let isMyTurn = false;
let isMoving = false;

function connect(): void {
  socket = new WebSocket(`${origin.replace("http", "ws")}/ws?protocol=3`, [
    "guildhall",
    `token.${token}`,
  ]);
  socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as Tell);
  socket.onclose = () => void setTimeout(connect, 1000);
  socket.onopen = () => {
    for (const { ask } of unanswered.values()) socket?.send(JSON.stringify(ask));
    if (seat !== null) void say({ type: "watch", as: seat, since: null });
  };
}

async function say(wish: Wish<Ask>): Promise<Answer> {
  const ask = { ...wish, id: crypto.randomUUID(), table } as Ask;
  const answer = await new Promise<Answer>((resolve) => {
    unanswered.set(ask.id, { ask, answer: resolve });
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(ask));
  });
  if (answer.type !== "error" || answer.code !== "too-fast") return answer;
  await pause(1000 * Number(answer.params["seconds"] ?? 1));
  return await say(wish);
}

function hear(tell: Tell): void {
  if (tell.type === "answer") {
    unanswered.get(tell.id)?.answer(tell.answer);
    unanswered.delete(tell.id);
  } else if (tell.type === "table") finish(tell.info);
  else if (tell.type === "view" || tell.type === "update") {
    isMyTurn = seat !== null && tell.awaited.includes(seat);
    if (!isMoving) void move();
  }
}

/** What may be done is asked for; a program that knows the rules reads it from the view it has heard. */
async function move(): Promise<void> {
  isMoving = true;
  while (isMyTurn && seat !== null) {
    isMyTurn = false;
    const { tell, options } = await call<SeatView>(`tables/${table}/view?as=${seat}`);
    const command = options[Math.floor(Math.random() * options.length)];
    if (tell?.awaited.includes(seat)) await say({ type: "command", seat, command });
  }
  isMoving = false;
}

function finish({ outcome }: TableInfo): void {
  if (outcome === null || seat === null) return;
  const place = 1 + outcome.places.findIndex((seats) => seats.includes(seat ?? -1));
  console.log(`seat ${seat} came in at place ${place} of ${outcome.places.length}`);
  process.exit(0);
}

const { seats } = await call<TableInfo>(`tables/${table}`);
connect();
// Who throws in openly agrees to be dealt to without a secret part; docs/api.md says how a program takes part.
const own = seats.find(({ holder }) => holder.type === "person" && holder.mine);
seat = own?.seat ?? null;
for (const each of own === undefined ? seats : []) {
  if (each.holder.type !== "open") continue;
  const wish = { type: "sit", seat: each.seat, entropy: crypto.randomUUID() } as const;
  if ((await say(wish)).type !== "done") continue;
  seat = each.seat;
  break;
}
if (seat === null) {
  console.error("no seat is open at this table");
  process.exit(1);
}
await say({ type: "watch", as: seat, since: null });
