// Test bed: child processes, a temporary folder, and the results of checks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bootstrap } from '../../tools/bootstrap.mjs';
import { root, serverEnvironment, serverFlags } from '../../tools/runtime.mjs';

const node = bootstrap();
/** Host name of the shop, also in the certificate. */
export const name = 'shop.example';
export const folder = mkdtempSync(join(tmpdir(), 'tianguis-ops-'));
chmodSync(folder, 0o755);
mkdirSync(join(folder, 'cache'));
const children = new Set();
let failures = 0;

/** Prints the result of a check; `found` is printed if it fails. */
export function check(what, holds, found) {
  if (!holds) failures += 1;
  process.stdout.write(`${holds ? '  yes' : '**NO**'}  ${what}${holds ? '' : `: ${JSON.stringify(found)}`}\n`);
}

/** @returns the number of failed checks */
export const failed = () => failures;

export const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/** Starts a program that is stopped at the end; `output()` is what it has printed. */
export function begin(program, args, env = {}) {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  children.add(child);
  return Object.assign(child, { output: () => text });
}

export function shop(words, env) {
  const main = join(root, 'apps/server/src/main.ts');
  return begin(node, [...serverFlags, main, ...words], {
    ...serverEnvironment,
    HOST: '127.0.0.1',
    LOG_FORMAT: 'json',
    ...env,
  });
}

export async function says(child, words) {
  for (const end = Date.now() + 120_000; !child.output().includes(words); await wait(50))
    if (child.exitCode !== null || Date.now() > end) throw new Error(`It did not print "${words}":\n${child.output()}`);
}

/** Stops all programs, the last first, and removes the folder. */
export async function endAll() {
  for (const child of [...children].reverse()) {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}
