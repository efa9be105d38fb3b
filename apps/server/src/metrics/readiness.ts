/** The readiness check of a web process, for `/readyz` of the metrics server; the shop's own port reports the same. */
import type { OpenDatabase } from '@tianguis/database';

/** @returns a function that gives a sentence about the fault, or undefined when there is none */
export function servingFault({ timed }: Pick<OpenDatabase, 'timed'>): () => Promise<string | undefined> {
  return async () => {
    // Loaded on demand: the primary of several processes does not need it.
    const { findIndexFault } = await import('@tianguis/catalogue-index');
    try {
      const fault = await findIndexFault(timed);
      return fault && `${fault}.`;
    } catch {
      // The reason is in the log.
      return 'The database cannot be reached.';
    }
  };
}
