// Runs the demo acquirer: alone (`npm run shop -- acquirer`), or beside a shop as a child process.
import { spawn } from 'node:child_process';
import { runAndExit } from './run.mjs';
import { root, serverEnvironment, serverFlags, shopEnvironment } from './runtime.mjs';

// Node's own SQLite still prints a warning that it is experimental.
const program = [...serverFlags, '--disable-warning=ExperimentalWarning', 'apps/acquirer/src/main.ts'];

/** Runs the acquirer in the foreground. Does not return. */
export function runAcquirer(node) {
  runAndExit(node, program, serverEnvironment);
}

/**
 * Starts the acquirer as a child of this process, and waits until it answers. The acquirer prints its address and the
 * address of its cashier. It ends with this process, however this process ends, since their IPC channel closes.
 * @param environment settings besides those of this process: ACQUIRER_PORT, DATA_DIR, ACQUIRER_WEBHOOK_URL …
 * @returns its port, the address of the cashier, the child process, and a function that ends it
 * @throws Error if the acquirer ends before it answers; it has printed the reason
 */
export async function startAcquirer(node, environment = {}) {
  const child = spawn(node, program, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: shopEnvironment(node, { ...serverEnvironment, ...environment }),
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ready = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The demo acquirer ended with code ${code}.`)));
  });
  const reply = await fetch(`http://127.0.0.1:${ready.port}/readyz`);
  if (!reply.ok) throw new Error(`The demo acquirer answered with ${reply.status}.`);
  return {
    port: ready.port,
    cashier: ready.cashier,
    child,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
