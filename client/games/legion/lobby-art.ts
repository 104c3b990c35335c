/** Two lines of troopers on a field: what this game is about, on its plate in the lobby. */
const trooper = (
  x: number,
  y: number,
  size: number,
  [light, shade]: readonly [string, string],
): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path fill="${light}" d="M0-20C-11-20-14-12-14-3L-12 8-20 14-23 40H0z"/>` +
  `<path fill="${shade}" d="M0-20C11-20 14-12 14-3L12 8 20 14 23 40H0z"/><path fill="#10151c" d="M-10-5h20l-2 5h-16zM-3 3h6v5h-6z"/></g>`;
const blue = ["#8fb8ea", "#4a76b4"] as const;
const red = ["#ec9484", "#a5483a"] as const;

export const lobbyArt =
  `<path fill="#131d30" d="M0 0h120v160H0z"/><path fill="#24385c" d="M0 70 34 48 62 66 92 40 120 60v100H0z"/>` +
  `<path fill="#1a2740" d="M0 96q60-18 120 0v64H0z"/>` +
  `<path stroke="#7fdbe0" stroke-width="2.500" stroke-linecap="round" d="M44 84 74 74M40 104l30-4"/><path stroke="#ff8f7a" stroke-width="2.500" stroke-linecap="round" d="M78 92 48 94"/>` +
  trooper(24, 84, 0.8, blue) +
  trooper(98, 78, 0.8, red) +
  trooper(14, 116, 1.15, blue) +
  trooper(104, 112, 1.15, red) +
  trooper(46, 134, 1.3, blue) +
  trooper(84, 140, 1.3, red);
