// Runs a program in the foreground of an npm command: same terminal, forwarded signals, same exit code.
import { spawn } from 'node:child_process';
import { root, shopEnvironment } from './runtime.mjs';

const parentWatch = 500;

/** Does not return: this process exits with the program's exit code. */
export function runAndExit(node, args, environment = {}) {
  const child = spawn(node, args, {
    cwd: root,
    // The IPC channel closes when this process dies for any reason; the program then ends by itself.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: shopEnvironment(node, environment),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

  // npm forwards signals only to its shell, and a shell that is killed by one leaves this process orphaned.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, parentWatch).unref();
  }
}
