// Runs the server in the foreground, as `npm start` and `npm run shop -- start|web|worker` do.
import { join } from 'node:path';
import { runAndExit } from './run.mjs';
import { root, serverEnvironment, serverFlags } from './runtime.mjs';

/** Never returns: ends this process as the server ended. */
export function serve(node, words) {
  runAndExit(node, [...serverFlags, 'apps/server/src/main.ts', ...words], {
    ...serverEnvironment,
    // Compiled code is kept between starts, which halves them.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, 'node_modules', '.cache', 'tianguis'),
  });
}
