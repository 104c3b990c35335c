/** A sound as a picture: time to the right, pitch upwards as the ear counts it, the louder the lighter. */
import { crc32, deflateSync } from "node:zlib";

const height = 160;
const perSecond = 200;
const [lowest, highest] = [40, 11_000];
const windowSeconds = 0.04;
/** Decibels below the loudest that are still drawn. */
const depth = 60;

/** A PNG, grey. */
export function spectrogram(samples: Float32Array, rate: number): Buffer {
  const width = Math.max(1, Math.round((samples.length / rate) * perSecond));
  const pitches = Array.from(
    { length: height },
    (_, row) => highest * (lowest / highest) ** (row / (height - 1)),
  );
  const strengths = pitches.map((pitch) =>
    Array.from({ length: width }, (_, x) => strengthAt(samples, rate, pitch, x / perSecond)),
  );
  const most = strengths.flat().reduce((so, one) => Math.max(so, one), 1e-9);
  const rows = strengths.map((row) =>
    Buffer.from([0, ...row.map((one) => shade(10 * Math.log10(one / most + 1e-12)))]),
  );
  return png(width, height, Buffer.concat(rows));
}

const shade = (decibels: number): number =>
  Math.round(255 * Math.max(0, Math.min(1, 1 + decibels / depth)));

/** Goertzel's, over a window that fades in and out. */
function strengthAt(samples: Float32Array, rate: number, pitch: number, at: number): number {
  const width = Math.round(windowSeconds * rate);
  const first = Math.round(at * rate) - width / 2;
  const turn = 2 * Math.cos((2 * Math.PI * pitch) / rate);
  let [one, two] = [0, 0];
  for (let i = 0; i < width; i++) {
    const faded = (samples[first + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / width));
    [one, two] = [faded + turn * one - two, one];
  }
  return one ** 2 + two ** 2 - turn * one * two;
}

function png(width: number, rows: number, data: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows, 4);
  // Eight bits of grey.
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(data)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
