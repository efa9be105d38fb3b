/** The version of the customer's data that the open page shows. The server stores a new version with each change. */
import { readCookie } from '../../device/cookies.ts';
import { dataVersionCookie } from '../session-names.ts';

/** The version after the last change by this browser; undefined before the first change. */
export const storedVersion = (): string | undefined => readCookie(dataVersionCookie);

let shown: string | undefined;

export function showVersion(version: string | undefined): void {
  shown = version;
}

/** Whether another tab has changed the data since the page read it. */
export const isOutdated = (): boolean => storedVersion() !== shown;

/**
 * Call this before a request of the open page that may change the customer's data, and the returned function after the
 * reply. The page itself shows its own change, so it does not read its data again.
 */
export function beginOwnChange(): () => void {
  const before = storedVersion();
  return () => {
    if (shown === before) shown = storedVersion();
  };
}
