/** Tests how groups of lines are delivered or picked up, by stock, places and prices in the database (CO-08). */
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { createShippingRepository } from '../repository.ts';
import { createShippingService, type ShippedOption } from '../service.ts';

const { pool, db } = await withDatabase();
const rows = new CatalogueBuilder(db);
await rows.categories([{ id: 1 }]);
await rows.brand();
await rows.store();
await rows.store({ id: 2, name: 'Otra tienda', slug: 'otra-tienda' });
await pool.query(`
  insert into shipping_places (code, name, kind, store_id, postal_code, address, cutoff, express_cutoff, work_days,
    handling_days)
  select *, 0 from (values ('centro', '', 'warehouse', null::integer, '06700', '', 1020, 780, 62),
    ('norte', '', 'warehouse', null, '64000', '', 1020, null, 62), ('dos', '', 'seller', 2, '06600', '', 1020, null, 62),
    ('roma', 'Tienda Roma', 'shop', null, '06700', 'Álvaro Obregón 1', 1020, null, 127),
    ('toluca', 'Tienda Toluca', 'shop', null, '50000', '', 600, null, 62),
    ('cuernavaca', 'Tienda Cuernavaca', 'shop', null, '62000', '', 1020, null, 62),
    ('tlalpan', 'Tienda Tlalpan', 'shop', null, '14000', '', 600, null, 127),
    ('jalisco', 'Tienda Minerva', 'shop', null, '44100', '', 1020, null, 62)) place;
  insert into shipping_rates (service, zone, days_min, days_max, delivery_days) values
    ('express', 'local', 0, 0, 62), ('estandar', 'local', 2, 3, 62), ('estandar', 'nacional', 1, 1, 62),
    ('voluminoso', 'local', 3, 5, 62);
  insert into shipping_prices (service, zone, up_to_grams, price) values
    ('express', 'local', 5000, 14900), ('estandar', 'local', 5000, 4900), ('estandar', 'nacional', 5000, 9900),
    ('voluminoso', 'local', 50000, 29900)`);
const { rows: places } = await pool.query<{ id: number; code: string }>('select id, code from shipping_places');
const idOf = (code: string) => places.find((place) => place.code === code)?.id ?? 0;
const codeOf = (id: number) => places.find((place) => place.id === id)?.code;
beforeEach(() => pool.query('delete from products'));

/** A product without choices, ours unless `more` says otherwise; `stocks` are its pieces by place. */
async function product(id: number, stocks: Record<string, number> = {}, more: object = {}) {
  await rows.product([1], { id, stock: 9, weight_grams: 500, fulfillment_id: 1, ...more });
  await rows.variant(id, { sku: `${id}-U`, stock: 9 });
  const codes = Object.keys(stocks);
  if (codes.length > 0)
    await pool.query(
      `select set_place_stocks(array_agg(v.id), $2, $3)
         from product_variants v, unnest($2::integer[]) where v.product_id = $1`,
      [id, codes.map(idOf), Object.values(stocks)],
    );
}

/** The groups of lines, each line written as `7: 2` for two pieces of product 7. It is a Tuesday, 10:00. */
async function groups(lines: string[], { pickUp = true, code = '06100' } = {}) {
  const shipping = createShippingService(
    createShippingRepository(db),
    { deliveryGroups: async () => [] },
    { clock: () => Date.parse('2026-11-24T16:00:00Z'), pickUp },
  );
  const found = await shipping.shipments(
    code,
    lines.map((line) => {
      const [id = '', pieces] = line.split(': ');
      return { id: Number(id), sku: '0', pieces: Number(pieces) };
    }),
  );
  return Object.fromEntries(
    found.groups.map(({ key, deliveries, pickUps }) => [key, [...deliveries, ...pickUps].map(shown)]),
  );
}

function shown({ key, from, to, price, parcels }: ShippedOption): string {
  const sent = parcels.map(
    ({ place, lines }) => `${lines.map(({ id, pieces }) => `${id}: ${pieces}`)} of ${codeOf(place)}`,
  );
  const name = key.replace(/^pickup-(\d+)$/, 'pickup');
  return `${name} ${price} ${[...new Set([from, to])].map((day) => day.slice(8)).join('-')} ${sent.join(', ')}`;
}

