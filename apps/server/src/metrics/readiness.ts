/**
 * The readiness check of a web process, for `/readyz` of the metrics server. `/readyz` of the shop's own port reports
 * the same.
 */
import type { OpenDatabase } from '@tianguis/database';

/** @returns a function that returns the fault in a sentence, or undefined if there is none */
export function servingFault({ timed }: Pick<OpenDatabase, 'timed'>): () => Promise<string | undefined> {
  return async () => {
    // Import on demand, since the primary of several processes does not need this module.
    const { findIndexFault } = await import('@tianguis/catalogue-index');
    try {
      const fault = await findIndexFault(timed);
      return fault && `${fault}.`;
    } catch {
      // The log contains the reason.
      return 'The database cannot be reached.';
    }
  };
}
