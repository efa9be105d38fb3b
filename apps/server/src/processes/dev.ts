/**
 * `npm run dev`: restarts the server when its files change, while PostgreSQL runs on. Files of the storefront cause no
 * restart, since Vite reloads them in the browser.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explain } from '../logging/explain.ts';
import { prepareDataDir } from '../settings/data-dir.ts';
import { readSettings, rootFolder, type Settings } from '../settings/settings.ts';
import { createShutdown } from './shutdown.ts';

const shutdown = createShutdown({ stepLimit: 10_000, warn: (sentence) => void process.stderr.write(`${sentence}\n`) });

async function end(code: number): Promise<void> {
  await shutdown.run();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
process.once('disconnect', () => void end(0));

/** Folders with sources of the server, and with documents that it reads. Vite watches all others. */
const watchedFolders = [
  'apps/server/src',
  'apps/api/src',
  'config',
  'packages/contract/src',
  'packages/database/src',
  'packages/domain/src',
];

function loadSettings(): Settings {
  const file = join(rootFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env, true);
}

/** Starts a database that runs through all restarts. @returns its URL */
async function startDatabase({ databaseUrl, dataDir }: Settings): Promise<string> {
  if (databaseUrl) return databaseUrl;
  const { lockDataDir, startEmbedded } = await import('@tianguis/database/embedded');
  const lock = lockDataDir(dataDir);
  shutdown.add('lock of the data directory', () => lock.release());
  const embedded = await startEmbedded({ dataDir, log: (line) => void process.stdout.write(`${line}\n`) });
  shutdown.add('PostgreSQL', () => embedded.stop());
  return embedded.url;
}

function watch(databaseUrl: string, { contentFolder }: Settings): void {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const folders = [...watchedFolders.map((folder) => join(rootFolder, folder)), contentFolder];
  const watched = folders.map((folder) => `--watch-path=${folder}`);
  // Vite resolves the development builds of packages. It must use the same React Router as the server.
  const flags = ['--conditions=development', '--watch-preserve-output', ...watched];
  const child = spawn(process.execPath, [...flags, main, '--dev'], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl, LOG_FORMAT: process.env.LOG_FORMAT ?? 'text' },
  });
  shutdown.add('server', async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    await gone;
  });
  child.once('exit', (code) => void end(code ?? 1));
}

try {
  const settings = loadSettings();
  prepareDataDir(settings.dataDir);
  watch(await startDatabase(settings), settings);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  await end(1);
}
