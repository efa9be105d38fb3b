import { join } from 'node:path';
import type { OpenDatabase } from '@tianguis/database';
import { prepareDatabase } from '../database.ts';
import { readWordFiles } from '../settings/word-files.ts';
import type { Run } from './run.ts';

type OpenShop = typeof import('../shop.ts').openShop;

/**
 * Imports the modules of the shop, and prepares what needs no database. The storefront's build and the rules of words
 * take half of a second, so they are prepared while the database starts.
 * @returns the function that opens the shop
 */
export async function loadShop({ settings, storefront, shutdown }: Run): Promise<OpenShop> {
  // Loading would delay the shutdown.
  if (shutdown.begun) throw new Error('The shop is closed while it starts.');
  const [{ openShop }, { parseWordRules }] = await Promise.all([import('../shop.ts'), import('@tianguis/api')]);
  if (!storefront.development) {
    const { loadBuild } = await import('../storefront/production.ts');
    await loadBuild(join(storefront.folder, 'build'));
  }
  parseWordRules(readWordFiles(settings));
  return openShop;
}

/** Prepares the database, and loads the shop meanwhile. */
export async function loadShopAndDatabase(run: Run): Promise<{ database: OpenDatabase; openShop: OpenShop }> {
  const starting = Promise.withResolvers<void>();
  const [database, openShop] = await Promise.all([
    prepareDatabase({ ...run, onStarting: starting.resolve }),
    starting.promise.then(() => loadShop(run)),
  ]);
  return { database, openShop };
}
