/** A hand of cards, and the one that is wanted: what this game is about, on its plate in the lobby. */
const card = `<path fill="#F" d="M-27-40h54v80h-54z" stroke="#10151c" stroke-width="3"/>`;
const behind = (turn: number, fill: string): string =>
  `<g transform="translate(60 108) rotate(${turn} 0 56)">${card.replace("#F", fill)}</g>`;

export const lobbyArt =
  `<path fill="#2a1416" d="M0 0h120v160H0z"/><path fill="#4a201d" d="M60 0 130 160H-10z"/>` +
  behind(-26, "#375f94") +
  behind(26, "#4c7649") +
  `<g transform="translate(60 84)">${card.replace("#F", "#e8dcc0")}` +
  `<path fill="#8a3627" d="M-23 36C-22 18-12 14 0 14V36z"/><path fill="#5d2319" d="M23 36C22 18 12 14 0 14V36z"/>` +
  `<path fill="#7bb074" d="M0-28C-18-28-22-16-22-2L-19 14-13 22H0z"/><path fill="#4c7649" d="M0-28C18-28 22-16 22-2L19 14 13 22H0z"/>` +
  `<path fill="#10151c" d="M-18-8h36l-2 9H5L4 20h-8L-5 1h-11z"/></g>` +
  `<circle cx="60" cy="80" r="40" fill="none" stroke="#e8705f" stroke-width="3"/>` +
  `<path stroke="#e8705f" stroke-width="3" d="M60 28v22M60 110v22M8 80h22M90 80h22"/>`;
