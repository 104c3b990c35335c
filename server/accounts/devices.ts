/** What a browser says of itself, in two words: enough to know one's phone again, too little to know a person by. */
import type { Device } from "#table/talk/office.ts";

type Signs = readonly (readonly [name: string, sign: RegExp])[];

/** The first that fits: most browsers claim to be several others as well. */
const browsers: Signs = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|Chromium|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const systems: Signs = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** No browser needs more to name itself. */
const longest = 400;

/** `null` for a program. */
export function deviceKey(userAgent: string | undefined): string | null {
  const said = (userAgent ?? "").slice(0, longest);
  const named = (signs: Signs): string => signs.find(([, sign]) => sign.test(said))?.[0] ?? "";
  const key = `${named(browsers)}/${named(systems)}`;
  return key === "/" ? null : key;
}

export function deviceOf(key: string | null): Device | null {
  if (key === null) return null;
  const [browser = "", system = ""] = key.split("/");
  return { browser: browser || null, system: system || null };
}
