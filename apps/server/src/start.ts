/** `npm start`: the whole shop in one process. */
import { loadShopConfig } from '@tianguis/config';
import { prepareDatabase } from './database.ts';
import { fillEmptyShop } from './fill.ts';
import { greet } from './greet.ts';
import { checkAddress } from './listen.ts';
import { servingFault } from './metrics/readiness.ts';
import { openMetrics } from './metrics/server.ts';
import type { Run } from './run.ts';
import { work } from './work.ts';

/**
 * Opens the shop: returns when it listens, has told where, and does jobs.
 * @throws Error of one sentence for an operator
 */
export async function start(run: Run): Promise<void> {
  const { settings, shutdown, say, logStream } = run;
  const config = loadShopConfig(settings.shopConfig);
  await checkAddress(settings);
  // Loading a thousand modules takes as long as starting PostgreSQL does, and the two use different processors.
  const preparing = prepareDatabase({ settings, shutdown, say, logStream });
  const [database, { openShop }] = await Promise.all([preparing, import('./shop.ts')]);
  await fillEmptyShop({ settings, config, database, shutdown });
  await openMetrics(run, 'shop', servingFault(database));
  await openShop({ ...run, config, database });
  // Before the greeting, which shall be the last that is read.
  logStream.flush();
  await greet(database, run);
  // Nobody who opens a page has to wait for what nobody waits for.
  await work(run, database);
}
