// Runs a program in the foreground of an npm command: same terminal, signals passed on, same exit code, same end.
import { spawn } from 'node:child_process';
import { root, shopEnvironment } from './runtime.mjs';

const parentWatch = 500;

/** Never returns: ends this process as the program ended. */
export function runAndExit(node, args, environment = {}) {
  const child = spawn(node, args, {
    cwd: root,
    // The channel closes when this process dies, however it dies; the program then ends by itself.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: shopEnvironment(node, environment),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

  // npm passes signals on to its shell only, and a shell that dies by one leaves us behind.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, parentWatch).unref();
  }
}
