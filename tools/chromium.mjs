// Finds or installs a browser for the tests. `node tools/chromium.mjs` prints its path.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { giveUp, root, shopEnvironment } from './runtime.mjs';

const debianPath = '/usr/bin/chromium';

/** Path of the browser. Progress goes to stderr, so that stdout has only the path. */
export function findChromium(node) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : giveUp(`CHROMIUM_PATH is "${given}", and there is no such file.`);
  if (existsSync(debianPath)) return debianPath;
  if (isDebian() && process.getuid && process.getuid() === 0) {
    log('Installing Chromium with apt-get');
    const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    if (existsSync(debianPath)) return debianPath;
  }
  return (
    installWithPlaywright(node) ??
    giveUp('No Chromium could be found or installed: install one and set CHROMIUM_PATH to it.')
  );
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
