// npm run test:one -- PATH [more]: one file of tests, or some. What ends in .spec.ts goes to the browser, the rest to Vitest, and what
// follows goes to either as it is (`-t name`, `--project=phone`, `--trace on`).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { findChromium } from './chromium.mjs';
import { giveUp, root, shopEnvironment } from './runtime.mjs';

const words = process.argv.slice(2);
const [path] = words;
if (path === undefined || path.startsWith('-'))
  giveUp('Name a file of tests: npm run test:one -- apps/api/src/search.test.ts');
const isJourney = path.endsWith('.spec.ts');
// A journey walks through the built shop.
const node = bootstrap({ withStorefront: isJourney });
const [program, env] = isJourney
  ? [['@playwright/test/cli.js', 'test'], { CHROMIUM_PATH: findChromium(node) }]
  : [['vitest/vitest.mjs', 'run'], { NODE_ENV: 'test' }];
const [file, verb] = program;
const args = [join(root, 'node_modules', ...file.split('/')), verb, ...words];
process.exit(spawnSync(node, args, { cwd: root, stdio: 'inherit', env: shopEnvironment(node, env) }).status ?? 1);
