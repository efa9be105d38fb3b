// Runs a program in the foreground of an npm command: same terminal, signals passed on, same exit code.
import { spawn } from 'node:child_process';
import { root, shopEnvironment } from './runtime.mjs';

/** Never returns: ends this process as the program ended. */
export function runAndExit(node, args, environment = {}) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: shopEnvironment(node, environment) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
