/** What keeps a process that serves visitors from doing so, for `/readyz` where figures are told; the shop's own port says the same. */
import type { OpenDatabase } from '@tianguis/database';

/** @returns a sentence, or nothing when all is well */
export function servingFault({ timed }: Pick<OpenDatabase, 'timed'>): () => Promise<string | undefined> {
  return async () => {
    // Loaded only when somebody asks: the first process of several does without it.
    const { findIndexFault } = await import('@tianguis/catalogue-index');
    try {
      const fault = await findIndexFault(timed);
      return fault && `${fault}.`;
    } catch {
      // Why, the log says.
      return 'The database cannot be reached.';
    }
  };
}
