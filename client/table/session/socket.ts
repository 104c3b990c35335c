/**
 * One socket to the hall for all tables of this page. It reconnects by itself, sooner when the device says it is
 * online; and a hall of several copies that does not answer through this one may answer through the next.
 */
import { signal } from "@preact/signals";
import { protocolVersion, type Ask, type Tell } from "#table/talk/words.ts";
import { keepPatience } from "./patience.ts";
import type { Link, Wire } from "./wire.ts";

interface Listener {
  readonly heard: (tell: Tell) => void;
  readonly opened: () => void;
}

const slowestMs = 8000;
const firstMs = 400;
/** Said properly: whoever looks at another page of the hall has not lost the connection. */
const lookedAside = 1000;
/** No ask has this id: the opening itself is waited for like an answer. */
const openingId = "";

export function openHallWire(): Wire {
  const link = signal<Link>("connecting");
  const listeners = new Set<Listener>();
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let wait = firstMs;
  const patience = keepPatience(leave);

  function connect(): void {
    if (socket || listeners.size === 0) return;
    const opening = new WebSocket(socketAddress());
    socket = opening;
    patience.begin(openingId);
    opening.onopen = () => {
      if (socket !== opening) return;
      patience.end(openingId);
      link.value = "open";
      for (const listener of listeners) listener.opened();
    };
    opening.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== opening) return;
      const tell = JSON.parse(data) as Tell;
      // This copy of the hall may not have the table; what was asked is asked again at the next one.
      if (isElsewhere(tell)) return leave();
      if (tell.type === "call")
        return void import("../../calls/called.ts").then(({ called }) => called(tell));
      wait = firstMs;
      if (tell.type === "answer") patience.end(tell.id);
      for (const listener of listeners) listener.heard(tell);
    };
    opening.onclose = () => (socket === opening ? lose() : undefined);
  }

  /** Even a socket we close waits many seconds for the other end's goodbye. */
  function leave(): void {
    const gone = socket;
    if (!gone) return;
    lose();
    gone.close();
  }

  function lose(): void {
    socket = null;
    patience.endAll();
    if (listeners.size === 0) return;
    link.value = "lost";
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, slowestMs);
  }

  function hurry(): void {
    if (socket || listeners.size === 0) return;
    if (retry) clearTimeout(retry);
    wait = firstMs;
    connect();
  }
  hearDevice(hurry, leave);

  return {
    link,
    say(ask: Ask) {
      if (socket?.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify(ask));
      patience.begin(ask.id);
    },
    listen(heard, opened) {
      const listener = { heard, opened };
      listeners.add(listener);
      if (socket?.readyState === WebSocket.OPEN) opened();
      else connect();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        socket?.close(lookedAside);
        socket = null;
        link.value = "connecting";
      };
    },
  };
}

/** The device comes back, or goes: a dead network closes no socket by itself. */
function hearDevice(hurry: () => void, leave: () => void): void {
  addEventListener("online", hurry);
  addEventListener("offline", leave);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) hurry();
  });
}

/** A proxy before several copies of the hall reads which table it is for, and sends everyone at it to the same one. */
function socketAddress(): string {
  const table = /^\/t\/([\w-]+)/.exec(location.pathname)?.[1];
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const at = table === undefined ? "" : `&at=${table}`;
  return `${scheme}://${location.host}/ws?protocol=${protocolVersion}${at}`;
}

function isElsewhere(tell: Tell): boolean {
  return tell.type === "answer" && tell.answer.type === "error" && tell.answer.code === "elsewhere";
}
