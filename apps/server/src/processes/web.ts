/** `shop web`: serves pages and the API, on an external database or on the primary's database. */
import { loadShopConfig } from '@tianguis/config';
import { makeFirstUses } from '../after-start/first-uses.ts';
import { databaseFromPrimary, isSupervised, reportReady } from '../cluster/supervised.ts';
import { connect } from '../database.ts';
import { servingFault } from '../metrics/readiness.ts';
import { openMetrics } from '../metrics/server.ts';
import { requireDatabaseUrl } from '../settings/require-database-url.ts';
import { checkAddress } from './listen.ts';
import { loadShop, loadShopAndDatabase } from './load-shop.ts';
import type { Run } from './run.ts';

/**
 * Opens a web process. Returns when it listens, and what first calls need is made.
 * @throws Error with one sentence for an operator
 */
export async function web(run: Run): Promise<void> {
  const { settings, say } = run;
  const config = loadShopConfig(settings.shopConfig);
  if (isSupervised) {
    const [url, openShop] = await Promise.all([databaseFromPrimary(), loadShop(run)]);
    const connections = await openShop({ ...run, config, database: connect(url, run) });
    run.logStream.flush();
    reportReady(run.metrics, settings, () => connections.drain());
    return makeFirstUses(run);
  }
  requireDatabaseUrl('web', settings);
  await checkAddress(settings);
  const { database, openShop } = await loadShopAndDatabase(run);
  await openMetrics(run, 'web', servingFault(database));
  await openShop({ ...run, config, database });
  run.logStream.flush();
  say(`Web process open: http://localhost:${settings.port} for ${settings.publicOrigin}`);
  await makeFirstUses(run);
}
