/** Someone who uses the API like any program: a token, requests, sockets. */
import { WebSocket } from "ws";
import { text } from "../door/socket/connection.ts";
import { holdAgainstPublished } from "./published.ts";
import {
  protocolVersion,
  type Answer,
  type Ask,
  type TableId,
  type Tell,
} from "#table/talk/words.ts";
import type { Me, NewTable, SeatView, TableInvitation } from "#table/talk/lobby.ts";

/** An Ask without its envelope. */
type Saying = Ask extends infer A
  ? A extends Ask
    ? Omit<A, "id" | "table"> & { readonly id?: string }
    : never
  : never;

export interface VisitorReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Visitor {
  readonly name: string;
  readonly token: string;
  get(path: string): Promise<VisitorReply>;
  post(path: string, body?: unknown): Promise<VisitorReply>;
  make(wanted: NewTable): Promise<TableId>;
  ask(table: TableId, saying: Saying): Promise<Answer>;
  view(table: TableId, query: string): Promise<SeatView>;
  socket(): Promise<VisitorWire>;
}

export interface VisitorWire {
  readonly ws: WebSocket;
  readonly heard: Tell[];
  ask(table: TableId, saying: Saying): Promise<Answer>;
  /** The first tell, past or coming, for which `find` is true. */
  until(find: (tell: Tell) => boolean, milliseconds?: number): Promise<Tell>;
  closed(): Promise<{ readonly code: number; readonly reason: string }>;
  close(code?: number): void;
}

let asked = 0;

/** `more`: what a proxy before the hall would add. */
export async function visitor(
  url: string,
  name: string,
  known?: string,
  more: Record<string, string> = {},
): Promise<Visitor> {
  const token =
    known ??
    ((await call(url, "POST", "/api/me", { name, token: true }, more)).body as Me).token ??
    "";
  const headers = { ...more, authorization: `Bearer ${token}` };
  const get = (path: string): Promise<VisitorReply> => call(url, "GET", path, undefined, headers);
  const post = (path: string, body: unknown = {}): Promise<VisitorReply> =>
    call(url, "POST", path, body, headers);
  return {
    name,
    token,
    get,
    post,
    async make(wanted) {
      // Throws in openly, as programs do: nobody waits for a promise.
      const { status, body } = await post("/api/tables", { entropy: "open", ...wanted });
      if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
      return (body as TableInvitation).id;
    },
    async ask(table, saying) {
      const { body } = await post(`/api/tables/${table}/asks`, { id: `ask-${asked++}`, ...saying });
      return (body as { answer: Answer }).answer;
    },
    view: async (table, query) =>
      (await get(`/api/tables/${table}/view?${query}`)).body as SeatView,
    socket: () =>
      openWire(`${url.replace("http", "ws")}/ws?protocol=${protocolVersion}`, {}, undefined, token),
  };
}

export async function call(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<VisitorReply> {
  const json =
    body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
  const response = await fetch(url + path, {
    method,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...json,
  });
  const said = await response.text();
  const isJson = response.headers.get("content-type") === "application/json";
  const { status } = response;
  const answer = { status, body: isJson ? (JSON.parse(said) as unknown) : said };
  holdAgainstPublished(method, path, answer);
  return { ...answer, headers: response.headers };
}

/** With `hear` nothing is kept: long games would fill the memory. */
export async function openWire(
  url: string,
  headers: Record<string, string> = {},
  hear?: (tell: Tell) => void,
  token?: string,
): Promise<VisitorWire> {
  const protocols = token === undefined ? [] : ["guildhall", `token.${token}`];
  const ws = new WebSocket(url, protocols, { headers });
  const heard: Tell[] = [];
  const waiting = new Set<(tell: Tell) => void>();
  ws.on("message", (data) => {
    const tell = JSON.parse(text(data)) as Tell;
    if (hear !== undefined) return hear(tell);
    heard.push(tell);
    for (const listener of waiting) listener(tell);
  });
  const closing = new Promise<{ code: number; reason: string }>((resolve) =>
    ws.once("close", (code, reason) => resolve({ code, reason: String(reason) })),
  );
  await new Promise<void>((resolve, reject) => {
    ws.once("open", resolve);
    ws.once("error", reject);
  });
  ws.on("error", () => undefined);

  const until = (find: (tell: Tell) => boolean, milliseconds = 60_000): Promise<Tell> => {
    const before = heard.find(find);
    if (before !== undefined) return Promise.resolve(before);
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () =>
          reject(
            new Error(`not heard in ${milliseconds} ms; last: ${JSON.stringify(heard.at(-1))}`),
          ),
        milliseconds,
      );
      const listener = (tell: Tell): void => {
        if (!find(tell)) return;
        clearTimeout(late);
        waiting.delete(listener);
        resolve(tell);
      };
      waiting.add(listener);
    });
  };

  return {
    ws,
    heard,
    until,
    async ask(table, saying) {
      const id = saying.id ?? `ask-${asked++}`;
      const answered = until((tell) => tell.type === "answer" && tell.id === id);
      ws.send(JSON.stringify({ ...saying, id, table }));
      const tell = await answered;
      if (tell.type !== "answer") throw new Error("no answer");
      return tell.answer;
    },
    closed: () => closing,
    close: (code) => ws.close(code),
  };
}
