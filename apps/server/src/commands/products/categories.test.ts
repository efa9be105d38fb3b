/** Tests `npm run shop -- categories …` on a real database. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runHere } from '../test-command.ts';
import { openTestShop } from '../test-operator.ts';

const { pool, url, shop, undo, news } = await openTestShop();

test('issue 37 B11 an import says which departments wait, and the command that it prints publishes them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  writeFileSync(
    join(folder, 'feed.tsv'),
    'id\ttitle\tprice\tavailability\tproduct_type\nM1\tMaceta\t90 MXN\tin_stock\tJardín > Macetas\n',
  );
  const settings = { DATABASE_URL: url, DATA_DIR: folder };
  const run = (...words: string[]) => runHere(words, { settings, folder });
  const rehearsed = await run('import', 'catalogue', 'feed.tsv', '--dry-run');
  expect(rehearsed.out).toContain('A department would wait, in no menu: Jardín (1 on sale).\n');
  expect(rehearsed.out).toContain('--create-categories');
  const { out } = await run('import', 'catalogue', 'feed.tsv');
  expect(out).toContain('A department waits, in no menu: Jardín (1 on sale).\n');
  const [, publish = ''] = /^To publish: npm run shop -- (.+)$/m.exec(out) ?? [];
  expect((await run('categories', 'list')).out).toMatch(/^ *\d+ {2}waiting +1 {2}Jardín$/m);
  const done = await run(...publish.split(' '));
  expect(done.out).toMatch(/^Department \d+, Jardín: was waiting, is published\n/);
  expect((await pool.query('select name from categories where not is_published')).rows).toEqual([]);
  await undo(done);
  expect((await pool.query('select name from categories where not is_published')).rows).toEqual([{ name: 'Jardín' }]);
  expect((await run('categories', 'publish', '--waiting')).out).toContain('Jardín: was waiting, is published');
  expect((await run('categories', 'publish', '--waiting')).out).toBe('No department waits.\n');
});

test('issue 37 B11 an import with --create-categories publishes its departments, and no department waits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'));
  const columns = 'id\ttitle\tprice\tavailability\tproduct_type\n';
  writeFileSync(join(folder, 'feed.tsv'), `${columns}T1\tBanco\t90 MXN\tin_stock\tTerraza > Bancos\n`);
  const settings = { DATABASE_URL: url, DATA_DIR: folder };
  const { out } = await runHere(['import', 'catalogue', 'feed.tsv', '--create-categories'], { settings, folder });
  expect(out).toContain('1 new');
  expect(out).not.toContain('waits');
  const { rows } = await pool.query(`select is_published from categories where name = 'Terraza'`);
  expect(rows).toEqual([{ is_published: true }]);
  await pool.query(`delete from products where sku = 'T1'`);
  await pool.query(`delete from categories where name = 'Bancos'`);
  await pool.query(`delete from categories where name = 'Terraza'`);
});

test('issue 37 B11 a department is hidden and published again, and all pages are rendered anew', async () => {
  const hidden = await shop(['categories', 'hide', '1']);
  expect(hidden.out).toBe(
    'Department 1, Hogar: was published, is waiting\nTo take it back: npm run shop -- categories publish 1\n',
  );
  expect(await news()).toContain('*');
  expect(JSON.parse((await shop(['categories', 'list', '--json'])).out)).toEqual([
    { id: 1, name: 'Hogar', slug: 'hogar', published: false, products: { active: 2, all: 2 } },
  ]);
  expect((await shop(['categories', 'hide', '1'])).out).toBe('Department 1, Hogar: is waiting as before\n');
  expect((await undo(hidden)).out).toContain('was waiting, is published');
});

test.each<[string[], string]>([
  [['categories', 'publish', '2'], 'There is no department 2: see "categories list".'],
  [['categories', 'publish', 'x'], '"x" is no number of a department.'],
  [['categories', 'publish'], 'Which department?'],
  [['categories', 'publish', '1', '--waiting'], 'Either numbers or --waiting.'],
  [['categories', 'fly'], 'There is no "categories fly".'],
  [['categories', 'list', '1'], 'That is more than this command takes.'],
])('issue 37 B11 %j is refused', async (words, sentence) => {
  const { code, err } = await shop(words);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
});
