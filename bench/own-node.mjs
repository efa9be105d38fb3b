// Imported before all else by each benchmark: on a machine whose Node is older than the shop's own, starts it anew under the right one.
// What has types is imported later, by `await import`, since an older Node cannot even load it.
import './help.mjs';
import { spawnSync } from 'node:child_process';
import { bootstrap } from '../tools/bootstrap.mjs';
import { shopEnvironment } from '../tools/runtime.mjs';

export const node = bootstrap();
if (node !== process.execPath) {
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit', env: shopEnvironment(node) });
  process.exit(status ?? 1);
}
