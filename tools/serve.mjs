// Runs the server in the foreground, as `npm start` and `npm run shop -- start|web|worker` do.
import { runAndExit } from './run.mjs';
import { serverEnvironment, serverFlags } from './runtime.mjs';

/** Does not return: this process exits with the server's exit code. */
export function serve(node, words) {
  runAndExit(node, [...serverFlags, 'apps/server/src/main.ts', ...words], serverEnvironment);
}
