/** Tests that `shipping explain` and AP-15 agree, since both use the same plan. */
import { createUnitOfWork } from '@tianguis/database';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { createShippingOperator } from './operator.ts';
import { createShippingRepository } from './repository.ts';
import { createShippingService } from './service.ts';

const { pool, db } = await withDatabase();
const rows = new CatalogueBuilder(db);
await rows.categories([{ id: 1 }]);
await rows.brand();
await rows.store({ name: 'La Merced' });
const traits = [
  {},
  { fulfillment_id: 1 },
  { fulfillment_id: 1, super_express: true },
  { fulfillment_id: 1, is_big_ticket: true },
  { is_backorder: true, extended_catalogue_days: 3 },
  { digital: true },
];
for (const [i, trait] of traits.entries()) await rows.product([1], { id: i + 1, stock: 5, ...trait });

const operator = createShippingOperator(createUnitOfWork(db));
const load = (text: string) => operator.import(new TextEncoder().encode(text), false);
await load(`code,name,kind,store,postal_code,cutoff,express_cutoff,work_days,handling_days
centro,Centro,warehouse,,54800,15:00,11:00,LMXJVS,0
norte,Norte,warehouse,,66000,17:00,,LMXJV,0
vendedores,Vendedores,seller,,44100,13:00,,LMXJV,1
`);
await load('place,prefix,zone\n,77,ninguna\ncentro,770,lejana\n,2300,ninguna\n');
await load(`service,zone,days_min,days_max,delivery_days
estandar,local,1,1,LMXJVS
estandar,regional,1,2,LMXJVS
estandar,nacional,2,4,LMXJVS
estandar,lejana,4,7,LMXJV
express,local,0,0,LMXJVSD
voluminoso,local,3,5,LMXJV
`);

const moments = [
  '2026-11-13T14:59:00-06:00',
  '2026-11-13T15:00:00-06:00',
  '2026-11-15T10:00:00-06:00',
  '2026-12-24T12:59:59-06:00',
];
const codes = ['06700', '64000', '77000', '77500', '23000', '23456', '20000'];

test('issue 17, item 2: the last line of "explain" is the promise of AP-15, for every product, place and moment', async () => {
  const seen = new Set<string>();
  for (const moment of moments) {
    const service = createShippingService(
      createShippingRepository(db),
      { deliveryGroups: async () => [] },
      { clock: () => Date.parse(moment) },
    );
    for (const code of codes) {
      const { promises } = await service.zoning(code, [1, 2, 3, 4, 5, 6]);
      for (const { product, status, from, to, service: by } of promises) {
        const last = (await operator.explain(String(product), code, Date.parse(moment))).at(-1) ?? '';
        const days = last.match(/\d{4}-\d\d-\d\d/g) ?? [];
        const expected = status === 'arrives' ? (from === to ? [to] : [from, to]) : [];
        expect(days, `${product} ${code} ${moment}: ${last}`).toEqual(expected);
        if (by) expect(last).toContain(`, by ${by} from `);
        seen.add(`${status} ${by}`);
      }
    }
  }
  expect([...seen].sort()).toEqual([
    'arrives estandar',
    'arrives express',
    'arrives voluminoso',
    'no-coverage null',
    'not-delivered null',
  ]);
});

test('issue 17, item 2: each step is said, with the row that decided it', async () => {
  const at = Date.parse('2026-11-13T15:00:00-06:00');
  expect((await operator.explain('2', '77000', at)).join('\n')).toBe(`Product 2, ${await title(2)}, of La Merced
Ordered on Fri 2026-11-13 at 15:00 in Mexico City, to 77000, Quintana Roo
Shipped by us.

Place centro: zone lejana, by the row "770" of the place
  estandar: begins on Sat 2026-11-14 (its hour, 15:00, is past)
    leaves on Sat 2026-11-14 (0 work days of handling; works LMXJVS)
    arrives on Fri 2026-11-20 to Wed 2026-11-25 (4 to 7 delivery days of LMXJV, by the general rate)
    holidays on the way: Mon 2026-11-16

Place norte: not covered, by the row "77" of all places

Promise: Fri 2026-11-20 to Wed 2026-11-25, by estandar from centro.`);
  await expect(operator.explain('2', '00000', at)).rejects.toThrow('No state has the postal code 00000.');
  await expect(operator.explain('99', '06700', at)).rejects.toThrow('There is no product "99".');
  await pool.query('update products set is_active = false where id = 1');
  expect((await operator.explain('1', '06700', at)).at(-1)).toBe('Promise: none, it is not delivered.');
});

const title = async (id: number) =>
  (await pool.query<{ title: string }>('select title from products where id = $1', [id])).rows[0]?.title;
