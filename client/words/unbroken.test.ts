import { expect, test } from "vitest";
import { unbrokenWords } from "./unbroken.ts";

test("[HALL] no French line breaks before a mark, said or filled in", () => {
  const words = unbrokenWords({
    colon: "Cap sur Ryloth : 75 %",
    quoted: (name: string) => `« ${name} » ?`,
    list: ["Oui ; non !"],
    count: 3,
  });
  expect(words.colon).toBe("Cap sur Ryloth\u00a0: 75\u00a0%");
  expect(words.quoted("Épice")).toBe("«\u00a0Épice\u00a0»\u00a0?");
  expect(words.list).toEqual(["Oui\u00a0; non\u00a0!"]);
  expect(words.count).toBe(3);
});
