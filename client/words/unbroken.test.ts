import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test("[HALL] no French line breaks before a mark or within a number", () => {
  expect(unbroken("Cap sur Ryloth : 75 %")).toBe("Cap sur Ryloth\u00a0: 75\u00a0%");
  expect(unbroken("« Épice » ?")).toBe("«\u00a0Épice\u00a0»\u00a0?");
  expect(unbroken("gagne 2 000 crédits en 2 2026 tours")).toBe(
    "gagne 2\u202f000 crédits en 2 2026 tours",
  );
});
