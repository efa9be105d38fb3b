import type { OpenDatabase } from '@tianguis/database';
import { demoIsLoaded } from '../database.ts';
import { printsCodes } from '../jobs/mail/prints-codes.ts';
import type { Run } from './run.ts';

/**
 * Prints the URL of the shop, and the demo's logins, for the person who started the shop. Prints all lines at once, so
 * that no other output comes between them, and a program that waits for the first line can read the other lines.
 * @param cashier address of the page in which slips and transfers of the demo are paid
 */
export async function greet(
  database: OpenDatabase,
  { settings, say }: Pick<Run, 'settings' | 'say'>,
  cashier?: string,
): Promise<void> {
  const { publicOrigin } = settings;
  const lines = ['', `  The shop is open:  ${publicOrigin}`, `  Its API:           ${publicOrigin}/docs`];
  if (cashier !== undefined)
    lines.push(
      `  Its demo cashier:  ${cashier}`,
      // `localhost` and `127.0.0.1` are two sites for a browser.
      '  At any host except localhost and 127.0.0.1, shop and demo bank are one site, unlike a real bank.',
    );
  if (await demoIsLoaded(database)) {
    const { demoCustomers } = await import('@tianguis/demo');
    lines.push('  Demo customers:');
    for (const { nombre, email, password } of demoCustomers)
      lines.push(`    ${nombre.padEnd(12)} ${email.padEnd(28)} ${password}`);
    lines.push(...codesOfDemo(settings).map((line) => `  ${line}`));
  }
  say([...lines, ''].join('\n'));
}

/** Says where the codes are that a sign-in on a second device needs. Mails to demo customers never arrive. */
function codesOfDemo(settings: Run['settings']): string[] {
  const asked = 'On a second device, the shop asks for a code that it mails. Their e-mails do not exist:';
  if (settings.smtpUrl !== undefined) return [asked, 'start the shop without SMTP_URL to see the codes.'];
  if (printsCodes(settings)) return [asked, 'this terminal prints each code when it is written.'];
  return [asked, '"npm run shop -- mail list" lists the mails, and "mail show" prints a code.'];
}
