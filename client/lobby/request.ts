/** The HTTP door of the hall: one call, an answer or a code. */
import type { Params } from "#rules/game.ts";
import type { DoorError } from "#table/talk/lobby.ts";
import { hasHall } from "../edition/edition.ts";
import { nearTableIn } from "../nearby/near.ts";

export type Reply<T> =
  | { readonly type: "ok"; readonly value: T }
  | { readonly type: "no"; readonly code: string; readonly params?: Params };

const early = new Map<string, Promise<Reply<unknown>>>();

/** Asked before the page that needs it is here; whoever asks the same next gets this answer. */
export function askEarly(path: string): void {
  early.set(path, ask("GET", path));
}

export function request<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Reply<T>> {
  const asked = method === "GET" ? early.get(path) : undefined;
  early.delete(path);
  return (asked as Promise<Reply<T>> | undefined) ?? ask(method, path, body);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
  const near = nearTableIn(path);
  if (near !== null) {
    const { callNear } = await import("../nearby/line.ts");
    return (await callNear(near, method, path, body)) as Reply<T>;
  }
  if (!hasHall) return { type: "no", code: "offline" };
  try {
    const sent =
      method === "GET"
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body ?? {}) };
    const answer = await fetch(`/api${path}`, { method, credentials: "same-origin", ...sent });
    if (answer.status === 204) return { type: "ok", value: null as T };
    const read: unknown = await answer.json();
    if (answer.ok) return { type: "ok", value: read as T };
    const { code, params } = (read as DoorError).error;
    return { type: "no", code, params };
  } catch {
    return { type: "no", code: "offline" };
  }
}
