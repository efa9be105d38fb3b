import type { OpenDatabase } from '@tianguis/database';
import type { Run } from '../processes/run.ts';
import { openProvider } from './provider.ts';

/**
 * Starts the demo acquirer if the shop uses it.
 * @returns the address of the cashier's page; undefined if the shop does not use the acquirer
 */
export async function openAcquirer(
  run: Pick<Run, 'settings' | 'shutdown' | 'log'>,
  database: OpenDatabase,
): Promise<string | undefined> {
  const provider = await openProvider(run.settings, database);
  if (provider?.name !== 'demo') return undefined;
  const { startAcquirer } = await import('./acquirer-process.ts');
  return startAcquirer(run);
}
