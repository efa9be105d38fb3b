/** Starts the demo acquirer beside the demo shop, in a process of its own with its own data (PA-08). */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { restartDelay } from '../cluster/backoff.ts';
import type { Log } from '../logging/logging.ts';
import type { Run } from '../processes/run.ts';
import { rootFolder, type Settings } from '../settings/settings.ts';
import { within } from '../within.ts';

const main = join(rootFolder, 'apps/acquirer/src/main.ts');
/** Milliseconds until the acquirer must answer. */
const longestStart = 15_000;
/** Milliseconds after which a process counts as started well. */
const goodAge = 10_000;

export interface AcquirerOptions {
  start?: (settings: Settings) => ChildProcess;
  /** Milliseconds until the acquirer must answer. */
  patience?: number;
}

/**
 * Starts the acquirer, restarts it when it dies, and ends it with the shop. An acquirer that cannot start is started
 * again, too: after a shop was killed, its acquirer still has port and data for a moment.
 * @returns the address of the cashier's page, where slips and transfers are paid
 * @throws Error with one sentence for an operator
 */
export async function startAcquirer(
  { settings, shutdown, log }: Pick<Run, 'settings' | 'shutdown' | 'log'>,
  { start = spawnAcquirer, patience = longestStart }: AcquirerOptions = {},
): Promise<string> {
  const acquirer = supervise(() => start(settings), log);
  shutdown.add('demo acquirer', acquirer.stop);
  const port = settings.acquirerPort;
  const sentence = `The demo acquirer did not start at port ${port}: set ACQUIRER_PORT to a free port.`;
  await within(patience, acquirer.ready, sentence);
  return acquirer.cashier();
}

/** Starts the process of the acquirer. It ends with this process, since their channel closes. */
export function spawnAcquirer({ dataDir, host, port, acquirerPort }: Settings): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // The acquirer gets no setting of the shop that it does not need, such as passwords.
    env: {
      ...(process.env.PATH === undefined ? {} : { PATH: process.env.PATH }),
      NODE_ENV: process.env.NODE_ENV,
      DATA_DIR: dataDir,
      HOST: host,
      ACQUIRER_PORT: String(acquirerPort),
      ACQUIRER_WEBHOOK_URL: `http://127.0.0.1:${port}/app/v1/pagos/demo/avisos`,
    },
  });
}

function supervise(start: () => ChildProcess, log: Log) {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  let cashier = '';
  let [isStopping, failures] = [false, 0];
  let restart: NodeJS.Timeout | undefined;
  let child: ChildProcess;
  let ended: Promise<unknown>;

  function run(): void {
    const began = performance.now();
    child = start();
    child.on('message', (message: { kind: string; cashier: string }) => {
      if (message.kind !== 'ready') return;
      cashier = message.cashier;
      resolve();
    });
    ended = new Promise((done) => {
      child.once('exit', (code, signal) => done(signal ?? code));
      child.once('error', done);
    });
    const { pid } = child;
    void ended.then((how) => {
      if (isStopping) return;
      failures = performance.now() - began > goodAge ? 1 : failures + 1;
      log.error({ process: 'acquirer', pid }, `the demo acquirer ended with ${how}, and is restarted`);
      restart = setTimeout(run, restartDelay(failures));
    });
  }
  run();

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(restart);
    child.kill('SIGTERM');
    await ended;
  }
  return { ready, cashier: () => cashier, stop };
}
