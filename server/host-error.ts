/** What keeps the hall from opening, in one sentence the host can act on. */
export class HostError extends Error {}

/** `error` as one line for a log or a sentence; never its stack. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // A parser quotes what it could not read, line breaks and all.
  return text.replaceAll(/\s+/g, " ");
}

/** Node's code of a failed system call (`EADDRINUSE`, `EACCES`), or an empty string. */
export function systemCode(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}
