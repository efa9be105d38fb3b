import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { attributes, features, readFeed, readItem } from './index.ts';

const document = readFileSync(new URL('../../../docs/catalogue-feed.md', import.meta.url), 'utf8');

test('issue 4.1 the example of the documentation can be imported', async () => {
  const example = /```\n(id\t[\s\S]*?)```/.exec(document)?.[1] ?? '';
  const feed = await readFeed(Readable.from([Buffer.from(example)], { objectMode: true }));
  expect([...feed.unknown]).toEqual([]);
  const items = [];
  for await (const rows of feed.rows)
    items.push(...rows.map((row) => readItem(row, { origin: 'https://shop.example' })));
  expect(items).toMatchObject([
    { item: { sku: 'PLA-01-N', price: { list: 29_900, offer: { price: 24_900 } }, size: 'M' } },
    { item: { sku: 'PLA-01-R', availability: 'out_of_stock' } },
  ]);
});

test('issue 4.1 every attribute is documented', () => {
  const table = document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .join('\n');
  for (const name of [...attributes, ...features]) expect(table).toContain(`\`${name}\``);
});
