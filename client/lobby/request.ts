/** The HTTP door of the hall: one call, an answer or a code. */
import type { DoorError } from "#table/talk/lobby.ts";

export type Reply<T> =
  | { readonly type: "ok"; readonly value: T }
  | { readonly type: "no"; readonly code: string };

export async function request<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Reply<T>> {
  try {
    const sent =
      method === "GET"
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body ?? {}) };
    const answer = await fetch(`/api${path}`, { method, credentials: "same-origin", ...sent });
    if (answer.status === 204) return { type: "ok", value: null as T };
    const read: unknown = await answer.json();
    if (answer.ok) return { type: "ok", value: read as T };
    return { type: "no", code: (read as DoorError).error.code };
  } catch {
    return { type: "no", code: "offline" };
  }
}
