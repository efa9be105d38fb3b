import type { OpenDatabase } from '@tianguis/database';
import { demoIsLoaded } from '../database.ts';
import type { Run } from './run.ts';

/**
 * Prints the URL of the shop, and the demo's logins, for the person who started the shop. Prints all lines at once, so
 * that no other output comes between them, and a program that waits for the first line can read the other lines.
 */
export async function greet(database: OpenDatabase, { settings, say }: Pick<Run, 'settings' | 'say'>): Promise<void> {
  const { publicOrigin } = settings;
  const lines = ['', `  The shop is open:  ${publicOrigin}`, `  Its API:           ${publicOrigin}/docs`];
  if (await demoIsLoaded(database)) {
    const { demoCustomers } = await import('@tianguis/demo');
    lines.push('  Demo customers:');
    for (const { nombre, email, password } of demoCustomers)
      lines.push(`    ${nombre.padEnd(12)} ${email.padEnd(28)} ${password}`);
  }
  say([...lines, ''].join('\n'));
}
