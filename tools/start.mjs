// npm start: the shop, from a fresh clone to an open door.
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { runAndExit } from './run.mjs';
import { root, serverEnvironment, serverFlags } from './runtime.mjs';

const node = bootstrap();
runAndExit(node, [...serverFlags, 'apps/server/src/main.ts', ...process.argv.slice(2)], {
  ...serverEnvironment,
  // Compiled code is kept between starts, which halves them.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'tianguis'),
});
