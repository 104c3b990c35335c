/**
 * A bug in one event stays there: a throw in a handler of Node's would end the whole process, and every table with it.
 */
import type { Services } from "../services.ts";

export function guard<Args extends readonly unknown[]>(
  services: Pick<Services, "bug">,
  what: string,
  handle: (...args: Args) => void,
): (...args: Args) => void {
  return (...args) => {
    try {
      handle(...args);
    } catch (error) {
      services.bug(what, error);
    }
  };
}
