import { expect, test } from "vitest";
import { readRules, searched } from "./document.ts";

const markdown = `# Game

## Capture
| id | rule |
|---|---|
| BH-CAP-01 | A target is **captured** when every shield is met. | p. 4 |
| \`AMB-16\` | Several \\| at once. |

## Énergie
| X-1 | Le café coûte *un* crédit : « peu ». |

## Empty
`;

test("[HALL] rules are read by chapter, id and plain text", () => {
  expect(readRules(markdown)).toEqual([
    {
      title: "Capture",
      rules: [
        { id: "BH-CAP-01", text: "A target is captured when every shield is met." },
        { id: "AMB-16", text: "Several | at once." },
      ],
    },
    {
      title: "Énergie",
      rules: [{ id: "X-1", text: "Le café coûte un crédit\u00a0: «\u00a0peu\u00a0»." }],
    },
  ]);
});

test("[HALL] search forgives accents, case and order, and finds ids", () => {
  const chapters = readRules(markdown);
  expect(searched(chapters, "CREDIT cafe").map(({ title }) => title)).toEqual(["Énergie"]);
  expect(searched(chapters, "bh-cap")[0]?.rules).toHaveLength(1);
  expect(searched(chapters, "captured café")).toEqual([]);
  expect(searched(chapters, " ")).toBe(chapters);
});
