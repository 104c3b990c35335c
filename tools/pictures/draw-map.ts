/**
 * `node tools/pictures/draw-map.ts [FILE]`: the galaxy of Outer Rim as an SVG, to look at (standard:
 * docs/outer-rim-map.svg).
 */
import { writeFileSync } from "node:fs";
import { spaces, planetCards, isPlanet } from "#rules/outer-rim/index.ts";
import type { SpaceId } from "#rules/outer-rim/index.ts";

const width = 1400;
const height = 800;
const radius = 560;
const lane = 62;
const colours = {
  hutt: "#8bb174",
  syndicate: "#d9973f",
  imperial: "#9fb3c8",
  rebel: "#d8685c",
  none: "#cfc6b4",
} as const;
const classColours = { white: "#f4f1e8", green: "#7fbf7f", yellow: "#e8cf5a" } as const;

const file = process.argv[2] ?? "docs/outer-rim-map.svg";
writeFileSync(file, drawing());
console.log(`${spaces.length} spaces drawn to ${file}`);

interface Point {
  readonly x: number;
  readonly y: number;
}

function place(id: SpaceId): Point {
  const space = spaces.find((one) => one.id === id);
  if (space === undefined) throw new Error(`no space ${id}`);
  const angle = Math.PI * (1 - space.arc / 180);
  const far = radius + space.off * lane;
  return { x: width / 2 + far * Math.cos(angle), y: height - 90 - far * Math.sin(angle) };
}

function drawing(): string {
  const roads: string[] = [];
  for (const space of spaces) {
    for (const next of space.next) {
      if (next < space.id) continue;
      const [from, to] = [place(space.id), place(next)];
      roads.push(
        `<line x1="${round(from.x)}" y1="${round(from.y)}" x2="${round(to.x)}" y2="${round(to.y)}"/>`,
      );
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="15">
<rect width="${width}" height="${height}" fill="#14171c"/>
<g stroke="#5b6470" stroke-width="2">${roads.join("")}</g>
${spaces.map((space) => drawSpace(space.id)).join("\n")}
<text x="${width / 2}" y="${height - 200}" fill="#cfc6b4" text-anchor="middle" font-size="30">Outer Rim</text>
${legend()}
</svg>
`;
}

function drawSpace(id: SpaceId): string {
  const { x, y } = place(id);
  if (id === "maelstrom")
    return `<g><circle cx="${round(x)}" cy="${round(y)}" r="20" fill="#4a3560" stroke="#a58bc4" stroke-width="2"/><text x="${round(x)}" y="${round(y + 38)}" fill="#a58bc4" text-anchor="middle">Maelstrom</text></g>`;
  if (!isPlanet(id))
    return `<g><circle cx="${round(x)}" cy="${round(y)}" r="8" fill="#14171c" stroke="#8a93a0" stroke-width="2"/><text x="${round(x)}" y="${round(y - 12)}" fill="#8a93a0" text-anchor="middle" font-size="11">${id.slice(4)}</text></g>`;
  const planet = planetCards[id];
  const { at, anchor } = label(id);
  const contacts = planet.contacts.map(
    (rank, i) =>
      `<circle cx="${round(x - 9 + 18 * i)}" cy="${round(y)}" r="6" fill="${classColours[rank]}" stroke="#14171c"/>`,
  );
  return `<g><circle cx="${round(x)}" cy="${round(y)}" r="24" fill="${colours[planet.faction ?? "none"]}"/>${contacts.join("")}<text x="${round(at.x)}" y="${round(at.y)}" fill="#f4f1e8" text-anchor="${anchor}">${planet.name}</text></g>`;
}

/**
 * Names stand on the side of the ring where no by-pass runs; beside Kessel both run, so its name goes out to the left.
 */
function label(id: SpaceId): { readonly at: Point; readonly anchor: "start" | "middle" | "end" } {
  const { x, y } = place(id);
  const arc = spaces.find((one) => one.id === id)?.arc ?? 90;
  const near = (side: number): boolean =>
    spaces.some((one) => one.off * side > 0 && Math.abs(one.arc - arc) < 9);
  if (near(1) && near(-1)) return { at: { x: x - 26, y: y - 22 }, anchor: "end" };
  const [dx, dy] = [(x - width / 2) / radius, (y - height + 90) / radius];
  const way = near(-1) ? 1 : -1;
  const at = { x: x + way * dx * 34, y: y + way * dy * 40 + 5 };
  if (Math.abs(dx) < 0.35) return { at, anchor: "middle" };
  return { at, anchor: way * dx < 0 ? "end" : "start" };
}

function legend(): string {
  const rows = Object.entries(colours).map(
    ([name, colour], i) =>
      `<circle cx="${width / 2 - 250 + i * 125}" cy="${height - 150}" r="9" fill="${colour}"/><text x="${width / 2 - 234 + i * 125}" y="${height - 145}" fill="#cfc6b4">${name}</text>`,
  );
  return rows.join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
