// The packages whose modules are joined after their installation (tools/join-modules.mjs). This file is plain JavaScript
// for Node 20.0, without packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, shopEnvironment, step } from './runtime.mjs';

/** typebox has 680 modules, kysely has 260: together a third of all modules that a server loads. */
const names = ['typebox', 'kysely'];

/** This file of a package shows that its modules are joined. An installation by npm deletes the file. */
export const joinedStamp = (folder) => join(folder, '.tianguis-joined');

/** Joins the modules of packages that npm has installed since the last time. */
export function joinPackages(node) {
  const missing = names.filter((name) => !existsSync(joinedStamp(join(root, 'node_modules', name))));
  if (missing.length === 0) return;
  const { status, stdout, stderr } = step('Joining modules of packages', () =>
    spawnSync(node, [join(root, 'tools', 'join-modules.mjs'), ...missing], {
      encoding: 'utf8',
      env: shopEnvironment(node),
    }),
  );
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  giveUp('The modules of packages could not be joined: see the lines above.');
}
