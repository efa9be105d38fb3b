/** Tests `npm run shop -- search explain …` on a real database. */
import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import { expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();

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

test('a search without results is explained, and a missing text prints the usage', async () => {
  await createPostgresMaintenance(pool).rebuild();
  expect((await shop(['search', 'explain', 'xilófono'])).out).toContain('0 products were found');
  expect((await shop(['search', 'explain'])).err).toContain('What is searched?');
});
