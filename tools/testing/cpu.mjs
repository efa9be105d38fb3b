// CPU time of the programs that this process ran, and of a reference job.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Linux reports CPU time in hundredths of a second, independent of the kernel's clock. */
const ticksPerSecond = 100;
const job = fileURLToPath(new URL('reference-job.mjs', import.meta.url));

/**
 * CPU seconds of all child processes that have ended, including their own children.
 * @returns undefined if the system has no /proc
 */
export function cpuOfChildren() {
  try {
    return cpuOf(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/** The same, parsed from a line of /proc/PID/stat. The program's name may contain spaces and parentheses. */
export function cpuOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // `cutime` and `cstime` are fields 16 and 17 in proc(5). `fields` starts with the state, which is field 3.
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** CPU seconds of the reference job on this machine at the moment: the median of three runs. */
export function cpuOfReferenceJob(node) {
  const seconds = [1, 2, 3].map(() => {
    const before = cpuOfChildren();
    spawnSync(node, [job], { stdio: 'inherit' });
    const after = cpuOfChildren();
    return before === undefined || after === undefined ? undefined : after - before;
  });
  return seconds.sort((a, b) => a - b)[1];
}
