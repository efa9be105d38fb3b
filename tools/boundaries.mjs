// Runs the check of import rules. Installs the checker's packages (boundaries/package.json) the first time.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { installTool } from './bootstrap.mjs';
import { findNode, root, shopEnvironment } from './runtime.mjs';

/** Installs the checker, which the check and its tests need. */
export const installChecker = (node) => installTool(node, 'boundaries', 'the boundary checker');

/** Checks the import rules. Returns true if there are no violations. */
export function checkBoundaries(node, folders = []) {
  installChecker(node);
  const args = ['tools/boundaries/check.mjs', ...folders];
  return spawnSync(node, args, { cwd: root, stdio: 'inherit', env: shopEnvironment(node) }).status === 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exit(checkBoundaries(findNode(), process.argv.slice(2)) ? 0 : 1);
}
