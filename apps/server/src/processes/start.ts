/** `npm start`: the whole shop in one process. */
import { loadShopConfig } from '@tianguis/config';
import { untilCalm } from '../after-start/calm.ts';
import { makeFirstUses } from '../after-start/first-uses.ts';
import { servingFault } from '../metrics/readiness.ts';
import { openMetrics } from '../metrics/server.ts';
import { openAcquirer } from '../payments/open-acquirer.ts';
import { fillEmptyShop } from './fill.ts';
import { greet } from './greet.ts';
import { checkAddress } from './listen.ts';
import { loadShopAndDatabase } from './load-shop.ts';
import type { Run } from './run.ts';
import { work } from './work.ts';

/**
 * Opens the shop. Returns when it listens, its URL is printed, the worker runs, and what first calls need is made.
 * @throws Error with one sentence for an operator
 */
export async function start(run: Run): Promise<void> {
  const { settings, shutdown, logStream } = run;
  const config = loadShopConfig(settings.shopConfig);
  await checkAddress(settings);
  const { database, openShop } = await loadShopAndDatabase(run);
  await fillEmptyShop({ settings, config, database, shutdown });
  await openMetrics(run, 'shop', servingFault(database));
  const cashier = await openAcquirer(run, database);
  await openShop({ ...run, config, database });
  // Flush first, so that the greeting is the last output.
  logStream.flush();
  await greet(database, run, cashier);
  // Start the worker last, so that visitors do not wait for it.
  await untilCalm();
  await Promise.all([work(run, database), makeFirstUses(run)]);
}
