/** Tests of tax keys in feeds (issue 38, item 5). */
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { columns, emptyShop, exportFeed, importFeed, row, select, table } from '../testing/test-feed.ts';

const { pool } = await withDatabase();
const keyed = `${columns} clave_prod_serv clave_unidad iva_rate ieps_rate ieps_amount ieps_units`;
const cola = { clave_prod_serv: '50202306', clave_unidad: 'H87', iva_rate: '16', ieps_amount: '3.0818' };
type Keys = Partial<Record<string, string>>;

/** A row with tax keys. */
const keyedRow = (id: string, keys: Keys, given: Keys = {}) =>
  [
    row(id, given),
    ...keyed
      .slice(columns.length + 1)
      .split(' ')
      .map((name) => keys[name] ?? ''),
  ].join('|');

/** The stored keys by SKU of the product, and the units by SKU of the variant. */
async function stored(): Promise<unknown> {
  const keys = await select<{ sku: string; keys: object }>(
    pool,
    'select sku, keys from product_tax join products on id = product_id order by sku',
  );
  const units = await select<{ sku: string; units: number }>(
    pool,
    'select sku, ieps_units as units from variant_tax join product_variants on id = variant_id order by sku',
  );
  return {
    keys: Object.fromEntries(keys.map((one) => [one.sku, one.keys])),
    units: Object.fromEntries(units.map((one) => [one.sku, one.units])),
  };
}

const first = table(
  keyed,
  keyedRow('C-1', { ...cola, ieps_units: '0.6' }, { item_group_id: 'C', size: '600 ml' }),
  keyedRow('C-6', { ...cola, ieps_units: '3.6' }, { item_group_id: 'C', size: '6 de 600 ml' }),
  keyedRow('L', { iva_rate: 'exempt', ieps_rate: '26.5' }),
  keyedRow('N', {}),
);
const expected = {
  keys: {
    C: { claveProdServ: '50202306', claveUnidad: 'H87', iva: 16, iepsAmount: 3_081_800 },
    L: { iva: 'exempt', iepsRate: 265_000 },
  },
  units: { 'C-1': 600_000, 'C-6': 3_600_000 },
};

beforeEach(async () => {
  await emptyShop(pool);
  expect(await importFeed(pool, first)).toMatchObject({ faults: 0, created: 3 });
});

describe('issue 38.5 tax keys of a feed', () => {
  test('are stored for the product, and the units for each variant', async () => {
    expect(await stored()).toEqual(expected);
    expect(await importFeed(pool, first)).toMatchObject({ created: 0, updated: 0 });
  });

  test('an export has them, and its import gives the same keys', async () => {
    for (const format of ['tsv', 'xml'] as const) {
      const file = await exportFeed(pool, { format });
      await emptyShop(pool);
      expect((await importFeed(pool, file)).heldBack).toEqual([]);
      expect(await stored(), format).toEqual(expected);
      expect(await importFeed(pool, file)).toMatchObject({ created: 0, updated: 0 });
      expect(await exportFeed(pool, { format })).toBe(file);
    }
  });

  test('a missing column leaves a key, an empty cell removes it, and only changes are written', async () => {
    await importFeed(pool, table(columns, row('L', { title: 'Otro' })));
    expect(await stored()).toEqual(expected);
    const some = table('id iva_rate ieps_units', 'C-1||0.5', 'C-6||', 'L|8|', 'N|0|');
    expect(await importFeed(pool, some)).toMatchObject({ updated: 3, created: 0 });
    expect(await stored()).toEqual({
      keys: {
        C: { claveProdServ: '50202306', claveUnidad: 'H87', iepsAmount: 3_081_800 },
        L: { iva: 8, iepsRate: 265_000 },
        N: { iva: 0 },
      },
      units: { 'C-1': 500_000 },
    });
    await importFeed(pool, table('id iva_rate', 'N|'));
    expect(await stored()).not.toHaveProperty('keys.N');
    const rows = async () => select(pool, 'select xmin, t from product_tax t order by 2');
    const before = await rows();
    expect(await importFeed(pool, some.replace('N\t0', 'N\t'))).toMatchObject({ updated: 0 });
    expect(await rows()).toEqual(before);
  });

  test('an element that only some items of an XML feed have is an empty cell of the others', async () => {
    const item = (id: string, more: string) => `<item><g:id>${id}</g:id><g:price>100 MXN</g:price>${more}</item>`;
    const xml = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item('L', '<g:iva_rate>0</g:iva_rate>')}${item('N', '')}${item('C-1', '')}</channel></rss>`;
    await importFeed(pool, xml);
    expect(await stored()).toMatchObject({
      keys: {
        C: { claveProdServ: '50202306', claveUnidad: 'H87', iepsAmount: 3_081_800 },
        L: { iva: 0, iepsRate: 265_000 },
      },
      units: expected.units,
    });
    expect(await stored()).not.toHaveProperty('keys.C.iva');
  });

  test('an invalid value holds its row back with each reason, and the stored keys stay', async () => {
    const wrong = { clave_prod_serv: '5020230', clave_unidad: 'PIEZA', iva_rate: '0.16', ieps_rate: 'ocho' };
    const { heldBack } = await importFeed(
      pool,
      table(
        keyed,
        keyedRow('L', { ...wrong, ieps_amount: '-1', ieps_units: '0' }),
        keyedRow('N', { iva_rate: '16' }),
        keyedRow('C-1', { ...cola, iva_rate: '15' }, { item_group_id: 'C', size: '600 ml' }),
        keyedRow('C-6', { iva_rate: '0', ieps_units: '4' }, { item_group_id: 'C', size: '6 de 600 ml' }),
      ),
    );
    expect(heldBack.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
      [
        'L: clave_prod_serv "5020230" is not 8 digits such as 50202306',
        'clave_unidad "PIEZA" is no code of two or three letters and digits such as H87',
        'iva_rate "0.16" is none of 16, 8, 0, exempt',
        'ieps_rate "ocho" is no percentage from 1 to 200 such as 8 or 26.5, and not 0',
        'ieps_amount "-1" is no amount in pesos up to 1000 with at most 6 decimals such as 3.0818',
        'ieps_units "0" is no number above 0 and up to 1000 with at most 6 decimals such as 0.6',
      ].join('; '),
      'C-1: iva_rate "15" is none of 16, 8, 0, exempt',
    ]);
    // The import holds the first row of C back, so the keys of C stay. The import writes the units of its other row.
    expect(await stored()).toEqual({
      keys: { ...expected.keys, N: { iva: 16 } },
      units: { 'C-1': 600_000, 'C-6': 4_000_000 },
    });
  });

  test('a change of keys drops no cached page', async () => {
    await pool.query('truncate invalidations');
    await importFeed(pool, table('id iva_rate', 'L|8'));
    expect(await select(pool, 'select tags from invalidations')).toEqual([]);
  });
});
