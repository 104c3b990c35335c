/** What we use of the library `pg`, which brings no types of its own. */
declare module "pg" {
  interface Result<R> {
    readonly rows: R[];
  }

  interface Config {
    readonly connectionString: string;
    readonly connectionTimeoutMillis?: number;
    readonly query_timeout?: number;
  }

  class Client {
    constructor(config: Config);
    connect(): Promise<void>;
    query<R>(sql: string, values?: unknown[]): Promise<Result<R>>;
    end(): Promise<void>;
    on(event: "error", hear: (error: Error) => void): this;
    once(event: "error", hear: (error: Error) => void): this;
  }

  class Pool {
    constructor(config: Config & { readonly max: number });
    query<R>(sql: string, values?: unknown[]): Promise<Result<R>>;
    end(): Promise<void>;
    on(event: "error", hear: (error: Error) => void): this;
  }

  const pg: { readonly Client: typeof Client; readonly Pool: typeof Pool };
  export default pg;
  export type { Client };
}
