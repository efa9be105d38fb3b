import type { OpenDatabase } from '@tianguis/database';
import { demoIsLoaded } from '../database.ts';
import type { Run } from './run.ts';

/** Prints the URL of the shop, and the demo's logins, for the person who started the shop. */
export async function greet(database: OpenDatabase, { settings, say }: Pick<Run, 'settings' | 'say'>): Promise<void> {
  const { publicOrigin } = settings;
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
