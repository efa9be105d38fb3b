import { loadShopConfig } from '@tianguis/config';
import type { OpenDatabase } from '@tianguis/database';
import { demoIsLoaded, prepareDatabase } from './database.ts';
import { checkAddress } from './listen.ts';
import type { LogStream } from './logging.ts';
import type { Settings } from './settings.ts';
import type { StorefrontSource } from './shop.ts';
import type { Shutdown } from './shutdown.ts';

export type StartOptions = {
  settings: Settings;
  shutdown: Shutdown;
  /** Prints a line for the person who started the shop. */
  say(line: string): void;
  logStream: LogStream;
  storefront: StorefrontSource;
};

/**
 * Opens the shop: returns when it listens and has told where.
 * @throws Error of one sentence for an operator
 */
export async function start({ settings, shutdown, say, logStream, storefront }: StartOptions): Promise<void> {
  const config = loadShopConfig(settings.shopConfig);
  await checkAddress(settings);
  // Loading a thousand modules takes as long as starting PostgreSQL does, and the two use different processors.
  const preparing = prepareDatabase({ settings, shutdown, say, logStream });
  const [database, { openShop }] = await Promise.all([preparing, import('./shop.ts')]);
  await openShop({ settings, config, database, shutdown, logStream, storefront });
  // Before the greeting, which shall be the last that is read.
  logStream.flush();
  await greet(database, settings, say);
}

async function greet(database: OpenDatabase, { publicOrigin }: Settings, say: (line: string) => void): Promise<void> {
  say(`\n  The shop is open:  ${publicOrigin}`);
  say(`  Its API:           ${publicOrigin}/docs`);
  if (await demoIsLoaded(database)) {
    const { demoCustomers } = await import('@tianguis/demo');
    say('  Demo customers:');
    for (const { nombre, email, password } of demoCustomers)
      say(`    ${nombre.padEnd(12)} ${email.padEnd(28)} ${password}`);
  }
  say('');
}
