// Finds or installs the Node that runs the shop. This file is plain JavaScript for Node 20.0, without packages, because
// it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const folder = join(root, 'tools', 'runtime');
const requiredMajor = 24;
const minimumVersion = [22, 22];

/**
 * Flags and environment of the server, for `npm start` and benchmarks, which limit CPU and memory:
 * - a bounded young generation
 * - one thread of V8 beside the main thread, which compiles hot code and marks garbage: the default of four would use
 * both cores of a small machine
 * - two arenas of glibc's allocator, where the default is one for each thread
 * - a fixed mmap threshold, so that buffers of the size of a compressed page are returned to the system when they are
 * freed. Otherwise glibc raises the threshold to 32 MB and retains 60 MB of fragments.
 */
export const serverFlags = ['--max-semi-space-size=8', '--v8-pool-size=1'];
export const serverEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  // Compile cache: halves the time of a start, and TypeScript's compiler need not be in memory.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, 'node_modules', '.cache', 'tianguis'),
};

/** Exits with code 1 and a sentence for the user. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** Prints the title of a slow step and its duration. */
export function step(title, work) {
  const began = Date.now();
  process.stdout.write(`${title} … `);
  const result = work();
  process.stdout.write(`${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}

/** Path of the Node executable for all commands. Installs Node from npm if this machine's Node is older. */
export function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major >= requiredMajor) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const binary = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(binary)) return binary;
  const offered = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).optionalDependencies;
  if (offered[name]) {
    const installed = step(`Installing Node.js ${offered[name]}`, () =>
      spawnSync(
        ...npmCommand(process.execPath, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']),
        {
          cwd: folder,
          encoding: 'utf8',
        },
      ),
    );
    if (existsSync(binary)) return binary;
    process.stderr.write(`${installed.stdout ?? ''}${installed.stderr ?? ''}`);
  }
  if (major > minimumVersion[0] || (major === minimumVersion[0] && minor >= minimumVersion[1])) return process.execPath;
  return giveUp(
    offered[name]
      ? 'Node.js 24 could not be installed from npm: see the lines above, or install Node.js 24 yourself and try again.'
      : `This machine has Node.js ${process.versions.node} and npm offers no newer one for ${process.platform} ${process.arch}: install Node.js 24 and try again.`,
  );
}

/** Program and arguments to run npm with a given Node. */
export function npmCommand(node, args) {
  const given = process.env.npm_execpath;
  const candidates = [
    given && basename(given) === 'npm-cli.js' ? given : '',
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const cli = candidates.find((path) => path && existsSync(path));
  return cli ? [node, [cli, ...args]] : ['npm', args];
}

/** An environment whose PATH begins with this Node and the programs of the installed packages. */
export function shopEnvironment(node, more = {}) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, ...more };
}
