/** Starts PostgreSQL, or finds a running one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, childEnvironment, postgresArguments, servesCluster } from './cluster.ts';
import { belongsTo, isAlive, isInUse, readPidFile, stopPostmaster } from './postmaster.ts';

const startTimeoutMs = 60_000;
const maxLogBytes = 5_000_000;

/**
 * Returns the PostgreSQL that already runs on this cluster, if this PostgreSQL is usable. Otherwise stops this
 * PostgreSQL, or deletes the pid file.
 */
export async function adoptOrClear(
  cluster: Cluster,
  log: (line: string) => void,
): Promise<{ pid: number; port: number } | undefined> {
  const found = readPidFile(cluster.folder);
  if (!found || !isAlive(found.pid)) return undefined;
  const ours = belongsTo(found.pid, cluster.folder);
  if (ours === 'no') {
    // The process id now belongs to another program. Delete the pid file only if no process uses the directory.
    if (!isInUse(cluster.folder)) rmSync(join(cluster.folder, 'postmaster.pid'), { force: true });
    return undefined;
  }
  for (const end = Date.now() + startTimeoutMs; Date.now() < end && isAlive(found.pid); await wait(100)) {
    const state = readPidFile(cluster.folder);
    if (!state?.ready) continue;
    if (await servesCluster(cluster, state.port, end - Date.now())) return { pid: state.pid, port: state.port };
    break;
  }
  if (ours === 'yes' && isAlive(found.pid)) {
    log('Stopping a PostgreSQL that an earlier start left behind');
    await stopPostmaster(found.pid);
  }
  return undefined;
}

export type StartOptions = {
  /** The port; default: a free port. */
  port?: number;
  /** Called when the process runs, before it is ready. */
  onSpawn?: (() => void) | undefined;
};

/**
 * Starts PostgreSQL.
 * @throws Error of one sentence with the end of PostgreSQL's log
 */
export async function start(
  cluster: Cluster,
  { port: given, onSpawn }: StartOptions = {},
): Promise<{ pid: number; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = given ?? (await freePort());
    const child = spawnPostgres(cluster, port);
    onSpawn?.();
    if (child.pid !== undefined && (await isReady(cluster, child))) return { pid: child.pid, port };
    const lastLines = endOfLog(cluster);
    // These failures pass: processes of a killed server take a moment to exit, and another program may take the port
    // that was free.
    const isTransient =
      /lock file "postmaster.pid" already exists|pre-existing shared memory block|Address already in use/.test(
        lastLines,
      );
    if (!isTransient || attempt === 20)
      throw new Error(`PostgreSQL did not start (its log is ${cluster.logFile}): ${lastLines}`);
    await wait(250);
  }
}

function spawnPostgres(cluster: Cluster, port: number): ChildProcess {
  const oldLog = statSync(cluster.logFile, { throwIfNoEntry: false });
  const output = openSync(cluster.logFile, oldLog && oldLog.size > maxLogBytes ? 'w' : 'a', 0o600);
  const { program, args, ...ids } = cluster.owner.command(cluster.binaries.postgres, postgresArguments(cluster, port));
  // PostgreSQL gets its own session, so that Ctrl+C reaches only the shop. The shop stops PostgreSQL when it no longer
  // needs it.
  const child = spawn(program, args, {
    ...ids,
    cwd: '/',
    env: childEnvironment(),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.on('error', () => undefined);
  child.unref();
  return child;
}

async function isReady(cluster: Cluster, child: ChildProcess): Promise<boolean> {
  for (const end = Date.now() + startTimeoutMs; Date.now() < end; await wait(10)) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    const state = readPidFile(cluster.folder);
    if (state?.pid === child.pid && state?.ready) return true;
  }
  if (child.pid !== undefined) await stopPostmaster(child.pid);
  return false;
}

function endOfLog(cluster: Cluster): string {
  const lines = readFileSync(cluster.logFile, 'utf8').trimEnd().split('\n').slice(-6);
  return lines.map((line) => line.replace(/^\S+ \S+ UTC \[\d+\] /, '')).join(' ');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('There is no free port.')),
      );
    });
  });
}
