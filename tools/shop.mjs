// npm run shop -- <command>: what an operator does with an open or a closed shop.
import { bootstrap } from './bootstrap.mjs';
import { runAndExit } from './run.mjs';

const node = bootstrap({ withStorefront: false });
runAndExit(node, ['apps/server/src/commands/main.ts', ...process.argv.slice(2)]);
