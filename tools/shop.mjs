// npm run shop -- <command>: runs the shop or a part of it, or does what an operator does with an open or a closed shop.
import { bootstrap } from './bootstrap.mjs';
import { runAndExit } from './run.mjs';
import { serve } from './serve.mjs';

// Paths are meant from where they are typed, which npm tells and whoever calls this file does not; commands run in the project's folder.
process.env.INIT_CWD ??= process.cwd();
const words = process.argv.slice(2);
// What shows pages needs the storefront; a worker and the commands do not.
const showsPages = words[0] === 'start' || words[0] === 'web';
const node = bootstrap({ withStorefront: showsPages });
if (showsPages || words[0] === 'worker') serve(node, words);
// Room for young objects: an import makes many that die soon, and takes a third less memory when they need not grow old first.
else runAndExit(node, ['--max-semi-space-size=32', 'apps/server/src/commands/main.ts', ...words]);
