import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCustomers } from '@tianguis/demo';
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { readSettings, rootFolder } from '../settings/settings.ts';
import { greet } from './greet.ts';

const database = await withDatabase();

/** Prints the greeting. @returns its lines */
async function greeting(environment: Record<string, string>): Promise<string[]> {
  const said: string[] = [];
  await greet(database, { settings: readSettings(environment), say: (text) => void said.push(text) });
  return said.join('\n').split('\n');
}

test('an empty shop has no demo customers', async () => {
  await database.pool.query(`delete from facts where name = 'demo'`);
  expect((await greeting({})).join()).not.toContain('Demo customers');
});

const here = 'this terminal prints each code when it is written.';
const commands = '"npm run shop -- mail list" lists the mails, and "mail show" prints a code.';

test.each([
  [{ LOG_FORMAT: 'text' }, here],
  [{ LOG_FORMAT: 'text', LOG_LEVEL: 'warn' }, here],
  [{ LOG_FORMAT: 'text', LOG_LEVEL: 'error' }, commands],
  [{ LOG_FORMAT: 'text', LOG_LEVEL: 'silent' }, commands],
  [{ LOG_FORMAT: 'json' }, commands],
  [{ SMTP_URL: 'smtp://127.0.0.1:1' }, 'start the shop without SMTP_URL to see the codes.'],
])(
  'issue 37 A8 beside the demo customers, the greeting with %j says where their codes are',
  async (settings: Record<string, string>, where) => {
    await database.pool.query(`insert into facts (name, value) values ('demo', '1') on conflict do nothing`);
    const lines = await greeting(settings);
    const last = lines.findIndex((line) => line.includes(demoCustomers.at(-1)?.email ?? ''));
    expect(last).toBeGreaterThan(0);
    expect(lines[last + 1]).toContain('On a second device, the shop asks for a code that it mails.');
    expect(lines[last + 2]).toContain(where);
  },
);

test('issue 37 A8 the README names the demo customers, and says where their codes are', () => {
  const readme = readFileSync(join(rootFolder, 'README.md'), 'utf8');
  const start = readme.indexOf('The demo customers are');
  const paragraph = readme.slice(start, readme.indexOf('\n\n', start)).replace(/\s+/g, ' ');
  for (const { email, password } of demoCustomers) {
    expect(paragraph).toContain(email);
    expect(paragraph).toContain(password);
  }
  expect(paragraph).toContain('without a mail server the terminal prints each code when it is written');
});
