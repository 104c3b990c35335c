/** What we use of the library `pg`, which brings no types of its own. */
declare module "pg" {
  interface Result<R> {
    readonly rows: R[];
  }

  interface Config {
    readonly connectionString: string;
    readonly connectionTimeoutMillis?: number;
    readonly query_timeout?: number;
    readonly lock_timeout?: number;
    readonly application_name?: string;
  }

  interface Query {
    readonly text: string;
    readonly values: readonly unknown[];
    /** Read and planned once for each connection. */
    readonly name?: string;
  }

  class Client {
    constructor(config: Config);
    connect(): Promise<void>;
    query<R>(sql: string, values?: readonly unknown[]): Promise<Result<R>>;
    end(): Promise<void>;
    on(event: "error" | "end", hear: (error?: Error) => void): this;
    on(event: "notification", hear: (ring: { readonly payload?: string }) => void): this;
  }

  interface PoolClient extends Pick<Client, "query"> {
    /** Back into the pool, or away. */
    release(away: boolean): void;
  }

  class Pool {
    constructor(
      config: Config & {
        readonly max: number;
        /** Before a new connection is used; when it rejects, the connection is given up. */
        readonly onConnect: (client: Client) => Promise<void>;
      },
    );
    query<R>(query: Query): Promise<Result<R>>;
    connect(): Promise<PoolClient>;
    end(): Promise<void>;
    on(event: "error", hear: (error: Error) => void): this;
  }

  const pg: { readonly Client: typeof Client; readonly Pool: typeof Pool };
  export default pg;
  export type { Client };
}
