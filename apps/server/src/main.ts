/** The composition root: settings → configuration → database → demo → pictures → server → open door. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from './explain.ts';
import { createLogStream } from './logging.ts';
import { readSettings, rootFolder, type Settings } from './settings.ts';
import { createShutdown } from './shutdown.ts';
import { start } from './start.ts';

/** Longer than any step may take by itself, and shorter than the patience of those who stop processes. */
const stepLimit = 8_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const shutdown = createShutdown({ stepLimit, warn: (sentence) => void process.stderr.write(`${sentence}\n`) });

async function end(code: number): Promise<void> {
  await shutdown.run();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!shutdown.begun) say('Closing the shop');
    void end(0);
  });
}

// Begun by `npm start`, and that has died without a word.
process.once('disconnect', () => void end(0));

async function fail(error: unknown): Promise<void> {
  // Whoever stops the shop while it starts makes its unfinished work fail; that is no news.
  if (!shutdown.begun) process.stderr.write(`\n${explain(error)}\n`);
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
  const { values: options } = parseArgs({
    options: {
      // The storefront compiled as it is asked for (`npm run dev`).
      dev: { type: 'boolean', default: false },
      // Another storefront than the one that `npm start` builds.
      storefront: { type: 'string', default: join(rootFolder, 'apps/storefront') },
    },
  });
  // React has a slow build that it takes unless it is told not to.
  process.env.NODE_ENV ??= options.dev ? 'development' : 'production';
  const settings = loadSettings();
  const logStream = createLogStream(settings.logFormat);
  const storefront = { folder: options.storefront, development: options.dev };
  await start({ settings, shutdown, say, logStream, storefront });
} catch (error) {
  await fail(error);
}
