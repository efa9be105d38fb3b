import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type Cluster, childEnvironment, superuser } from './cluster.ts';

/**
 * Creates the cluster under another name and renames it at the end, so that an interruption leaves no incomplete
 * cluster.
 */
export async function initialise(
  { folder, password, binaries, owner }: Cluster,
  log: (line: string) => void,
): Promise<void> {
  log('Creating the database');
  const unfinished = `${folder}.unfinished`;
  const passwordCopy = `${folder}.pw`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordCopy, `${password}\n`, { mode: 0o600 });
  if (owner.ids) {
    chownSync(unfinished, owner.ids.uid, owner.ids.gid);
    chownSync(passwordCopy, owner.ids.uid, owner.ids.gid);
  }
  try {
    const { program, args, ...ids } = owner.command(binaries.initdb, [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordCopy}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorting and lower case are the same on every machine, whatever its locales. Queries that sort as in Spanish
      // name a collation.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ]);
    await run(program, args, ids);
    renameSync(unfinished, folder);
  } finally {
    rmSync(passwordCopy, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Runs one of PostgreSQL's programs and waits until it exits. */
export function run(program: string, args: string[], ids: { uid?: number; gid?: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...ids,
      cwd: '/',
      env: childEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => reject(new Error(`PostgreSQL cannot be run: ${error.message}.`)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`PostgreSQL could not create its files: ${output.trim().split('\n').slice(-3).join(' ')}`));
    });
  });
}
