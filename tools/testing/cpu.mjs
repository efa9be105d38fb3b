// CPU time of the programs that this process ran, and of a job to compare it with.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Linux counts CPU time in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;
const job = fileURLToPath(new URL('reference-job.mjs', import.meta.url));

/**
 * CPU seconds of all child processes that have ended, with their own children.
 * @returns undefined where the system has no /proc
 */
export function cpuOfChildren() {
  try {
    return cpuOf(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/** The same from a line of /proc/PID/stat; the name of the program may contain spaces and parentheses. */
export function cpuOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // `cutime` and `cstime` are the fields 16 and 17 of proc(5); the state, which follows the name, is the third.
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** CPU seconds of the reference job on this machine, now: the median of three runs. */
export function cpuOfReferenceJob(node) {
  const seconds = [1, 2, 3].map(() => {
    const before = cpuOfChildren();
    spawnSync(node, [job], { stdio: 'inherit' });
    const after = cpuOfChildren();
    return before === undefined || after === undefined ? undefined : after - before;
  });
  return seconds.sort((a, b) => a - b)[1];
}
