/**
 * One request to an address a guest gave us. The name is resolved here, what it resolves to is judged, and the
 * connection goes to those very addresses: a name that answers otherwise a moment later leads nowhere else.
 */
import { request as plainRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP } from "node:net";
import type { CallTrouble } from "#table/talk/calls.ts";
import { isChosen, mayReach, type AllowList } from "./addresses.ts";
import { lookup, Resolver } from "node:dns/promises";

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

/** `null`: it arrived. */
export type PostTrouble = CallTrouble | null;

export interface PostNeeds {
  readonly allowed: AllowList;
  /** Milliseconds for all of it. */
  readonly patience?: number;
  /** Lets go before. */
  readonly signal?: AbortSignal;
  /** Tests resolve names as they like. */
  readonly resolve?: Resolve;
}

const mostHops = 3;
const patienceMs = 5000;

export async function post(sent: Post, needs: PostNeeds): Promise<PostTrouble> {
  const signal = timeFor(needs);
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

function timeFor({ patience = patienceMs, signal }: PostNeeds): AbortSignal {
  const time = AbortSignal.timeout(patience);
  return signal === undefined ? time : AbortSignal.any([time, signal]);
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
  const { url, addresses } = way;
  return connect(url, addresses, sent, signal).catch(() => trouble("no-answer", nameIn(url)));
}

type Way = { readonly url: URL; readonly addresses: readonly string[] } | CallTrouble;

const nameIn = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** Down there they speak something else than HTTP, and may take what we say for an order. */
const isOddPort = (port: string): boolean =>
  !["", "80", "443"].includes(port) && Number(port) < 1024;

/** By what is written alone: what its name leads to is found out by calling, and told to nobody. */
export function isForbidden(text: string, allowed: AllowList): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    return true;
  const name = nameIn(url);
  if (isIP(name) !== 0 && !mayReach(name, name, allowed)) return true;
  return isOddPort(url.port) && !isChosen(name, name, allowed);
}

async function wayTo(text: string, needs: PostNeeds, signal: AbortSignal): Promise<Way> {
  const url = URL.parse(text);
  if (url === null || isForbidden(text, needs.allowed))
    return trouble("forbidden-address", url === null ? "" : nameIn(url));
  const name = nameIn(url);
  const resolve = needs.resolve ?? (isChosen(name, name, needs.allowed) ? askSystem : askNetwork);
  const found = await addressesOf(name, resolve, signal).catch(() => []);
  // One of several would be enough for whoever wants to be let in by chance. A name that leads into the house is
  // answered like one that leads nowhere: what names there are in there is nobody's business.
  const isOutside = found.every((each) => mayReach(name, each, needs.allowed));
  return found.length > 0 && isOutside ? { url, addresses: found } : trouble("not-found", name);
}

async function addressesOf(
  name: string,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (isIP(name) !== 0) return [name];
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("too late")), { once: true });
  });
  return Promise.race([resolve(name, signal), late]);
}

function connect(
  url: URL,
  addresses: readonly string[],
  sent: Post,
  signal: AbortSignal,
): Promise<Hop> {
  const secure = url.protocol === "https:";
  const name = nameIn(url);
  const options: RequestOptions & { readonly servername?: string } = {
    method: "POST",
    host: name,
    // Whichever of them answers: none was not judged.
    lookup: (_name, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      ),
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
    // An answer that changes the protocol is neither a response nor an error.
    request.on("upgrade", (_response, socket) => socket.destroy());
    request.on("error", reject);
    request.on("close", () => reject(new Error("closed without an answer")));
    request.end(sent.body);
  });
}

/**
 * What a name leads to, asked over the network and without a thread: the system's own way (`lookup`) holds one of the
 * few that everything slow shares, for as long as whoever runs the name's server likes.
 */
type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

const askNetwork: Resolve = async (name, signal) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const cancel = (): void => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  const asked = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  signal.removeEventListener("abort", cancel);
  return asked.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
};

/** For names the host has chosen: they may stand in the machine's own list alone. */
const askSystem: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);
