// npm start: the shop, from a fresh clone to an open door.
import { bootstrap } from './bootstrap.mjs';
import { runAndExit } from './run.mjs';

const node = bootstrap();
runAndExit(node, ['apps/server/src/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' });
