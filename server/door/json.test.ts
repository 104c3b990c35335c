import { expect, test } from "vitest";
import { testHall } from "../testing/test-hall.ts";
import { call } from "../testing/visitor.ts";
import { parseJson } from "#table/talk/json.ts";

test.each([
  { text: '{"__proto__":{"seat":1}}', read: "wrong-shape" },
  { text: String.raw`[{"a":{"\u005f_proto__":1}}]`, read: "wrong-shape" },
  { text: String.raw`{"__prot\u006F__":1}`, read: "wrong-shape" },
  { text: '{"said":"__proto__"}', read: { json: { said: "__proto__" } } },
  { text: String.raw`{"caf\u00e9":1}`, read: { json: { café: 1 } } },
  { text: '{"__proto__":', read: "not-json" },
])("[bad input] $text: nothing is called __proto__, at any depth", ({ text, read }) => {
  expect(parseJson(text)).toEqual(read);
});

test("[bad input] an option called __proto__ is refused like any other that nobody knows, not dropped", async () => {
  const hall = await testHall();
  const ginny = await hall.guest("Ginny");
  const make = (options: string) =>
    call(
      hall.url,
      "POST",
      "/api/tables",
      `{"game":"bounty-hunters","seats":2,"options":${options}}`,
      { authorization: `Bearer ${ginny.token}` },
    );
  expect(await make('{"nonsense":"x"}')).toMatchObject({ status: 422 });
  expect(await make('{"__proto__":"x"}')).toMatchObject({
    status: 400,
    body: { error: { code: "wrong-shape", params: { path: "__proto__" } } },
  });
  await hall.close();
});
