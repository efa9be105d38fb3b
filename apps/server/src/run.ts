import type { Log, LogStream } from './logging.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Settings } from './settings.ts';
import type { StorefrontSource } from './shop.ts';
import type { Shutdown } from './shutdown.ts';

/** What every way of running the shop is given. */
export type Run = {
  settings: Settings;
  shutdown: Shutdown;
  /** Prints a line for the person who started the shop. */
  say(line: string): void;
  logStream: LogStream;
  log: Log;
  metrics: Metrics;
  storefront: StorefrontSource;
};
