/** Tests `npm run shop -- import inventory …` on a real database. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop, news } = await openTestShop();
const folder = mkdtempSync(join(tmpdir(), 'inventory-'));
afterAll(() => rmSync(folder, { recursive: true }));
function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const places = `code,name,kind,postal_code,cutoff,work_days,handling_days
centro,Centro,warehouse,06700,15:00,L,0
norte,Norte,warehouse,64000,15:00,L,0
`;
const sets = async () =>
  (await pool.query('select d.places from products p left join dispatch_sets d on d.id = p.dispatch_set order by p.id'))
    .rows;

test('issue 17, item 7: the stock of places is imported, and follows a place that goes', async () => {
  await shop(['shipping', 'import', file('places.csv', places)]);
  const stock = file('stock.csv', 'store_code,id,quantity\ncentro,OLLA-1,1\nsur,OLLA-1,1\nnorte,TAZA-2,1\nnorte,X,1\n');
  expect((await shop(['import', 'inventory', stock])).out).toBe(`Line 3: store_code "sur" is no place of this shop.
4 rows: 2 changed, 0 forgotten, 1 of variants that the shop does not have, 1 held back.
`);
  expect(await sets()).toEqual([{ places: [1] }, { places: [2] }]);
  expect(await news()).toContain('shipping');
  expect((await shop(['import', 'inventory', stock, '--replace'])).out).toContain('Nothing was forgotten');
  // One warehouse becomes a shop, and the other is removed.
  await shop(['shipping', 'import', file('fewer.csv', 'code,kind\ncentro,shop\n'), '--replace']);
  expect(await sets()).toEqual([{ places: null }, { places: null }]);
  expect((await shop(['import', 'inventory', join(folder, 'nowhere')])).err).toContain('there is no such file');
  expect((await shop(['import', 'inventory', file('bad.csv', 'id,price\nA,1\n')])).err).toContain(
    'must name the columns',
  );
});
