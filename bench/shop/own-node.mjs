// Every benchmark imports this file first. If the machine's Node is too old, this file runs the benchmark again with
// the shop's Node. Benchmarks import TypeScript later with `await import`, because an older Node cannot load
// TypeScript.
import './help.mjs';
import { spawnSync } from 'node:child_process';
import { bootstrap } from '../../tools/bootstrap.mjs';
import { shopEnvironment } from '../../tools/runtime.mjs';

export const node = bootstrap();
if (node !== process.execPath) {
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit', env: shopEnvironment(node) });
  process.exit(status ?? 1);
}
