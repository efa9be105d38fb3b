// npm run dev: runs the shop on the same data as `npm start`, with hot reload of the storefront and a restart of the
// server after changes.
import { bootstrap } from './bootstrap.mjs';
import { runAndExit } from './run.mjs';

const node = bootstrap({ withStorefront: false });
runAndExit(node, ['apps/server/src/processes/dev.ts'], { NODE_ENV: 'development' });
