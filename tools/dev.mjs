// npm run dev: the shop on the same data, with the storefront reloaded in the browser and the server restarted as files change.
import { bootstrap } from './bootstrap.mjs';
import { runAndExit } from './run.mjs';

const node = bootstrap({ withStorefront: false });
runAndExit(node, ['apps/server/src/dev.ts'], { NODE_ENV: 'development' });
