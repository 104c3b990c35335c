/** A bug in one event stays there: a throw in a handler of Node's would end the whole process, and every table with it. */
import type { Host } from "../host.ts";

export function guard<Args extends readonly unknown[]>(
  host: Pick<Host, "bug">,
  what: string,
  handle: (...args: Args) => void,
): (...args: Args) => void {
  return (...args) => {
    try {
      handle(...args);
    } catch (error) {
      host.bug(what, error);
    }
  };
}
