// Runs the boundary checker, installing it the first time. It has packages of its own: see boundaries/package.json.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { installTool } from './bootstrap.mjs';
import { findNode, root, shopEnvironment } from './runtime.mjs';

/** Checks who imports whom; true when every rule holds. */
export function checkBoundaries(node, folders = []) {
  installTool(node, 'boundaries', 'the boundary checker');
  const args = ['tools/boundaries/check.mjs', ...folders];
  return spawnSync(node, args, { cwd: root, stdio: 'inherit', env: shopEnvironment(node) }).status === 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exit(checkBoundaries(findNode(), process.argv.slice(2)) ? 0 : 1);
}
