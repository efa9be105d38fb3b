// npm run shop -- <command>: runs the shop or one of its processes, the demo acquirer, or an operator's command.
import { runAcquirer } from './acquirer.mjs';
import { bootstrap } from './bootstrap.mjs';
import { runAndExit } from './run.mjs';
import { serve } from './serve.mjs';

// Commands run in the project's folder, but resolve paths in the user's folder. npm sets INIT_CWD to the user's folder.
// Other callers do not set INIT_CWD.
process.env.INIT_CWD ??= process.cwd();
const words = process.argv.slice(2);
// Only these processes render pages. The worker and the commands do not need the storefront.
const servesPages = words[0] === 'start' || words[0] === 'web';
const node = bootstrap({ withStorefront: servesPages });
if (servesPages || words[0] === 'worker') serve(node, words);
else if (words[0] === 'acquirer') runAcquirer(node);
// The large young generation saves memory: an import allocates many short-lived objects. An import needs a third less
// memory if these objects are not promoted to the old generation.
else runAndExit(node, ['--max-semi-space-size=32', 'apps/server/src/commands/main.ts', ...words]);
