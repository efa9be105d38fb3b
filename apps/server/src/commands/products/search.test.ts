/** Tests `npm run shop -- search explain …` on a real database. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import { expect, test } from 'vitest';
import { runHere } from '../test-command.ts';
import { openTestShop } from '../test-operator.ts';

const { pool, shop, url } = await openTestShop();

test('a search is explained: how it was parsed, and why each product has its rank', async () => {
  await pool.query(`update products set title = 'Tapa de olla', popularity = 900 where id = 8`);
  await createPostgresMaintenance(pool).rebuild();
  const { out, err, code } = await shop(['search', 'explain', 'ollas']);
  expect({ err, code }).toEqual({ err: '', code: 0 });
  const [first = '', second = ''] = out.split(/^(?=\d+\. )/m).slice(1);
  expect(out).toMatch(/^Clause 1: .*\boll/m);
  expect(first).toContain('7 Olla de presión');
  expect(first).toMatch(
    /Tier \d+ of \d+: the title has all of it in the shopper's own words; the title begins with the first word/,
  );
  // A more popular product in a lower tier is second, and the output shows why.
  expect(second).toContain('8 Tapa de olla');
  expect(second).toContain('popularity 900');
  expect(first).toContain('Where: olla: beginning of the title.');
  const only = (await shop(['search', 'explain', 'ollas', '--product', '8'])).out;
  expect(only).toContain(second.trim());
  expect(only).not.toContain('7 Olla de presión');
});

test('a product that a search does not find is said to be so, and options that do not exist are refused', async () => {
  await createPostgresMaintenance(pool).rebuild();
  expect((await shop(['search', 'explain', 'xilófono', '--product', '7'])).out).toContain(
    'Product 7 is not found by it',
  );
  expect((await shop(['search', 'explain', 'ollas', '--json'])).err).toContain('There is no --json here.');
  expect((await shop(['search', 'explain', 'ollas', '--product', 'x'])).err).toContain(
    '"x" is no number of a product.',
  );
});

test('issue 37 C4 before the index is built, one sentence says what builds it', async () => {
  await pool.query('truncate index_text_segments, index_text_builds; select index_merge_delta()');
  const { code, err } = await shop(['search', 'explain', 'xilófono']);
  expect({ code, err }).toEqual({
    code: 1,
    err: 'The index of search is not built yet: job "index-search" builds it, and so does "npm run shop -- search build".\n',
  });
});

test.each([
  ['synonyms.txt', 'olla', 'synonyms.txt, line 2: two names or more, with at most one "=>", are needed\n'],
  ['brands.txt', 'olla', 'brands.txt, line 2: names, "=>" and things are needed\n'],
  ['occasions.txt', 'olla', 'occasions.txt, line 2: names, "=>" and things are needed\n'],
])('issue 37 C4 a bad line of %s is refused with its file and number', async (file, line, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  writeFileSync(join(folder, 'synonyms.txt'), 'olla, cacerola\n');
  writeFileSync(join(folder, file), `# comentario\n${line}\n`);
  const settings = { DATABASE_URL: url, SHOP_CONFIG: join(folder, 'shop.json') };
  expect(await runHere(['search', 'synonyms'], { settings, folder })).toEqual({ code: 1, out: '', err: sentence });
});

test('a search without results is explained, and a missing text prints the usage', async () => {
  await createPostgresMaintenance(pool).rebuild();
  expect((await shop(['search', 'explain', 'xilófono'])).out).toContain('0 products were found');
  expect((await shop(['search', 'explain'])).err).toContain('What is searched?');
});
