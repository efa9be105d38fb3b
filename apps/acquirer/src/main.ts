/** The process of the acquirer: settings → database → listen, until a signal or the end of the parent process. */
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { readSettings, rootFolder } from './settings.ts';
import { startAcquirer } from './start.ts';

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

const file = join(rootFolder, '.env');
if (existsSync(file)) process.loadEnvFile(file);

try {
  const settings = readSettings(process.env);
  const { port, bank, close } = await startAcquirer(settings);
  const end = () => void close().then(() => process.exit(0), fail);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // The parent process has ended.
  process.once('disconnect', end);

  const cashier = `http://localhost:${port}/caja/${bank.secrets.cashier}`;
  process.stdout.write(`Demo acquirer: http://localhost:${port}\nCashier of the demo acquirer: ${cashier}\n`);
  process.send?.({ kind: 'ready', port, cashier });
  // Node stores the compiled code of all modules in memory until the code is written to the cache on disk.
  flushCompileCache();
} catch (error) {
  fail(error);
}
