/** Is this request made by one of our own pages, or by a program that is no browser at all? */

/** Browsers always name the page's origin on sockets and on requests that change something; programs need not. */
export function fromOurPage(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (host === undefined) return false;
  try {
    return new URL(origin).host === new URL(`http://${host}`).host || new URL(origin).host === host;
  } catch {
    return false;
  }
}
