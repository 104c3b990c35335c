/** Keeps the built client on the device: the hall opens without network, and local or finished games with it. */
interface Waits {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetches extends Waits {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waits {
  readonly data: { json(): unknown } | null;
}
interface Tapped extends Waits {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { readonly type: "window" }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", heard: (event: Waits) => void): void;
  addEventListener(type: "fetch", heard: (event: Fetches) => void): void;
  addEventListener(type: "push", heard: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", heard: (event: Tapped) => void): void;
}

const worker = self as unknown as Worker;
/** All filled in by the build: what is kept, the page itself first. */
const files: readonly string[] = ["/"];
const version = "unbuilt";

const home = files[0] ?? "/";
const shell = `shell-${version}`;
/** What the hall once answered about finished games; emptied when this device forgets me (`settings/forget-me.ts`). */
const finished = "finished";
/** Which answers those are, the hall says (`server/door/http/headers.ts`). */
const keepHeader = "x-guildhall-keep";
/** Says nothing about the game: asked again, the hall may answer as before. */
const isPassing = ({ status }: Response): boolean => status === 429 || status >= 500;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.addAll([...files]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name !== shell && name !== finished)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (
    /^\/api\/tables\/[^/]+\/(journal|past)$/.test(url.pathname) ||
    url.pathname === "/api/hall"
  )
    event.respondWith(archived(request));
  else if (!url.pathname.startsWith("/api/")) event.respondWith(built(request));
});

/** Network first: a new build is seen at once. Every page of the hall is the same document. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
    return (await caches.match(home)) ?? answer;
  } catch {
    return (await caches.match(home)) ?? Response.error();
  }
}

/** Built files carry their hash in their name: what is kept is right. */
async function built(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** A game that goes on after its end, or that I may not see any more, is not kept any longer. */
async function archived(request: Request): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
  const cache = await caches.open(finished);
  if (answer.ok && answer.headers.has(keepHeader)) await cache.put(request, answer.clone());
  else if (!isPassing(answer)) await cache.delete(request);
  return answer;
}

/** As `server/calls/channels/push.ts` writes it. */
interface Call {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
}

/** The same call twice is one notification. */
worker.addEventListener("push", (event) => {
  const { id, title, body, link } = (event.data?.json() ?? {}) as Call;
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag: id,
      icon: `${home}emblem-192.png`,
      data: link,
    }),
  );
});

/** A page that shows the table already comes to the front; else one opens. */
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { data } = event.notification;
  event.waitUntil(show(typeof data === "string" ? data : "/"));
});

async function show(link: string): Promise<unknown> {
  const path = new URL(link, worker.location.href).pathname;
  const pages = await worker.clients.matchAll({ type: "window" });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  return there === undefined ? worker.clients.openWindow(path) : there.focus();
}

export {};
