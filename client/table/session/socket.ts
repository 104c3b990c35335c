/**
 * One socket to the hall for all tables of this page. It
 * reconnects by itself, sooner when the device says it is online.
 */
import { signal } from "@preact/signals";
import type { Ask, Tell } from "#table/talk/words.ts";
import type { Link, Wire } from "./wire.ts";

interface Listener {
  readonly heard: (tell: Tell) => void;
  readonly opened: () => void;
}

const slowestMs = 8000;
const firstMs = 400;

export function openHallWire(): Wire {
  const link = signal<Link>("connecting");
  const listeners = new Set<Listener>();
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let wait = firstMs;

  function connect(): void {
    if (socket || listeners.size === 0) return;
    const opening = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
    );
    socket = opening;
    opening.onopen = () => {
      if (socket !== opening) return;
      wait = firstMs;
      link.value = "open";
      for (const listener of listeners) listener.opened();
    };
    opening.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== opening) return;
      const tell = JSON.parse(data) as Tell;
      for (const listener of listeners) listener.heard(tell);
    };
    opening.onclose = () => {
      if (socket === opening) lose();
    };
  }

  function lose(): void {
    socket = null;
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
  addEventListener("online", hurry);
  /**
   * A dead network closes no socket by itself, and even a socket
   * we close waits many seconds for the other end's goodbye.
   */
  addEventListener("offline", () => {
    const gone = socket;
    if (!gone) return;
    lose();
    gone.close();
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) hurry();
  });

  return {
    link,
    say(ask: Ask) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(ask));
    },
    listen(heard, opened) {
      const listener = { heard, opened };
      listeners.add(listener);
      if (socket?.readyState === WebSocket.OPEN) opened();
      else connect();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        socket?.close();
        socket = null;
        link.value = "connecting";
      };
    },
  };
}
