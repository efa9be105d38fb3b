/**
 * Tests commands whose database becomes unavailable at any time. A proxy in front of the database cuts the connection.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { explain } from '../logging/explain.ts';
import { readSettings } from '../settings/settings.ts';
import { backupCommand } from './backup/backup.ts';
import { cacheCommand } from './cache.ts';
import { exportCommand } from './catalogue/catalogue-export.ts';
import { importCommand } from './catalogue/catalogue-import.ts';
import type { Command, StandaloneCommand } from './command.ts';
import { jobsCommand } from './jobs.ts';
import { contentCommand } from './products/content.ts';
import { productsCommand } from './products/products.ts';
import { reviewsCommand } from './products/reviews.ts';
import { searchCommand } from './products/search.ts';
import { storesCommand } from './products/stores.ts';
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
  // Create the queues now, since their first use needs many statements.
  await onDatabase(readSettings({ DATABASE_URL: url }), (database) =>
    jobsCommand.read(['retry', 'all'], readSettings({}))({ database, say: () => undefined }),
  );
});

/** A proxy of the database that cuts the connection after `last` messages of the client. */
async function openProxy(last: number) {
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

/** Runs a command in the same way as main.ts. */
async function type(command: Command | StandaloneCommand, words: readonly string[], address: string): Promise<string> {
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
  /^(The database .* cannot be used: Connection terminated unexpectedly\.|The database is unavailable or its disk is full \(.+\): see that it runs, then do the same again\.|The migration \S+ failed and was taken back: .+)$/;

test.each<[Command | StandaloneCommand, string[]]>([
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
])(
  'issue 13 A1 a database that becomes unavailable during %o %j is one sentence, at any moment',
  async (command, words) => {
    const answers = new Set<string>();
    // Cut at each of the first messages, and then at some of the later messages.
    for (let last = 0; ; last += 1 + (last >> 3)) {
      const proxy = await openProxy(last);
      const answer = await type(command, words, proxy.url);
      proxy.cut();
      if (!proxy.wasCut()) {
        expect(answer).toBe('');
        break;
      }
      // The command may end before its connection is cut. In this case the command prints no error.
      if (answer !== '') expect(answer).toMatch(sentence);
      answers.add(answer);
    }
    expect([...answers].filter((answer) => answer.includes('The database is unavailable'))).not.toEqual([]);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  },
);
