/** What a part of the page may do: ask the hall, and look again afterwards. */
export type HostAct = (
  method: "POST" | "DELETE",
  path: string,
  body: unknown,
  done: string,
) => Promise<void>;
