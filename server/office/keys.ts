/**
 * How whoever runs the hall gets into its office: a link that opens once, then
 * a cookie of this one browser. Nothing is written down: a restart locks it.
 */
import { hashOfSecret, newSecret } from "../accounts/secrets.ts";

export interface OfficeKeys {
  /** The path of a page that opens once. */
  link(): string;
  /** The secret of a new visit, when the key fits; a key fits once. */
  open(key: string): string | null;
  isOpen(secret: string): boolean;
}

const minute = 60_000;
const linkLife = 30 * minute;
const visitLife = 12 * 60 * minute;
const mostAtOnce = 50;

export function officeKeys(now: () => number): OfficeKeys {
  const links = new Map<string, number>();
  const visits = new Map<string, number>();
  const hashed = (secret: string): string => Buffer.from(hashOfSecret(secret)).toString("hex");

  function keep(shelf: Map<string, number>, life: number): string {
    const secret = newSecret();
    shelf.set(hashed(secret), now() + life);
    const [oldest] = shelf.keys();
    if (shelf.size > mostAtOnce && oldest !== undefined) shelf.delete(oldest);
    return secret;
  }

  return {
    // Behind the #: it is in no log of a proxy and told to no other site.
    link: () => `/host#${keep(links, linkLife)}`,
    open(key) {
      const until = links.get(hashed(key)) ?? 0;
      links.delete(hashed(key));
      return until > now() ? keep(visits, visitLife) : null;
    },
    isOpen: (secret) => (visits.get(hashed(secret)) ?? 0) > now(),
  };
}
