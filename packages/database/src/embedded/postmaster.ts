import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The content of a cluster's `postmaster.pid`. */
export type PidFile = { pid: number; port: number; ready: boolean; stopping: boolean };

/** Reads `postmaster.pid`; undefined if the file is missing or incomplete. */
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

/** Whether a process with this id is running, whichever user runs it. A zombie does not count as running. */
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
 * Whether a running process is a PostgreSQL of this cluster. The number in an old pid file may now belong to any
 * process. PostgreSQL's working directory is its data directory, which Linux shows; elsewhere the answer is `unknown`.
 */
export function belongsTo(pid: number, clusterDir: string): 'yes' | 'no' | 'unknown' {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir ? 'yes' : 'no';
  } catch {
    return 'unknown';
  }
}

/** Whether any process, for example an orphaned worker, still uses this cluster. On other systems than Linux: false. */
export function isInUse(clusterDir: string): boolean {
  try {
    return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && belongsTo(Number(entry), clusterDir) === 'yes');
  } catch {
    return false;
  }
}

/**
 * Stops PostgreSQL by a fast shutdown, which rolls transactions back. After `timeoutMs`, stops it by an immediate
 * shutdown.
 */
export async function stopPostmaster(pid: number, timeoutMs = 10_000): Promise<void> {
  signal(pid, 'SIGINT');
  if (await ended(pid, timeoutMs)) return;
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
    // ESRCH: the process has already ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
