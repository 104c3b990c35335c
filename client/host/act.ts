/** What a part of the page may do: ask the hall, and look again afterwards. */
export type Act = (
  method: "POST" | "DELETE",
  path: string,
  body: unknown,
  done: string,
) => Promise<void>;
