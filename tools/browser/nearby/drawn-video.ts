/** A film of one picture for a browser's fake camera: a QR code held still, as raw frames (YUV4MPEG2). */
import { encodeQR } from "qr";

const width = 640;
const height = 480;
const white = 235;
const black = 16;
const frames = 10;

export function filmOf(text: string): Uint8Array {
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), pictureOf(text)]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]);
}

function pictureOf(text: string): Uint8Array {
  const rows = encodeQR(text, "raw", { ecc: "low", border: 4 });
  const dot = Math.floor(height / rows.length);
  const left = Math.floor((width - dot * rows.length) / 2);
  const light = new Uint8Array(width * height).fill(white);
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) paint(light, left + x * dot, y * dot, dot);
  // No colour: both halves of it stand in the middle.
  return Buffer.concat([light, new Uint8Array((width * height) / 2).fill(128)]);
}

function paint(light: Uint8Array, x: number, y: number, dot: number): void {
  for (let line = y; line < y + dot; line++)
    light.fill(black, line * width + x, line * width + x + dot);
}
