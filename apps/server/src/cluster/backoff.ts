/**
 * Milliseconds until a dead process is restarted: at once after its first failure, then 1, 2, 4 … seconds, at most 30.
 */
export function restartDelay(failures: number): number {
  return failures <= 1 ? 0 : Math.min(30_000, 1_000 * 2 ** (failures - 2));
}
