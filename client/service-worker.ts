/** Keeps the built client on the device: the hall opens without network, and local or finished games with it. */
interface Waits {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetches extends Waits {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", heard: (event: Waits) => void): void;
  addEventListener(type: "fetch", heard: (event: Fetches) => void): void;
}

const worker = self as unknown as Worker;
/** Both filled in by the build. */
const files: readonly string[] = ["/"];
const version = "unbuilt";

const shell = `shell-${version}`;
/** What the hall once answered about finished games. */
const archive = "archive";

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
            .filter((name) => name.startsWith("shell-") && name !== shell)
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
    return (await caches.match("/")) ?? answer;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** Built files carry their hash in their name: what is kept is right. */
async function built(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function archived(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(archive)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

export {};
