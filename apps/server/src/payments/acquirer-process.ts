/** Starts the demo acquirer beside the demo shop, in a process of its own with its own data (PA-08). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Run } from '../processes/run.ts';
import { rootFolder } from '../settings/settings.ts';
import { acquirerOrigin, secretsFile } from './provider.ts';

const main = join(rootFolder, 'apps/acquirer/src/main.ts');
/** Milliseconds until the acquirer must answer. */
const longestStart = 15_000;

/**
 * Starts the acquirer, and ends it with the shop.
 * @returns the address of the cashier's page, where slips and transfers are paid
 * @throws Error with one sentence for an operator
 */
export async function startAcquirer({ settings, shutdown }: Pick<Run, 'settings' | 'shutdown'>): Promise<string> {
  const origin = acquirerOrigin(settings);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // The acquirer gets no setting of the shop that it does not need, such as passwords.
    env: {
      ...(process.env.PATH === undefined ? {} : { PATH: process.env.PATH }),
      NODE_ENV: process.env.NODE_ENV,
      DATA_DIR: settings.dataDir,
      HOST: settings.host,
      ACQUIRER_PORT: String(settings.acquirerPort),
      ACQUIRER_WEBHOOK_URL: `http://127.0.0.1:${settings.port}/app/v1/pagos/demo/avisos`,
    },
  });
  const ended = once(child, 'exit');
  ended.catch(() => undefined);
  shutdown.add('demo acquirer', async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await ended;
  });
  const end = Date.now() + longestStart;
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`The demo acquirer did not start at ${origin}: set ACQUIRER_PORT to a free port.`);
    await wait(50);
  }
  const { cashier } = JSON.parse(readFileSync(secretsFile(settings), 'utf8')) as { cashier: string };
  return `http://localhost:${settings.acquirerPort}/caja/${cashier}`;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
