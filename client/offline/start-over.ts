/**
 * A newer build has replaced the one a page came from: its chunks are gone, so the page starts over. Once: a part that
 * is still missing then says so where it should stand, and can be asked for again [lazy.tsx].
 */
const mark = "guildhall.started-over";
/** A part that is missing so soon after a new start is missing from the hall, not from an old page. */
const soonMs = 20_000;

export function startOverOnce(): void {
  addEventListener("vite:preloadError", (event) => {
    // A chunk that is there and throws looks the same: what it threw must not vanish with the page.
    console.error("a part of the page did not load:", event.payload);
    if (Date.now() - startedOverAt() < soonMs || !remember()) return;
    location.reload();
  });
}

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
