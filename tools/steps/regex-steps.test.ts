import fc from "fast-check";
import { expect, test } from "vitest";
import { firstFit } from "./machine.ts";
import { nativeExec, programOf } from "./program.ts";
import { regexSteps } from "./regex-steps.ts";

const patterns = [
  /a*?b|(?:ab)+$/,
  /^(\w)\1/im,
  /(?<=a(b)?)c(?!\d)/u,
  /(?<!\1(a))b/,
  /(a|ab)(?:c|bcd)(d*)/,
  /(?:a*)*b/,
  /\ba{2,3}?\B|[^\s.-]\s/g,
  /^\s*(a)?(?:b\1)$/m,
  /(?:\p{L}|😀)+\./u,
  /(?<=😀)a|(?<one>b)\k<one>/u,
  /[\p{L}--a]b/v,
  /(?=(a+))\1b/,
  /a??(b|)*?c/y,
];

test("fits where the engine fits, sign for sign", () => {
  const sign = fc.constantFrom(...Array.from("aabbcdAB01 .-_\n😀é"));
  const texts = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(""));
  fc.assert(
    fc.property(fc.constantFrom(...patterns), texts, (pattern, text) => {
      pattern.lastIndex = 0;
      const native = nativeExec.call(pattern, text);
      const wanted = native === null ? null : [native.index, native.index + native[0].length];
      const fit = firstFit(programOf(pattern), { text, step: () => {} }, 0, pattern.sticky);
      expect(fit).toEqual(wanted);
    }),
    { numRuns: 2000 },
  );
});

test("counts what every way of asking costs, and stops where it has been enough", () => {
  const text = "a".repeat(100);
  const ask: readonly (() => unknown)[] = [
    () => /a+b/.test(text),
    () => /a+b/.exec(text),
    () => text.replace(/a+b/, ""),
    () => text.replaceAll(/a+b/g, ""),
    () => text.split(/a+b/),
    () => [...text.matchAll(/a+b/g)],
    () => text.search(/a+b/),
  ];
  for (const work of ask) expect(regexSteps(work, 1e6)).toBeGreaterThan(100 * 50);
  expect(() => regexSteps(() => /a+b/.test(text), 1000)).toThrow("1000 steps");
  expect(() => regexSteps(() => /a+b/.test(text), 1000)).toThrow("/a+b/");
  expect(regexSteps(() => /^a+b/.test(text), 1e4)).toBeLessThan(1200);
  expect(RegExp.prototype.exec).toBe(nativeExec);
});
