import { setTimeout as wait } from 'node:timers/promises';

/** Waits for so many milliseconds, or until the signal. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined);
}
