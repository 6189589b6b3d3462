import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import {
  Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  PostgresDialect,
  type PrimitiveValueListNode,
  SqliteDialect,
  SqliteDriver,
  type Transaction,
  type ValueNode,
} from "kysely";
import { Pool } from "pg";
import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Tables } from "./database-tables.server.ts";
import { migrate } from "./migrations.server.ts";
import { openSqliteFile, watchSqliteFile } from "./sqlite-file.server.ts";

/** Opens by itself at its first use, and again after a failure. */
export type Database = {
  engine: "sqlite" | "postgres";
  /** For libraries that use Postgres without Kysely. */
  pool: Pool | undefined;
  /** A lock on SQLite repeats the work. @throws {DatabaseUnavailable} */
  query<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** All of the work or nothing of it. @throws {DatabaseUnavailable} */
  transaction<T>(work: (db: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Opens the database now, so that problems are in the log at start. Never throws. */
  open(): Promise<void>;
  close(): Promise<void>;
};

export const databaseContext = createContext<Database>();

/** The cause is in the log. */
export class DatabaseUnavailable extends Error {}

type DatabaseSettings = { databaseUrl: string | undefined; dataDir: string };

/** How long a query waits for another process is measured by it. */
type Clock = { now(): number; wait(milliseconds: number): Promise<unknown> };

/** Postgres with `databaseUrl`, else SQLite in `dataDir`; opened and migrated at the first query. */
export function createDatabase(
  settings: DatabaseSettings,
  log: Logger,
  clock: Clock = { now: () => performance.now(), wait },
): Database {
  const engine = settings.databaseUrl ? "postgres" : "sqlite";
  const pool = settings.databaseUrl ? createPool(settings.databaseUrl, log) : undefined;
  let checkFile = () => {};
  const connect = () => {
    if (pool) return connectPostgres(pool);
    const db = connectSqlite(settings.dataDir);
    checkFile = watchSqliteFile(settings.dataDir);
    return db;
  };
  const where = pool ? "DATABASE_URL" : `DATA_DIR (${resolve(settings.dataDir)})`;

  let ready: Promise<Kysely<Tables>> | undefined;
  const opened = () => {
    ready ??= openWith(connect, engine).catch((error) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };

  let lastProblem: string | undefined;
  const attempt = async <T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> => {
    try {
      const result = await patiently(clock, async () => {
        const db = await opened();
        checkFile();
        return work(db);
      });
      if (lastProblem) log.info("The database works again");
      lastProblem = undefined;
      return result;
    } catch (error) {
      // Once for each kind of problem: on a full disk every request meets the same one.
      const problem = withoutPersonalData(error);
      if (problem.message !== lastProblem) {
        log.error(
          { problem },
          `The database can't be used: sign-ups are refused until it can. See ${where}.`,
        );
      }
      lastProblem = problem.message;
      throw new DatabaseUnavailable("The database can't be used", { cause: error });
    }
  };

  return {
    engine,
    pool,
    query: attempt,
    transaction: (work) => attempt((db) => db.transaction().execute(work)),
    async open() {
      await attempt(async () => {}).catch(() => {});
    },
    async close() {
      const db = await ready?.catch(() => undefined);
      ready = undefined;
      if (db && !pool) await db.destroy();
      if (pool && !pool.ending) await pool.end();
    },
  };
}

/** SQLite's own waiting for another process would block the server's only thread. */
async function patiently<T>({ now, wait }: Clock, work: () => Promise<T>): Promise<T> {
  const end = now() + SQLITE_PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || now() > end) throw error;
      await wait(SQLITE_PAUSE);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

const SQLITE_PATIENCE_MS = 2_000;
const SQLITE_PAUSE = 25;

async function openWith(
  connect: () => Kysely<Tables>,
  engine: Database["engine"],
): Promise<Kysely<Tables>> {
  const db = connect();
  try {
    await migrate(db, engine);
    return db;
  } catch (error) {
    if (engine === "sqlite") await db.destroy();
    throw error;
  }
}

function connectSqlite(dataDir: string): Kysely<Tables> {
  const dialect = new FileDialect({ database: openSqliteFile(dataDir) });
  return new Kysely<Tables>({ dialect, plugins: [withoutNul] });
}

/** SQLite rolls back by itself on a full disk; a second rollback's error would hide the cause. */
class FileDialect extends SqliteDialect {
  readonly #config: { database: Sqlite.Database };

  constructor(config: { database: Sqlite.Database }) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    const { database } = this.#config;
    const driver = new SqliteDriver({ database });
    const rollBack = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (database.inTransaction) await rollBack(connection);
    };
    return driver;
  }
}

function connectPostgres(pool: Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [withoutNul] });
}

/** Postgres refuses a NUL in a text, which would look like a broken database. No text of ours has one. */
const withoutNul: KyselyPlugin = {
  transformQuery: ({ node }) => new NulRemover().transformNode(node),
  transformResult: async ({ result }) => result,
};

class NulRemover extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: cleaned(node.value) };
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...super.transformPrimitiveValueList(node), values: node.values.map(cleaned) };
  }
}

const cleaned = (value: unknown) =>
  typeof value === "string" ? value.replaceAll("\0", "") : value;

function createPool(connectionString: string, log: Logger): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // Notices a server that vanished without closing the connection.
    query_timeout: 20_000,
    keepAlive: true,
  });
  // Without a listener a broken idle connection would end the process. The next query replaces it.
  pool.on("error", (error) => {
    log.warn({ problem: withoutPersonalData(error) }, "A connection to the database was lost");
  });
  // The same for a connection in use; its next statement fails.
  pool.on("connect", (client) => {
    client.on("error", () => {});
  });
  return pool;
}

/** Postgres quotes rows in an error's details, which must not get into the log. */
function withoutPersonalData(error: unknown): { message: string; code?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  // Node gives a failed connection no message when it tried several addresses.
  const message = error.message || code || error.name;
  return { message, ...(code && { code }) };
}
