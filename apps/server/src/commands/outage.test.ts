/** Commands whose database goes away at any moment: behind a wire that is cut. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { explain } from '../explain.ts';
import { readSettings } from '../settings.ts';
import { backupCommand } from './backup.ts';
import { cacheCommand } from './cache.ts';
import { exportCommand } from './catalogue-export.ts';
import { importCommand } from './catalogue-import.ts';
import type { Command, LoneCommand } from './command.ts';
import { contentCommand } from './content.ts';
import { jobsCommand } from './jobs.ts';
import { productsCommand } from './products.ts';
import { reviewsCommand } from './reviews.ts';
import { searchCommand } from './search.ts';
import { storesCommand } from './stores.ts';
import { withDatabase as onDatabase, withDatabaseToRead } from './with-database.ts';

const { db, url, pool } = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'outage-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store();
  await rows.product([1], { id: 7, sku: 'OLLA', title: 'Olla', list_price: 100, sale_price: 100, stock: 1 });
  await rows.variant(7, { sku: 'OLLA-1', list_price: 100, sale_price: 100, stock: 1 });
  // The queues are made at the first use, by many statements.
  await onDatabase(readSettings({ DATABASE_URL: url }), (database) =>
    jobsCommand.read(['retry', 'all'], readSettings({}))({ database, say: () => undefined }),
  );
});

/** A way to the database that ends for good with the message of this number from the client. */
async function wire(last: number) {
  const sockets = new Set<Socket>();
  let messages = 0;
  const target = new URL(url);
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    far.pipe(near);
    near.on('data', (bytes) => {
      messages++;
      if (messages > last) cut();
      else far.write(bytes);
    });
  });
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' ? address?.port : '');
  return { url: through.href, cut, wasCut: () => messages > last };
}

/** What main.ts does. */
async function type(command: Command | LoneCommand, words: readonly string[], address: string): Promise<string> {
  const environment = { DATABASE_URL: address, DATA_DIR: folder };
  const say = () => undefined;
  try {
    if ('run' in command) await command.run(words, { environment, say });
    else {
      const settings = readSettings(environment);
      const work = command.read(words, settings);
      await (work.onlyReads ? withDatabaseToRead : onDatabase)(settings, (database) => work({ database, say }));
    }
    return '';
  } catch (error) {
    return explain(error);
  }
}

const sentence =
  /^(The database .* cannot be used: Connection terminated unexpectedly\.|The database went away or has no room \(.+\): see that it runs, then do the same again\.|The migration \S+ failed and was taken back: .+)$/;

test.each<[Command | LoneCommand, string[]]>([
  [productsCommand, ['show', 'OLLA']],
  [productsCommand, ['reprice', 'OLLA', '99']],
  [storesCommand, ['list']],
  [reviewsCommand, ['list', '7']],
  [searchCommand, ['status']],
  [searchCommand, ['build']],
  [cacheCommand, ['purge']],
  [contentCommand, ['list']],
  [jobsCommand, ['list']],
  [jobsCommand, ['retry', 'all']],
  [importCommand, ['status']],
  [exportCommand, ['catalogue', join(folder, 'out.tsv')]],
  [backupCommand, [join(folder, 'shop.backup')]],
])('issue 13 A1 a database that goes away under %o %j is one sentence, whenever it goes', async (command, words) => {
  const told = new Set<string>();
  // Each of the first messages; of commands that send hundreds, some.
  for (let last = 0; ; last += 1 + (last >> 3)) {
    const line = await wire(last);
    const answer = await type(command, words, line.url);
    line.cut();
    if (!line.wasCut()) {
      expect(answer).toBe('');
      break;
    }
    // It may be done by when its connection is cut, and has nothing to say then.
    if (answer !== '') expect(answer).toMatch(sentence);
    told.add(answer);
  }
  expect([...told].filter((answer) => answer.includes('went away'))).not.toEqual([]);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
