/** Where a command prints: the console, or whoever tests it. */
export type Printer = Pick<Console, "log" | "error">;
