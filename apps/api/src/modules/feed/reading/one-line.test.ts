import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { importFeed, products, select } from '../testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });

test('issue 4.1 XML without line breaks: each item is a row of its own, and the report names its line', async () => {
  const item = (id: string, more = '') =>
    `<item><g:id>${id}</g:id><title>Olla ${id}</title><g:price>100 MXN</g:price><g:availability>in_stock</g:availability><g:product_type>Casa</g:product_type>${more}</item>`;
  const image = (id: string) => `<g:image_link>https://cdn.example/${id}.jpg</g:image_link>`;
  const items = [item('A', image('a')), item('B', image('b')), item('A'), item('C', '<g:gtin>1</g:gtin>'), item('D')];
  const file = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('')}</channel></rss>`;
  const { heldBack, created } = await importFeed(pool, file, { batch: 2 });
  expect(created).toBe(3);
  expect((await products(pool)).map(({ title }) => title)).toEqual(['Olla A', 'Olla B', 'Olla D']);
  expect(heldBack).toEqual([
    { line: 1, id: 'A', reason: 'the id stands already on line 1' },
    { line: 1, id: 'C', reason: 'gtin "1" has not 8, 12, 13 or 14 digits' },
  ]);
  expect(
    await select(
      pool,
      `select p.sku, count(*)::int as pictures
         from product_pictures i join products p on p.id = i.product_id group by 1 order by 1`,
    ),
  ).toEqual([
    { sku: 'A', pictures: 1 },
    { sku: 'B', pictures: 1 },
  ]);
  expect((await importFeed(pool, file, { batch: 2 })).updated).toBe(0);
});
