/**
 * What an event did not touch looks as it did before, and is the very same object: whoever compares two views stops
 * there. Pure all the same: what a piece of the table looks like is merely remembered beside it.
 */
import type { Viewer } from "../../game.ts";

export function sightOf<Piece extends object, Sight>(
  see: (piece: Piece) => Sight,
): (piece: Piece) => Sight {
  const seen = new WeakMap<Piece, Sight>();
  return (piece) => {
    const known = seen.get(piece);
    if (known !== undefined) return known;
    const sight = see(piece);
    seen.set(piece, sight);
    return sight;
  };
}

/** The same for what looks otherwise to others. */
export function sightBy<Piece extends object, Sight>(
  see: (piece: Piece, viewer: Viewer) => Sight,
): (piece: Piece, viewer: Viewer) => Sight {
  const seen = sightOf<Piece, Map<Viewer, Sight>>(() => new Map());
  return (piece, viewer) => {
    const known = seen(piece);
    const sight = known.get(viewer) ?? see(piece, viewer);
    known.set(viewer, sight);
    return sight;
  };
}
