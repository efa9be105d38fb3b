// Runs a program in the foreground of an npm command: with the same terminal, forwarded signals and the same exit code.
import { spawn } from 'node:child_process';
import { root, shopEnvironment } from './runtime.mjs';

const parentWatch = 500;

/** Does not return: this process exits with the program's exit code. */
export function runAndExit(node, args, environment = {}) {
  const child = spawn(node, args, {
    cwd: root,
    // The IPC channel closes when this process ends for any reason. The program then ends itself.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: shopEnvironment(node, environment),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

  // npm forwards signals only to its shell, and a shell that a signal kills leaves this process orphaned. So we end
  // when the parent changes.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, parentWatch).unref();
  }
}
