/** How long a bot of this device waits at least before its move is shown. */
const pauseMs = 300;
/** My seat is handed over, but I may still be looking, and may want it back. */
const lookingOnMs = 900;

/** With nobody left to see a move, nothing is paused: the game is played out. */
export function paceMs(who: { readonly plays: boolean; readonly looks: boolean }): number {
  if (who.plays) return pauseMs;
  return who.looks ? lookingOnMs : 0;
}
