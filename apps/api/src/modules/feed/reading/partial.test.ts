import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { columns, emptyShop, importFeed, row, select, table } from '../testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

describe('issue 4.1 a file without a column leaves what is stored', () => {
  const hour = 3_600_000;
  const dated = (from: number, to: number) =>
    row('A', {
      sale_price: '60 MXN',
      sale_price_effective_date: `${new Date(Date.now() + from * hour).toISOString()}/${new Date(Date.now() + to * hour).toISOString()}`,
    });
  const prices = (sale: string) => `id\tprice\tsale_price\tavailability\nA\t100 MXN\t${sale}\tin_stock\n`;
  const offers = () => select(pool, 'select sale_price, starts_at, ends_at from variant_offers');
  const shown = () => select(pool, 'select sale_price, offer_ends_at is not null as ends from products');

  test.each([
    ['to come', 1, 2, { sale_price: 10_000, ends: false }],
    ['that is on', -1, 1, { sale_price: 6_000, ends: true }],
  ])('sale_price_effective_date: the same offer %s retains its dates', async (_what, from, to, state) => {
    await importFeed(pool, table(columns, dated(from, to)));
    const before = await offers();
    expect((await importFeed(pool, prices('60 MXN'))).updated).toBe(0);
    expect(await offers()).toEqual(before);
    expect(await shown()).toEqual([state]);
  });

  test('sale_price_effective_date: another price is another offer, which starts now', async () => {
    await importFeed(pool, table(columns, dated(1, 2)));
    await importFeed(pool, prices('55 MXN'));
    expect(await offers()).toEqual([]);
    expect(await shown()).toEqual([{ sale_price: 5_500, ends: false }]);
  });

  const options = () => select<{ options: string }>(pool, 'select options::text from product_variants order by sku');

  test('size, material: a colour is changed and the other choices stay', async () => {
    await importFeed(
      pool,
      table(
        `${columns} material`,
        `${row('A-1', { item_group_id: 'A', color: 'Negro', size: 'M' })}|Lana`,
        `${row('A-2', { item_group_id: 'A', color: 'Negro', size: 'G' })}|Lino`,
      ),
    );
    await importFeed(pool, 'id,color\nA-1,Rojo\nA-2,\n');
    expect(await options()).toEqual([
      { options: '{"Color":"Rojo","Talla":"M","Material":"Lana"}' },
      { options: '{"Talla":"G","Material":"Lino"}' },
    ]);
    await importFeed(pool, 'id,options\nA-1,"Capacidad:1 L,Color:Rojo"\n');
    await importFeed(pool, 'id,color\nA-1,Azul\n');
    expect((await options())[0]).toEqual({ options: '{"Color":"Azul","Capacidad":"1 L"}' });
  });

  test('product_detail: the shared material is updated, and removed by an empty cell', async () => {
    const specifications = async () =>
      (await select<{ specifications: unknown }>(pool, 'select specifications from products'))[0]?.specifications;
    const material = (name: string) => ({ group: 'Características', rows: [['Material', name]] });
    await importFeed(pool, table(`${columns} material`, `${row('A')}|Lana`));
    const detail = { group: 'Medidas', rows: [['Alto', '3 cm']] };
    await pool.query('update products set specifications = specifications || $1::jsonb', [JSON.stringify([detail])]);
    expect((await importFeed(pool, 'id,material\nA,Lana\n')).updated).toBe(0);
    expect(await specifications()).toEqual([material('Lana'), detail]);
    await importFeed(pool, 'id,material\nA,Lino\n');
    expect(await specifications()).toEqual([detail, material('Lino')]);
    await importFeed(pool, 'id,title\nA,Otro\n');
    expect(await specifications()).toEqual([detail, material('Lino')]);
    await importFeed(pool, 'id,material\nA,\n');
    expect(await specifications()).toEqual([detail]);
  });
});