describe('CO-08 slower for less', () => {
  test('express, or the standard service for less; the far warehouse is quicker, and the near one costs less', async () => {
    await product(7, {}, { super_express: true });
    expect(await groups(['7: 2'])).toEqual({
      '1-us': ['exp-loc 14900 24 7: 2 of centro', 'est-nac 9900 25 7: 2 of norte', 'est-loc 4900 26-27 7: 2 of centro'],
    });
    await product(8, { norte: 1, centro: 2 });
    // The last of two pieces arrives on the same day if the near warehouse sends both, which costs less. Of three pieces,
    // both warehouses have to send some.
    expect(await groups(['8: 2'])).toEqual({ '1-us': ['est-loc 4900 26-27 8: 2 of centro'] });
    expect(await groups(['8: 3'])).toEqual({ '1-us': ['est-loc-nac 14800 25-27 8: 1 of norte, 8: 2 of centro'] });
  });

  test('lines of another seller, another sender or bulky goods are groups of their own', async () => {
    await product(7);
    await product(8, {}, { is_big_ticket: true, weight_grams: 30_000 });
    await product(9, {}, { store_id: 2 });
    await product(10, {}, { store_id: 2, fulfillment_id: 0 });
    await product(11, {}, { digital: true });
    expect(Object.keys(await groups(['7: 1', '8: 1', '9: 1', '10: 1', '11: 1'])).toSorted()).toEqual(
      ['1-us', '1-us-bulky', '2-us', '2-own'].toSorted(),
    );
  });

  test('goods that are too heavy for one package are priced as several', async () => {
    await product(7, { centro: 9 }, { weight_grams: 3_000 });
    expect(await groups(['7: 3'])).toEqual({ '1-us': ['est-loc 14700 26-27 7: 3 of centro'] });
    const shipping = createShippingService(createShippingRepository(db), { deliveryGroups: async () => [] });
    expect((await shipping.shipments('06100', [{ id: 7, sku: '0', pieces: 3 }])).costOf(1)).toBe(14_700);
  });
});

describe('CO-08 pick-up where there is stock', () => {
  const roma = 'pickup 0 24 7: 2 of roma';

  test('shops of the state and of neighbours that have all pieces, the nearest first, three at most', async () => {
    await product(7, { centro: 9, roma: 2, toluca: 2, cuernavaca: 5, jalisco: 9, tlalpan: 2 });
    const standard = 'est-loc 4900 26-27 7: 2 of centro';
    // Toluca and Tlalpan have closed for today.
    expect(await groups(['7: 2'])).toEqual({
      '1-us': [standard, roma, 'pickup 0 25 7: 2 of tlalpan', 'pickup 0 25 7: 2 of toluca'],
    });
    expect(await groups(['7: 3'])).toEqual({
      '1-us': [standard.replace('7: 2', '7: 3'), 'pickup 0 24 7: 3 of cuernavaca'],
    });
    expect(await groups(['7: 2'], { pickUp: false })).toEqual({ '1-us': [standard] });
    await pool.query(`update shipping_places set is_active = false where code = 'roma'`);
    expect((await groups(['7: 2']))['1-us']).not.toContain(roma);
    await pool.query(`update shipping_places set is_active = true where code = 'roma'`);
  });

  test('one shop must have every line of the group', async () => {
    await product(7, { centro: 9, roma: 2, toluca: 2 });
    await product(8, { centro: 9, toluca: 1 });
    const pickUps = (await groups(['7: 1', '8: 1']))['1-us']?.slice(1);
    expect(pickUps).toEqual(['pickup 0 25 7: 1,8: 1 of toluca']);
  });

  test('what no carrier delivers is a group of its own, if a near shop has it', async () => {
    await product(7, { centro: 9 });
    await product(8, { centro: 0, roma: 1 });
    await product(9, { centro: 0, jalisco: 1 });
    expect(await groups(['7: 1', '8: 1', '9: 1'])).toEqual({
      '1-us': ['est-loc 4900 26-27 7: 1 of centro'],
      '1-shops': ['pickup 0 24 8: 1 of roma'],
    });
  });

  test('goods without stock by place, and goods by mail, are not picked up', async () => {
    await product(7);
    await product(8, { roma: 2 }, { digital: true });
    expect(
      Object.values(await groups(['7: 1', '8: 1'], { code: '06100' }))
        .flat()
        .join(),
    ).not.toContain('pickup');
  });
});

test('CO-08 shops and options need no further query', async () => {
  await product(7, { centro: 9, roma: 2 });
  const repository = createShippingRepository(db);
  const calls: string[] = [];
  const counted = new Proxy(repository, {
    get: (target, name: keyof typeof repository) => {
      calls.push(name);
      return target[name];
    },
  });
  const shipping = createShippingService(counted, { deliveryGroups: async () => [] });
  const { groups: found } = await shipping.shipments('06100', [{ id: 7, sku: '0', pieces: 1 }]);
  expect(found[0]?.pickUps).toHaveLength(1);
  expect(calls.toSorted()).toEqual(['rules', 'sent']);
});
