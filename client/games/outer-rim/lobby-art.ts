/** A hull before a world at night: what this game is about, on its plate in the lobby. */
const half = "M0-29H3L6-21V-3L13 5 24 9V14L9 15V24H0z";

export const lobbyArt =
  `<path fill="#0b0e16" d="M0 0h120v160H0z"/>` +
  `<path stroke="#cfd8ea" stroke-width="2" stroke-linecap="round" d="M14 22h.1M38 10h.1M97 26h.1M109 66h.1M10 82h.1M70 18h.1M26 112h.1M60 64h.1"/>` +
  `<circle cx="22" cy="44" r="9" fill="#8e7a9e"/><path fill="#5f4f70" d="M31 44a9 9 0 0 1-15 7 9 9 0 0 0 12-13z"/>` +
  `<circle cx="78" cy="182" r="84" fill="#c0693f"/>` +
  `<path fill="#e08c52" d="M4 144c40-22 78-22 116-2v10c-40-16-76-16-116 6zM10 126q46-22 92-10-48-26-92 10z"/>` +
  `<path fill="#00000066" d="M120 110a84 84 0 0 1 0 50H60q50-14 60-50z"/>` +
  `<path fill="none" stroke="#f4b34c" stroke-width="3" stroke-linecap="round" opacity=".6" d="M6 132 38 98M20 140 46 110"/>` +
  `<g transform="translate(66 76) rotate(38) scale(1.25)"><path fill="#f4b34c" d="M-9 22h5l-1 14h-3zM4 22h5l-1 14H5z"/>` +
  `<path fill="#8e7a58" d="${half}"/><path fill="#d9c79e" transform="scale(-1 1)" d="${half}"/>` +
  `<circle cy="-20" r="3.500" fill="#9fe3f0"/></g>`;
