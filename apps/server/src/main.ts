/**
 * The composition root: reads the command line, starts a part of the shop, and shuts it down on a signal or an error.
 */
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { limitHeapGrowth } from './after-start/heap-growth.ts';
import { isSupervised, reportFailure } from './cluster/supervised.ts';
import { explain } from './logging/explain.ts';
import { createLog, createLogStream } from './logging/logging.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { Run } from './processes/run.ts';
import { createShutdown } from './processes/shutdown.ts';
import { readStartCommand } from './processes/start-command.ts';
import { prepareDataDir } from './settings/data-dir.ts';
import { readSettings, rootFolder, type Settings } from './settings/settings.ts';

/**
 * Milliseconds for a step of the shutdown: longer than any step takes, and shorter than the stop timeout of process
 * managers.
 */
const stepLimit = 8_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const shutdown = createShutdown({ stepLimit, warn: (sentence) => void process.stderr.write(`${sentence}\n`) });

async function end(code: number): Promise<void> {
  await shutdown.run();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A terminal sends its signals to all processes. Supervised processes ignore them, and stop when their primary
    // sends SIGTERM.
    if (isSupervised && signal !== 'SIGTERM') return;
    if (!shutdown.begun && !isSupervised) say('Closing the shop');
    void end(0);
  });
}

// The parent process (`npm start`) has died.
process.once('disconnect', () => void end(0));

async function fail(error: unknown): Promise<void> {
  // Do not report failures during a shutdown, since it makes unfinished work fail.
  if (!shutdown.begun && isSupervised) reportFailure(explain(error));
  else if (!shutdown.begun) process.stderr.write(`\n${explain(error)}\n`);
  await end(shutdown.begun ? 0 : 1);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

function loadSettings(): Settings {
  const file = join(rootFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env, process.stdout.isTTY === true);
}

try {
  const { part, processes, storefront } = readStartCommand(process.argv.slice(2));
  // Without NODE_ENV, React would use its slow development build.
  process.env.NODE_ENV ??= storefront.development ? 'development' : 'production';
  const settings = loadSettings();
  prepareDataDir(settings.dataDir);
  const logStream = createLogStream(settings.logFormat);
  const log = createLog(logStream, settings.logLevel);
  const run: Run = { settings, shutdown, say, logStream, log, metrics: createMetrics(), storefront };
  if (processes === undefined)
    process.on('SIGUSR2', () =>
      log.warn({}, 'SIGUSR2 replaces the processes of "--processes": this shop has only one, and is not replaced'),
    );
  // Import each part on demand, since a process needs only one part.
  if (processes !== undefined) {
    const { startPrimary } = await import('./cluster/primary.ts');
    await startPrimary(run, { processes, whole: part === 'start', onLost: (error) => void fail(error) });
  } else if (part === 'web') await (await import('./processes/web.ts')).web(run);
  else if (part === 'worker') await (await import('./processes/worker.ts')).worker(run);
  else await (await import('./processes/start.ts')).start(run);
  // Node stores the compiled code of all modules in memory until the code is written to the cache on disk.
  flushCompileCache();
  limitHeapGrowth();
} catch (error) {
  await fail(error);
}
