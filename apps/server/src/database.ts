/** From settings to a migrated database with a shop in it. */
import { migrate, type OpenDatabase, openDatabase } from '@tianguis/database';
import { shopSchema } from '@tianguis/schema';
import { createLog, type LogStream } from './logging.ts';
import { createProgress } from './progress.ts';
import type { Settings } from './settings.ts';
import type { Shutdown } from './shutdown.ts';

/** Less than a call of the API may take. */
const queryPatience = 10_000;

type Preparation = { settings: Settings; shutdown: Shutdown; say(line: string): void; logStream: LogStream };

/**
 * Opens the database of `DATABASE_URL`, or starts the embedded one under `DATA_DIR`, and brings its schema up to date.
 * @throws Error of one sentence for an operator
 */
export async function prepareDatabase({ say, ...rest }: Preparation): Promise<OpenDatabase> {
  const { settings } = rest;
  const url = settings.databaseUrl ?? (await startOwn(rest, say));
  const database = connect(url, rest);
  await checkReachable(database, url);
  const applied = await migrate(database.pool, shopSchema);
  if (applied.length > 0) say(`Database schema: ${applied.join(', ')}`);
  return database;
}

/**
 * Opens a database that somebody else looks after. It need not be there: a process that is begun anew while it is away opens, says 503
 * and serves when it is back, where otherwise all would be begun anew in vain until the shop is given up.
 */
export function connect(url: string, { settings, shutdown, logStream }: Omit<Preparation, 'say'>): OpenDatabase {
  const log = createLog(logStream, settings.logLevel);
  const database = openDatabase({
    url,
    max: settings.databaseConnections,
    queryTimeoutMs: queryPatience,
    onIdleError: (err) => log.warn({ err }, 'a database connection was lost'),
  });
  shutdown.add('database connections', () => database.close());
  return database;
}

async function startOwn(
  { settings: { dataDir, logLevel }, shutdown, logStream }: Omit<Preparation, 'say'>,
  say: (line: string) => void,
): Promise<string> {
  const { lockDataDir, startEmbedded } = await import('@tianguis/database/embedded');
  const lock = lockDataDir(dataDir);
  shutdown.add('lock of the data directory', () => lock.release());
  const log = createLog(logStream, logLevel);
  const onDeath = (state: 'died' | 'back' | 'failed', err?: unknown) => {
    if (state === 'back') log.info({}, 'PostgreSQL serves again');
    else
      log.error(
        { err },
        state === 'died' ? 'PostgreSQL has died and is started again' : 'PostgreSQL cannot be started',
      );
  };
  const starting = startEmbedded({ dataDir, log: say, onDeath });
  // Noted before it has started: whoever stops the shop meanwhile must not leave it behind.
  shutdown.add('PostgreSQL', async () => {
    const begun = await starting.catch(() => undefined);
    await begun?.stop();
  });
  const embedded = await starting;
  if (embedded.adopted) say(`Took over the PostgreSQL that an earlier start left running (process ${embedded.pid})`);
  return embedded.url;
}

/** @throws Error of one sentence: which database, without its password, and why it cannot be used */
export async function checkReachable({ pool }: OpenDatabase, url: string): Promise<void> {
  const encoding = await encodingOf(pool).catch((error: unknown) => {
    const reason = error instanceof AggregateError ? error.errors[0] : error;
    throw new Error(
      `The database ${withoutPassword(url)} cannot be used: ${reason instanceof Error ? reason.message : reason}.`,
    );
  });
  // Others cannot hold every letter, and would take what they cannot hold as it comes.
  if (encoding !== 'UTF8')
    throw new Error(
      `The database ${withoutPassword(url)} keeps texts as ${encoding}, and the shop needs UTF8: make another with ` +
        `"create database NAME encoding 'UTF8' template template0".`,
    );
}

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

/** Loads the demo shop into a database that has no products, unless `DEMO_PRODUCTS` is 0. True when it was loaded now. */
export async function loadDemoOnce({ pool }: OpenDatabase, settings: Settings): Promise<boolean> {
  if (settings.demoProducts === 0) return false;
  const { rows } = await pool.query<{ filled: boolean }>('select exists (select from products) as filled');
  if (rows[0]?.filled) return false;
  const { loadDemo } = await import('@tianguis/demo');
  const show = createProgress('Loading the demo shop');
  await loadDemo({ pool, products: settings.demoProducts, seed: settings.demoSeed, onProgress: show });
  return true;
}

/** Whether the shop in the database is the demo, whose customers' passwords may be told to everybody. */
export async function demoIsLoaded({ pool }: OpenDatabase): Promise<boolean> {
  const { rowCount } = await pool.query(`select from facts where name = 'demo'`);
  return rowCount === 1;
}
