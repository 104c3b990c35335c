import { expect, test } from "vitest";
import { unbrokenWords } from "./unbroken.ts";

test("[HALL] no French line breaks before a mark or within a number, said or filled in", () => {
  const words = unbrokenWords({
    colon: "Cap sur Ryloth : 75 %",
    quoted: (name: string) => `« ${name} » ?`,
    list: ["Oui ; non !"],
    count: 3,
    number: "gagne 2 000 crédits en 2 2026 tours",
  });
  expect(words.colon).toBe("Cap sur Ryloth\u00a0: 75\u00a0%");
  expect(words.quoted("Épice")).toBe("«\u00a0Épice\u00a0»\u00a0?");
  expect(words.list).toEqual(["Oui\u00a0; non\u00a0!"]);
  expect(words.count).toBe(3);
  expect(words.number).toBe("gagne 2\u202f000 crédits en 2 2026 tours");
});
