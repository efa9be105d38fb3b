import type { StorefrontSource } from '../add-storefront.ts';
import type { Log, LogStream } from '../logging/logging.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import type { Shutdown } from './shutdown.ts';

/** The values that every part of the shop needs. */
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
