import { expect, test } from "vitest";
import { deviceKey, deviceOf } from "./devices.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0";

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, "Chrome/Android"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, "Chrome/ChromeOS"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/139.0`, "Edge/Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/120.0`, "Opera/Linux"],
  [
    `Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 ${chrome} Mobile Safari/537.36`,
    "Samsung Internet/Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0", "Firefox/Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1",
    "Safari/iPhone",
  ],
  ["Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) CriOS/139.0 Safari/604.1", "Chrome/iPad"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15", "Safari/Mac"],
  ["curl/8.5.0", null],
  ["node", null],
  [undefined, null],
  [`${"x".repeat(400)} Chrome/1.0`, null],
])("[people] %s is %s", (userAgent, key) => {
  expect(deviceKey(userAgent)).toBe(key);
});

test("[people] a device of which half is known is told by that half", () => {
  expect(deviceOf("/Linux")).toEqual({ browser: null, system: "Linux" });
  expect(deviceOf("Firefox/")).toEqual({ browser: "Firefox", system: null });
  expect(deviceOf(null)).toBeNull();
});
