import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What `postmaster.pid` of a cluster says. */
export type PidFile = { pid: number; port: number; ready: boolean; stopping: boolean };

/** Reads `postmaster.pid`; nothing when it is missing or half written. */
export function readPidFile(clusterDir: string): PidFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const state = lines[7]?.trim();
  return { pid, port: Number(lines[3] ?? 0), ready: state === 'ready', stopping: state === 'stopping' };
}

/** Whether a process of this id lives, even another user's. One that has ended and waits for its parent to notice does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

/**
 * Whether a living process is a PostgreSQL of this cluster. A number in an old pid file may since belong to anybody.
 * PostgreSQL works inside its data directory, which Linux shows; elsewhere the answer is `unknown`.
 */
export function belongsTo(pid: number, clusterDir: string): 'yes' | 'no' | 'unknown' {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir ? 'yes' : 'no';
  } catch {
    return 'unknown';
  }
}

/** Whether any process at all, a left-over worker included, still works inside this cluster (Linux; elsewhere: no answer, false). */
export function isInUse(clusterDir: string): boolean {
  try {
    return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && belongsTo(Number(entry), clusterDir) === 'yes');
  } catch {
    return false;
  }
}

/** Asks PostgreSQL to end: first letting transactions be rolled back (fast), after `patience` milliseconds at once. */
export async function stopPostmaster(pid: number, patience = 10_000): Promise<void> {
  signal(pid, 'SIGINT');
  if (await ended(pid, patience)) return;
  signal(pid, 'SIGQUIT');
  if (await ended(pid, 5_000)) return;
  throw new Error(`PostgreSQL (process ${pid}) does not stop: end it and start again.`);
}

async function ended(pid: number, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; ) {
    if (!isAlive(pid)) return true;
    await wait(20);
  }
  return !isAlive(pid);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // Gone in the meantime: just what was asked for.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
