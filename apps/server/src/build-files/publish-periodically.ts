import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../logging/logging.ts';
import type { BuildFiles } from './build-files.ts';

/** Milliseconds between two publications of a build. */
const interval = 3_600_000;
const afterFailure = 10_000;
/** Milliseconds that the start of the shop waits for the first publication. */
const timeout = 5_000;

/**
 * Publishes the files before a page that links to them is served. Then publishes again each hour, which records that
 * the build is still served. The start does not wait for an unavailable database, since a shop with cached pages is
 * better than no shop.
 */
export async function publishPeriodically(files: BuildFiles, log: Log, signal: AbortSignal): Promise<void> {
  const rest = (milliseconds: number) => wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const publish = async (): Promise<number> => {
    try {
      await files.publish();
      return interval;
    } catch (err) {
      if (!signal.aborted)
        log.warn({ err }, 'the files of this build cannot be put into the database: tried again soon');
      return afterFailure;
    }
  };
  const first = publish();
  void (async () => {
    for (let pause = await first; !signal.aborted; pause = await publish()) {
      await rest(pause);
      if (signal.aborted) return;
    }
  })();
  await Promise.race([first, rest(timeout)]);
}
