// npm run dev: the shop on the same data, with hot reload of the storefront and restarts of the server on changes.
import { bootstrap } from './bootstrap.mjs';
import { runAndExit } from './run.mjs';

const node = bootstrap({ withStorefront: false });
runAndExit(node, ['apps/server/src/processes/dev.ts'], { NODE_ENV: 'development' });
