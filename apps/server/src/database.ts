/** Opens the database that the settings select, and migrates it. */
import { migrate, type OpenDatabase, openDatabase } from '@tianguis/database';
import { shopSchema } from '@tianguis/schema';
import { createLog, type LogStream } from './logging/logging.ts';
import { createProgress } from './logging/progress.ts';
import type { Shutdown } from './processes/shutdown.ts';
import type { Settings } from './settings/settings.ts';

/** Time limit in milliseconds, less than the limit of an API call. */
const queryTimeout = 10_000;

type Preparation = { settings: Settings; shutdown: Shutdown; say(line: string): void; logStream: LogStream };

type OwnOptions = Pick<Preparation, 'say'> & {
  /**
   * Called when other work may occupy this process: once our PostgreSQL starts by itself, or once the operator's database
   * has answered.
   */
  onStarting?: (() => void) | undefined;
};

/**
 * Opens the database of `DATABASE_URL`, or starts the embedded database in `DATA_DIR`, and migrates its schema.
 * @throws Error with one sentence for an operator
 */
export async function prepareDatabase({ say, onStarting, ...rest }: Preparation & OwnOptions): Promise<OpenDatabase> {
  const { settings } = rest;
  const url = settings.databaseUrl ?? (await startOwn(rest, { say, onStarting }));
  const database = connect(url, rest);
  await checkReachable(database, url);
  if (settings.databaseUrl !== undefined) onStarting?.();
  const applied = await migrate(database.pool, shopSchema);
  if (applied.length > 0) say(`Database schema: ${applied.join(', ')}`);
  return database;
}

/**
 * Opens a database that another process or an operator runs. The database may be unavailable: a process that is
 * restarted during an outage answers 503 until the database is back. Otherwise all restarts would fail, and the shop
 * would stop.
 */
export function connect(url: string, { settings, shutdown, logStream }: Omit<Preparation, 'say'>): OpenDatabase {
  const log = createLog(logStream, settings.logLevel);
  const database = openDatabase({
    url,
    max: settings.databaseConnections,
    queryTimeoutMs: queryTimeout,
    onIdleError: (err) => log.warn({ err }, 'a database connection was lost'),
  });
  shutdown.add('database connections', () => database.close());
  return database;
}

async function startOwn(
  { settings: { dataDir, logLevel }, shutdown, logStream }: Omit<Preparation, 'say'>,
  { say, onStarting }: OwnOptions,
): Promise<string> {
  const { lockDataDir, startEmbedded } = await import('@tianguis/database/embedded');
  const lock = lockDataDir(dataDir);
  shutdown.add('lock of the data directory', () => lock.release());
  const log = createLog(logStream, logLevel);
  const onDeath = (state: 'died' | 'back' | 'failed', err?: unknown) => {
    if (state === 'back') log.info({}, 'PostgreSQL serves again');
    else log.error({ err }, state === 'died' ? 'PostgreSQL has died and is restarted' : 'PostgreSQL cannot be started');
  };
  const starting = startEmbedded({ dataDir, log: say, onDeath, onSpawn: onStarting });
  // Add this step before PostgreSQL has started, so that a shutdown during the start of PostgreSQL also stops
  // PostgreSQL.
  shutdown.add('PostgreSQL', async () => {
    const begun = await starting.catch(() => undefined);
    await begun?.stop();
  });
  const embedded = await starting;
  if (embedded.adopted) say(`Took over the PostgreSQL that an earlier start left running (process ${embedded.pid})`);
  return embedded.url;
}

/** @throws Error with one sentence: the database without its password, and the reason why it cannot be used */
export async function checkReachable({ pool }: OpenDatabase, url: string): Promise<void> {
  const encoding = await encodingOf(pool)
    // While our PostgreSQL starts, this process may load modules for longer than the time limit of a connection.
    .catch((error: unknown) => (isTimeout(error) ? encodingOf(pool) : Promise.reject(error)))
    .catch((error: unknown) => {
      const reason = error instanceof AggregateError ? error.errors[0] : error;
      throw new Error(
        `The database ${withoutPassword(url)} cannot be used: ${reason instanceof Error ? reason.message : reason}.`,
      );
    });
  // Other encodings lack letters, or do not check them.
  if (encoding !== 'UTF8')
    throw new Error(
      `The database ${withoutPassword(url)} stores texts as ${encoding}, and the shop needs UTF8: make another with ` +
        `"create database NAME encoding 'UTF8' template template0".`,
    );
}

const isTimeout = (error: unknown): boolean => error instanceof Error && /timeout/.test(error.message);

async function encodingOf(pool: OpenDatabase['pool']): Promise<string | undefined> {
  const { rows } = await pool.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
  return rows[0]?.encoding;
}

function withoutPassword(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'of DATABASE_URL';
  }
}

/**
 * Loads the demo shop into a database without products, unless `DEMO_PRODUCTS` is 0. @returns whether the demo was
 * loaded
 */
export async function loadDemoOnce({ pool }: OpenDatabase, settings: Settings): Promise<boolean> {
  if (settings.demoProducts === 0) return false;
  const { rows } = await pool.query<{ filled: boolean }>('select exists (select from products) as filled');
  if (rows[0]?.filled) return false;
  const { loadDemo } = await import('@tianguis/demo');
  const show = createProgress('Loading the demo shop');
  await loadDemo({ pool, products: settings.demoProducts, seed: settings.demoSeed, onProgress: show });
  return true;
}

/** Whether the database has the demo shop, whose customers' passwords are public. */
export async function demoIsLoaded({ pool }: OpenDatabase): Promise<boolean> {
  const { rowCount } = await pool.query(`select from facts where name = 'demo'`);
  return rowCount === 1;
}
