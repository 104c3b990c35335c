/**
 * One request to an address a guest gave us. The name is resolved here, what it resolves to is judged, and the
 * connection goes to that very address: a name that answers otherwise a moment later leads nowhere else.
 */
import { lookup } from "node:dns/promises";
import { request as plainRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP } from "node:net";
import type { CallTrouble } from "#table/talk/calls.ts";
import { mayReach, type Allowed } from "./addresses.ts";

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

/** Does this address lie where no call may go? One whose name leads nowhere just now is found out by trying. */
export async function isForbidden(url: string, needs: PostNeeds): Promise<boolean> {
  const signal = AbortSignal.timeout(needs.patience ?? patienceMs);
  const found = await wayTo(url, needs, signal);
  return "code" in found && found.code === "forbidden-address";
}

/** `null`: it arrived. */
export type Posted = CallTrouble | null;

export interface PostNeeds {
  readonly allowed: Allowed;
  /** Milliseconds for all of it. */
  readonly patience?: number;
  /** Tests resolve names as they like. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
}

const mostHops = 3;
const patienceMs = 5000;

export async function post(sent: Post, needs: PostNeeds): Promise<Posted> {
  const signal = AbortSignal.timeout(needs.patience ?? patienceMs);
  let url = sent.url;
  for (let hop = 0; hop <= mostHops; hop++) {
    const answer = await hopTo(url, sent, needs, signal);
    if ("code" in answer) return answer;
    const { statusCode: status = 0, headers } = answer.response;
    // What they say is not ours to read.
    answer.response.destroy();
    if (status >= 200 && status < 300) return null;
    if (status === 404 || status === 410) return trouble("gone", String(status));
    if (status < 300 || status >= 400) return trouble("refused", String(status));
    const next = URL.parse(headers.location ?? "", url);
    if (next === null) return trouble("redirects", String(status));
    url = next.href;
  }
  return trouble("redirects", "");
}

const trouble = (code: CallTrouble["code"], detail: string): CallTrouble => ({ code, detail });

type Hop = { readonly response: IncomingMessage } | CallTrouble;

async function hopTo(
  text: string,
  sent: Post,
  needs: PostNeeds,
  signal: AbortSignal,
): Promise<Hop> {
  const way = await wayTo(text, needs, signal);
  if ("code" in way) return way;
  const { url, address } = way;
  return connect(url, address, sent, signal).catch(() => trouble("no-answer", nameIn(url)));
}

type Way = { readonly url: URL; readonly address: string } | CallTrouble;

const nameIn = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

async function wayTo(text: string, needs: PostNeeds, signal: AbortSignal): Promise<Way> {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    return trouble("forbidden-address", "");
  const name = nameIn(url);
  const found = await addressesOf(name, needs.resolve ?? resolveAll, signal).catch(() => []);
  const [address] = found;
  if (address === undefined) return trouble("not-found", name);
  // One of several would be enough for whoever wants to be let in by chance.
  if (!found.every((each) => mayReach(name, each, needs.allowed)))
    return trouble("forbidden-address", name);
  return { url, address };
}

async function addressesOf(
  name: string,
  resolve: (name: string) => Promise<readonly string[]>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (isIP(name) !== 0) return [name];
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("too late")), { once: true });
  });
  return Promise.race([resolve(name), late]);
}

async function resolveAll(name: string): Promise<readonly string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}

function connect(url: URL, address: string, sent: Post, signal: AbortSignal): Promise<Hop> {
  const secure = url.protocol === "https:";
  const name = nameIn(url);
  const options: RequestOptions & { readonly servername?: string } = {
    method: "POST",
    host: address,
    port: url.port === "" ? (secure ? 443 : 80) : Number(url.port),
    path: url.pathname + url.search,
    headers: {
      ...sent.headers,
      host: url.host,
      "content-length": String(Buffer.byteLength(sent.body)),
    },
    agent: false,
    signal,
    ...(secure && isIP(name) === 0 ? { servername: name } : {}),
  };
  return new Promise((resolve, reject) => {
    const request = secure ? secureRequest(options) : plainRequest(options);
    request.on("response", (response) => resolve({ response }));
    request.on("error", reject);
    request.end(sent.body);
  });
}
