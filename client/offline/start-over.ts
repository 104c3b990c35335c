/**
 * A newer build has replaced the one a page came from: its chunks are gone, so the page starts over. Only then: a chunk
 * lost on the way (a copy of the hall died, the network went) is asked for again where it should stand [lazy.tsx].
 */
const mark = "guildhall.started-over";
/** A part that is missing so soon after a new start is missing from the hall, not from an old page. */
const soonMs = 20_000;

export function startOverOnce(): void {
  const mine = entryOf(document);
  addEventListener("vite:preloadError", (event) => {
    // A chunk that is there and throws looks the same: what it threw must not vanish with the page.
    console.error("a part of the page did not load:", event.payload);
    void startOver(mine);
  });
}

async function startOver(mine: string | null): Promise<void> {
  if (Date.now() - startedOverAt() < soonMs || !(await isReplaced(mine)) || !remember()) return;
  location.reload();
}

/** Each build names its first script by what is in it. Without a network nothing is newer. */
async function isReplaced(mine: string | null): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return entryOf(page) !== mine;
  } catch {
    return false;
  }
}

const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;

function startedOverAt(): number {
  try {
    return Number(sessionStorage.getItem(mark));
  } catch {
    return 0;
  }
}

/** A device that remembers nothing would start over for ever. */
function remember(): boolean {
  try {
    sessionStorage.setItem(mark, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
