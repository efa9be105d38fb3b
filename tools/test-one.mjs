// npm run test:one -- PATH [more]: runs one or several test files. Playwright runs .spec.ts files, Vitest all others.
// Further arguments are passed on (`-t name`, `--project=phone`, `--trace on`).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { findTestBrowsers } from './chromium.mjs';
import { giveUp, root, shopEnvironment } from './runtime.mjs';

const words = process.argv.slice(2);
const [path] = words;
if (path === undefined || path.startsWith('-'))
  giveUp('Name a file of tests: npm run test:one -- apps/api/src/modules/search/results.test.ts');
const isBrowserTest = path.endsWith('.spec.ts');
// Tests of the whole shop (e2e/) need the built storefront.
const node = bootstrap({ withStorefront: /(^|\/)e2e\//.test(path) });
const [program, env] = isBrowserTest
  ? [['@playwright/test/cli.js', 'test'], findTestBrowsers(node)]
  : [['vitest/vitest.mjs', 'run'], { NODE_ENV: 'test' }];
const [file, verb] = program;
const args = [join(root, 'node_modules', ...file.split('/')), verb, ...words];
process.exit(spawnSync(node, args, { cwd: root, stdio: 'inherit', env: shopEnvironment(node, env) }).status ?? 1);
