// Finds or installs browsers for tests and benchmarks. `node tools/chromium.mjs` prints the browser's path.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { giveUp, root, shopEnvironment } from './runtime.mjs';

/** Paths of the browser and its headless shell in Debian's packages. */
const debian = { chromium: '/usr/bin/chromium', 'chromium-headless-shell': '/usr/bin/chromium-headless-shell' };

/** Path of the browser. Progress is written to stderr, so that stdout contains only the path. */
export function findChromium(node) {
  return (
    givenPath('CHROMIUM_PATH') ??
    findOnDebian('chromium') ??
    installWithPlaywright(node) ??
    giveUp('No Chromium could be found or installed: install one and set CHROMIUM_PATH to it.')
  );
}

/**
 * The browsers of Playwright's tests, as environment variables. CHROMIUM_PATH is the headless shell if it is available:
 * the same engine without windows, so that tests take half of the time. The shell has no back/forward cache.
 * WHOLE_CHROMIUM_PATH is the whole browser, which has that cache.
 */
export function findTestBrowsers(node) {
  const whole = findChromium(node);
  const shell = givenPath('CHROMIUM_PATH') ?? findOnDebian('chromium-headless-shell') ?? whole;
  return { CHROMIUM_PATH: shell, WHOLE_CHROMIUM_PATH: givenPath('WHOLE_CHROMIUM_PATH') ?? whole };
}

function givenPath(name) {
  const path = process.env[name];
  if (!path) return undefined;
  return existsSync(path) ? path : giveUp(`${name} is "${path}", and there is no such file.`);
}

/** Path of a package's program. Installs the package if that is possible. */
function findOnDebian(name) {
  const path = debian[name];
  if (existsSync(path)) return path;
  if (!isDebian() || process.getuid?.() !== 0) return undefined;
  log(`Installing ${name} with apt-get`);
  const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  return existsSync(path) ? path : undefined;
}

function installWithPlaywright(node) {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  if (!existsSync(cli)) return undefined;
  log("Installing Playwright's Chromium");
  spawnSync(node, [cli, 'install', 'chromium'], { cwd: root, stdio: ['ignore', 2, 2], env: shopEnvironment(node) });
  const ask = "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const path = spawnSync(node, ['-e', ask], { cwd: root, encoding: 'utf8' }).stdout.trim();
  return path && existsSync(path) ? path : undefined;
}

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

const log = (line) => process.stderr.write(`${line} …\n`);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${findChromium(bootstrap({ withStorefront: false }))}\n`);
}
