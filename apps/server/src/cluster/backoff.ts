/** Milliseconds until a process that ended is restarted: at once the first time, then 1, 2, 4 … at most 30 seconds. */
export function restartDelay(failures: number): number {
  return failures <= 1 ? 0 : Math.min(30_000, 1_000 * 2 ** (failures - 2));
}
