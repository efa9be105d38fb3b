// Which Node runs the shop. Plain JavaScript for Node 20.0, no packages: this is read before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const folder = join(root, 'tools', 'runtime');
const wanted = 24;
const oldestThatWorks = [22, 22];

/**
 * How the server is run, by `npm start` and by benchmarks alike: the space of young objects bounded, no more than two arenas of
 * glibc's allocator, which otherwise keeps one for each thread, and what is as long as a compressed page given back as soon as it is
 * free (glibc would raise that limit to 32 MB by itself, and keep the holes that pages leave: 60 MB of them).
 */
export const serverFlags = ['--max-semi-space-size=16'];
export const serverEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  // Compiled code is kept between starts: that halves them, and the compiler of TypeScript is not in memory.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, 'node_modules', '.cache', 'tianguis'),
};

/** Ends the command with one sentence for the person who typed it. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** Says what takes time, and how long it took. Output of the work itself is shown only when it fails. */
export function step(title, work) {
  const began = Date.now();
  process.stdout.write(`${title} … `);
  const result = work();
  process.stdout.write(`${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}

/** Path of the Node to run everything with, installing it from npm when this machine's own is older. */
export function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major >= wanted) return process.execPath;
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
  if (major > oldestThatWorks[0] || (major === oldestThatWorks[0] && minor >= oldestThatWorks[1]))
    return process.execPath;
  return giveUp(
    offered[name]
      ? 'Node.js 24 could not be installed from npm: see the lines above, or install Node.js 24 yourself and try again.'
      : `This machine has Node.js ${process.versions.node} and npm offers no newer one for ${process.platform} ${process.arch}: install Node.js 24 and try again.`,
  );
}

/** Program and arguments that run npm under a given Node. */
export function npmCommand(node, args) {
  const given = process.env.npm_execpath;
  const places = [
    given && basename(given) === 'npm-cli.js' ? given : '',
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const cli = places.find((place) => place && existsSync(place));
  return cli ? [node, [cli, ...args]] : ['npm', args];
}

/** The environment in which `node` and the workspaces' commands are those of this shop. */
export function shopEnvironment(node, more = {}) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, ...more };
}
