/**
 * What a name leads to, asked over the network and without a thread: the system's own way (`lookup`) holds one of the
 * few that everything slow shares, for as long as whoever runs the name's server likes.
 */
import { lookup, Resolver } from "node:dns/promises";

export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

export const askNetwork: Resolve = async (name, signal) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const cancel = (): void => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  const asked = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  signal.removeEventListener("abort", cancel);
  return asked.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
};

/** For names the host has chosen: they may stand in the machine's own list alone. */
export const askSystem: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);
