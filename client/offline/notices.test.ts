import { expect, test } from "vitest";
import { noticesOf } from "./notices.ts";

test("[licences] every package inside brings its licence, each once", () => {
  const text = noticesOf([
    "/home/hall/node_modules/@fontsource/barlow-condensed/400.css",
    "/home/hall/node_modules/preact/dist/preact.module.js",
    "/home/hall/node_modules/preact/hooks/dist/hooks.module.js",
    "/home/hall/client/main.tsx",
  ]);
  expect(text.match(/^[@\w/-]+\n=+$/gm)).toEqual([
    "@fontsource/barlow-condensed\n============================",
    "preact\n======",
  ]);
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text).toContain("The MIT License");
});
